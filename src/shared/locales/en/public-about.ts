/** The about page. The figure is AL-QASIDA's (product.md, 'The promise'); nothing else on the page is a figure. */
export const about = {
  title: "Every street has its own way.",
  lead: "Nobody in Cairo talks like the news, and nobody in Jeddah talks like Cairo. Yet most of what they are asked to read was written for no one in particular. Lahja is a desk for writing to somebody.",
  greetings: "How they say hello",
  gap: {
    figure: "3",
    of: "in 100",
    text: "Asked for Saudi, a leading model of 2024 answered in recognizable Saudi three times in a hundred.",
    picture: "A hundred circles, three of them filled.",
    source:
      "AL-QASIDA, 2025. Models understand dialects far better than they write them. Closing that gap, visibly, is why Lahja exists.",
  },
  features: {
    title: "What is on the desk",
    items: [
      {
        title: "Smart content creation",
        text: "One brief in plain words becomes a finished text at the length, tone and reader you chose.",
      },
      {
        title: "Bilingual, all the way down",
        text: "Arabic and English set properly side by side, with the punctuation where it belongs.",
      },
      {
        title: "Professional templates",
        text: "Plans for every kind of text, from a reel script to a press release, each with its own questions.",
      },
      { title: "Easy export", text: "Plain text, Markdown, a web page, Word or PDF, and a copy that keeps headings and lists." },
      { title: "Detailed analytics", text: "Which voices and templates you write in, month by month, from your own texts." },
      { title: "Lightning fast", text: "Words appear as they are written. Stop whenever you have enough." },
    ],
  },
  steps: {
    title: "Four steps",
    items: [
      { title: "Choose a template", text: "A plan for the kind of text." },
      { title: "Add your ideas", text: "Topic, voice, length, reader, keywords." },
      { title: "Generate", text: "Watch it arrive, then read its receipt." },
      { title: "Export and share", text: "Copy it, or save it as a file." },
    ],
  },
  benefits: {
    title: "What comes with it",
    items: [
      "Sounds like the place it is read in",
      "You see why, word by word",
      "Runs with no key and no network",
      "You pay for words received, nothing else",
      "Your texts leave in open formats",
      "Works the same on a phone",
    ],
  },
  close: { title: "Write to someone.", action: "Start writing free", demo: "See the demo", home: "Back to the home page" },
} as const;
