/** The texts around the drafts that a short text was chosen from. */
export const drafts = {
  writing: "{count, plural, one {Writing # draft} other {Writing # drafts. The best one appears here}}",
  title: "{count, plural, one {One other draft} other {# other drafts}}",
  hint: "The best draft by our check was delivered. {count, plural, one {This one is} other {These are}} kept until {time}. Taking one charges its words and puts it in the place of the text, which stays among the versions.",
  read: "Read it",
  take: "{words, plural, one {Take it for # word} other {Take it for # words}}",
  takeAgain: "Take it again, already charged",
  inPlace: "This is the text now",
  taken: "The other draft is the text now",
  charged: "{words, plural, one {# word was charged.} other {# words were charged.}}",
  notSaved: "Your changes are not saved yet, so the text was not exchanged",
  failed: "The draft was not taken",
} as const;
