import { profileOf } from "#language/varieties/registry.ts";
import type { Region, Report, VarietyFinding } from "#shared/contracts/report.ts";
import { isDialect } from "#shared/options.ts";
import { suggestionText } from "./platform/suggestion-text.ts";

/** The width of the paper. */
const width = 64;
const mostEvidence = 8;

const regionNames: Readonly<Record<Region, string>> = {
  egyptian: "Egyptian",
  gulf: "Gulf",
  levantine: "Levantine",
  standard: "Standard Arabic",
  english: "English",
};

const percent = (share: number) => `${Math.round(share * 100)} %`;
/** Directional marks keep an Arabic quotation from turning the English line around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The report as a till receipt: one matter a line, what it comes to at the right. */
export function printReceipt(report: Report, text: string): string {
  const { words, repetition, readability } = report;
  const rule = "-".repeat(width);
  const rows: readonly (readonly [string, string])[] = [
    ["Words", wordsText(report)],
    ["Variety asked", profileOf(report.variety.asked).name.en],
    ["Variety found", foundText(report.variety)],
    ["Verdict", verdictText(report.variety)],
    ["Standard sentences", leakText(report.variety)],
    ["Speaks to", `${report.agreement.found ?? "nobody in particular"} (asked: ${report.agreement.asked})`],
    ...report.keywords.map(({ keyword, spans }): [string, string] => [`Keyword ${isolated(keyword)}`, times(spans.length)]),
    ...(report.notes?.length
      ? [["Notes told", `${report.notes.filter(({ isTold }) => isTold).length} of ${report.notes.length}`] as const]
      : []),
    ...(report.structure.length > 0 ? [["Sections", sectionsText(report)] as const] : []),
    ["Different 4-grams", percent(repetition.distinctFourGrams)],
    ["Sentences twice", String(repetition.sentences.length)],
    ["Words a sentence", String(readability.wordsPerSentence)],
    ["Blanks to fill", String(report.blanks.length)],
    ["Figures not in the brief", String(report.claims.length)],
    ...(report.otherScripts?.length ? [["Letters of other scripts", String(report.otherScripts.length)] as const] : []),
    ...(report.spelling.length > 0 ? [["British spellings", String(report.spelling.length)] as const] : []),
  ];
  const notes = report.suggestions.map((suggestion) => `* ${suggestionText(suggestion, "en")}${suggestion.fix ? " [fix]" : ""}`);
  return [
    center("LAHJA"),
    center(`receipt for ${words.delivered} words`),
    rule,
    ...rows.map(([left, right]) => row(left, right)),
    rule,
    ...evidenceLines(report.variety, text),
    ...(notes.length > 0 ? notes : ["Nothing to mend."]),
    rule,
  ].join("\n");
}

/** One text in one line: what it reads as, how sure, the verdict, the text. */
export function printLine({ variety }: Report, line: string): string {
  const sure = variety.region === null ? "" : percent(variety.regionProbability);
  const region = variety.region === null ? "open" : regionNames[variety.region];
  return [region.padEnd(16), sure.padStart(6), `  ${variety.verdict.padEnd(16)}`, line.trim()].join("");
}

function row(left: string, right: string): string {
  const dots = width - [...left].length - [...right].length - 2;
  return `${left} ${".".repeat(Math.max(2, dots))} ${right}`;
}

function center(text: string): string {
  return " ".repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text;
}

function wordsText({ words }: Report): string {
  const verdicts = {
    within: "as asked",
    short: "too short",
    long: "too long",
    form: "the form decides",
    told: "all facts used",
    outline: "outline",
  } as const;
  return `${words.delivered} of ${words.asked}, ${verdicts[words.verdict]}`;
}

function foundText({ outside, region, regionProbability, country, countryProbability }: VarietyFinding): string {
  if (outside) return `${outside}, none of ours`;
  if (region === null) return "too little to tell";
  // Where a region is one country, its name says both.
  const place =
    country && isDialect(country) && region === "levantine"
      ? `, ${profileOf(country).name.en} ${percent(countryProbability)}`
      : "";
  return `${regionNames[region]} ${percent(regionProbability)}${place}`;
}

function verdictText({ verdict, asked }: VarietyFinding): string {
  const name = profileOf(asked).name.en;
  const verdicts: Readonly<Record<VarietyFinding["verdict"], string>> = {
    fits: `fits ${name}`,
    nothing_against: `nothing speaks against ${name}`,
    contradicts: "holds another country's words",
    leaks: "too much Standard Arabic",
    other_region: "reads as another variety",
    outside: "reads as a variety that is none of ours",
    standard: "Standard, as this kind of text is",
    told: "the person's own words, for the most part",
    open: "open: too little evidence",
  };
  return verdicts[verdict];
}

function leakText({ sentences, leakShare, leakLimit }: VarietyFinding): string {
  return sentences === 0 ? "none could be told" : `${percent(leakShare)} of ${sentences} (limit ${percent(leakLimit)})`;
}

function times(count: number): string {
  if (count === 0) return "missing";
  return count === 1 ? "once" : `${count} times`;
}

function sectionsText({ structure }: Report): string {
  return `${structure.filter(({ found }) => found).length} of ${structure.length}`;
}

function evidenceLines({ evidence }: VarietyFinding, text: string): string[] {
  const words = (side: "for" | "against") => [
    ...new Set(evidence.filter((found) => found.side === side).map(({ start, end }) => isolated(text.slice(start, end)))),
  ];
  const line = (title: string, found: readonly string[]) =>
    found.length > 0 ? [`${title}: ${found.slice(0, mostEvidence).join(", ")}`] : [];
  return [...line("Words for it", words("for")), ...line("Words against it", words("against"))];
}
