/** The tools of Lahja, by who uses them. */
export const products = {
  title: "One desk, seven tools",
  lead: "Which part of Lahja is for whom. All of them share the same brief, the same voices and the same check.",
  forWhom: "For",
  contents: "The tools",
  tools: {
    desk: {
      title: "Writing desk",
      who: "Whoever needs one good text: a shop, a copywriter, a teacher",
      text: "Brief on one side, paper on the other. The text appears word by word and can be stopped, edited in place and written again.",
    },
    matrix: {
      title: "Market matrix",
      who: "Campaign managers and agencies with readers in several countries",
      text: "One brief in many voices, part by part side by side. Local notes, totals, and the table as a spreadsheet.",
    },
    brandVoices: {
      title: "Brand voices",
      who: "Brand and editorial teams",
      text: "The words, sentences and sign-off of a brand, obeyed by every writer and looked for by the check.",
    },
    hub: {
      title: "Template hub",
      who: "Whoever knows the kind of text but not how to begin",
      text: "Every template with a sketch of its plan. A short dialog writes on the spot, or the brief opens on the desk.",
    },
    receipt: {
      title: "Receipt",
      who: "Whoever signs a text off: editors, clients, reviewers",
      text: "What was asked and what came: length, voice and its telltale words, keywords, structure, blanks and unsupported figures, with fixes.",
    },
    convert: {
      title: "Conversion",
      who: "Translators and localizers with a text at hand",
      text: "A kept text in another voice, with every change shown beside the source.",
    },
    terminal: {
      title: "In the terminal",
      who: "Developers who run Lahja themselves",
      text: "The same writers and the same check as two commands, without a server or an account.",
    },
  },
  close: { title: "Begin at the desk.", action: "Start writing free", demo: "See the demo", templates: "See the templates" },
} as const;
