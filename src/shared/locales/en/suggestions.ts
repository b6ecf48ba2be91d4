import type { Suggestion } from "../../contracts/report.ts";

/** The findings of the check: one sentence for each code. Screens show them, and `POST /api/content/generate` sends them. */
export const suggestions = {
  too_short: "The text has {words, number} words of the {target, number} you asked for. Add an example or a detail.",
  too_long: "The text has {words, number} words instead of {target, number}. Shorten what repeats the main point.",
  note_language:
    "Your note “\u2068{note}\u2069” is in another language than the text. Write it in the text’s language, or leave it out.",
  note_missing: "Your note “\u2068{note}\u2069” is not in the text yet.",
  keyword_missing: "The keyword “\u2068{keyword}\u2069” does not appear yet.",
  no_call_to_action: "Nothing asks the reader to act. End with one clear call.",
  blanks_left:
    "{count, plural, one {One blank […] waits for a fact only you know.} other {# blanks […] wait for facts only you know.}}",
  sentence_repeated: "This sentence appears twice: “\u2068{sentence}\u2069”. Change or remove one of them.",
  standard_word: "“\u2068{word}\u2069” is Standard Arabic. Here people say “\u2068{replacement}\u2069”.",
  foreign_word:
    "“\u2068{word}\u2069” belongs to another dialect. {has, select, yes {Here people say “\u2068{replacement}\u2069”.} other {Use the local word.}}",
  standard_sentences:
    "{count, plural, one {One sentence reads} other {# sentences read}} as Standard Arabic: {share, number} percent of the text, where at most {limit, number} percent suits it. Say them as people talk.",
  other_region:
    "{region, select, egyptian {The text reads as Egyptian.} gulf {The text reads as Gulf Arabic.} levantine {The text reads as Levantine.} standard {The text reads as Standard Arabic.} english {The text is in English.} iraqi {The text reads as Iraqi Arabic.} maghrebi {The text reads as Arabic of the Maghreb.} sudanese {The text reads as Sudanese Arabic.} yemeni {The text reads as Yemeni Arabic.} arabizi {The text is Arabic in Latin letters.} british {The text reads as British English.} other {The text reads as another dialect.}} That is not the one you asked for.",
  addressee_mixed:
    "The text speaks to more than one kind of reader: “\u2068{word}\u2069” is said to {found, select, man {a man} woman {a woman} other {several people}}. You asked for {asked, select, man {a man} woman {a woman} other {everyone}}.",
  addressee_other:
    "“\u2068{word}\u2069” is said to {found, select, man {a man} woman {a woman} other {several people}}. You asked for {asked, select, man {a man} woman {a woman} other {everyone}}.",
  // The outline describes the section in both languages; each catalogue uses its own.
  section_missing: "{ar, select, other {A part of this kind of text is missing: \u2068{en}\u2069}}",
  claim_number: "“\u2068{number}\u2069” is not in your brief. Check it, or take it out.",
  british_spelling: "“\u2068{word}\u2069” is British. Americans write “\u2068{replacement}\u2069”.",
  long_sentence: "This sentence has {words, number} words; two shorter ones read better: “\u2068{sentence}\u2069”",
  banned_word: "Your brand voice does not use “\u2068{word}\u2069”.",
  sign_off_missing: "Your brand’s sign-off is missing: “\u2068{signOff}\u2069”.",
  emoji_not_wanted: "Your brand voice wants fewer emoji: {emoji}",
  over_character_limit:
    "This has {length, number} characters, and its place takes {limit, number}: “\u2068{text}\u2069”. Shorten it.",
  openings_repeated:
    "{count, plural, one {One sentence opens} other {# sentences in a row open}} with “\u2068{opening}\u2069”. Begin one of them another way.",
  other_script: "“\u2068{text}\u2069” is in letters of another script, or broken. Say it in the language of the text.",
} as const satisfies Record<Suggestion["code"], string>;
