/** The features page: what Lahja does today, each with a small true piece of it (`web/features/features/artefacts.ts`). */
export const features = {
  title: "It shows its work",
  lead: "From the brief to the file: what Lahja does with a text, and how you can tell that it did.",
  brief: {
    title: "A brief, not a prompt",
    text: "You say what it is about, pick a voice by its greeting, and choose length, tone and reader. Each template asks what its kind of text needs: an offer and its end, a date, a dish. Nothing has to be worded as a command.",
    rows: { template: "Template", topic: "Topic", voice: "Voice", length: "Length", tone: "Tone" },
    sample: { template: "Marketing email", topic: "free delivery until Thursday", length: "200 words", tone: "Friendly" },
  },
  receipt: {
    title: "A receipt with every text",
    text: "Words asked and delivered, the voice and the words that give it away, keywords, structure, whom it addresses, blanks, and figures that nobody gave. What went wrong is marked in the text, with a fix one click away.",
    words: "Words",
    asked: "Voice asked",
    found: "Found",
    fits: "fits",
    givenAway: "Given away by",
    note: "Checked by the same code that checks yours.",
  },
  markets: {
    title: "One brief, many markets",
    text: "The same campaign in as many voices as you need, side by side, each with its receipt. Local notes say where the brief meets local custom, so that a weekend offer does not end on a working day.",
    market: "Market",
    weekend: "Weekend",
    money: "Prices in",
    fridaySaturday: "Friday, Saturday",
    saturdaySunday: "Saturday, Sunday",
  },
  conversion: {
    title: "A finished text, elsewhere",
    text: "Convert exchanges words and verb forms between dialects without any model, and leaves alone what has two meanings: names, numbers, links and quotations stay letter for letter. A comparison shows every change. A connected model rewrites the whole, or translates it.",
    changed: "Underlined: what was exchanged.",
  },
  brandVoice: {
    title: "It sounds like you",
    text: "A brand voice keeps the words that your brand uses and never uses, in all voices or in one, the length of its sentences, its emoji and its last line. Whoever writes follows it, and the check looks for what is banned.",
    example: "Example",
    uses: "Uses",
    never: "Never says",
    ends: "Ends with",
    sample: { uses: "roasted today", never: "best quality", ends: "Zahra roastery, fresh every morning" },
  },
  templates: {
    title: "A plan for every kind of text",
    text: "Posts, ads, product pages, emails, scripts, letters and lessons, each with its parts, its own questions and the lengths that suit it.",
    count: "templates",
    action: "See them all",
  },
  keeping: {
    title: "Kept, found, taken along",
    text: "Every text is kept with its brief. Search ignores hamza and vowel marks. Take a text as a file that reads in the right direction, or copy it with its headings and lists.",
    files: [
      { name: "Plain text", extension: ".txt" },
      { name: "Markdown", extension: ".md" },
      { name: "Web page", extension: ".html" },
      { name: "Word", extension: ".docx" },
      { name: "PDF", extension: ".pdf" },
    ],
  },
  writers: {
    title: "Who writes",
    text: "Three kinds of writer, one brief, one check. Which one wrote stands on the receipt.",
    items: [
      { title: "A model service", text: "Any service that speaks the OpenAI protocol, or one of the big providers." },
      { title: "A model on your machine", text: "Found by itself when Lahja runs there." },
      {
        title: "The built-in writer",
        text: "A structured starter draft from phrases written for each dialect. No key, no network.",
      },
    ],
  },
  close: { title: "See it write.", demo: "See the demo", action: "Start writing free" },
} as const;
