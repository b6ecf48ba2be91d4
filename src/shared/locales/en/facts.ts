const facts = {
  phrase: {
    label: "In a sentence",
    hint: "How the sentences speak of it. Correct it where it does not fit.",
    none: "No phrase is sure. Sentences use a noun of their own unless you give one.",
    sample: "choosing a school",
    restore: "As found in the topic",
  },
  interview: {
    title: "A few questions",
    gain: "{count, plural, one {One answer} other {# answers}} would add {words, plural, one {about # word} other {about # words}}.",
    lateTitle: "What is still open",
    lateGain:
      "{count, plural, one {This answer} other {These # answers}} would add {words, plural, one {about # word} other {about # words}}.",
    hint: "Your answers become facts of the brief. Skip what does not matter.",
    lateHint: "An answer goes into the text at once and can be undone. It is not charged.",
    blank: "Blank in the text: {label}",
    add: "Add",
    fill: "Put it in",
    addLabel: "{action}: {question}",
    skip: "Skip",
    skipLabel: "Skip the question: {question}",
    again: "Ask the skipped ones again",
    samples: {
      price: "Amount and currency",
      time: "Days and hours",
      place: "Street, area, what it is near",
      person: "Name and what they do",
      link: "Link, number or address",
      free: "A short sentence",
    },
    already: "The text says that already",
    failed: "The answer could not be put in",
  },
  notes: {
    differ: "These two differ. Which one holds?",
    holds: "This one",
    instructs: "This tells the writer something: it stays out of the text.",
    instructsBuiltIn:
      "This tells the writer something: it stays out of the text. The built-in writer does not follow it; a model does.",
    isFact: "It is a fact",
    dropNote: "Remove",
    slip: "“\u2068{word}\u2069”: is “\u2068{meant}\u2069” meant?",
    isRight: "It is right",
    twoDates: "“\u2068{text}\u2069” can be two days. Which one?",
    foreign:
      "{count, plural, one {One fact is} other {# facts are}} in another language than the text. The built-in writer leaves {count, plural, one {it} other {them}} out: write {count, plural, one {it} other {them}} in the language of the text.",
  },
  brand: {
    title: "Facts of the brand",
    hint: "They stand in this text too. Press one to leave it out.",
    until: "until {date}",
    keepTitle: "Keep in {brand}",
    keepLabel: "Keep in {brand}: {note}",
    kept: "Kept with the brand’s facts",
    full: "The brand has no room for more facts",
    failed: "The fact could not be kept",
  },
  samples: {
    one: "Try a sample",
    other: "Try another sample",
    filled: "The brief holds a sample. Change what you like, then write.",
    undo: "Take the sample out",
    failed: "The sample could not be loaded. Try again.",
  },
};

/** Texts around the facts of a brief, fetched with the parts of the form that show them. */
export const factMessages = { facts };
