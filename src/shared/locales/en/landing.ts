/** The plain first page; the full one comes with the public pages. It claims nothing that the app does not do. */
export const landing = {
  title: "Lahja: say it the way they say it",
  hero: "Say it the way they say it.",
  lead: "Give Lahja one brief: what the text is about, for whom, and how long. Lahja writes it in the Arabic of Riyadh or Cairo, in Standard Arabic or in American English.",
  start: "Start writing free",
  voicesTitle: "Nine voices",
  voicesText: "How people say hello, place by place.",
  footer: "Seven dialects, Standard Arabic and American English, from one brief.",
} as const;
