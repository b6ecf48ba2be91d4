import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { suggestionsFor } from "#language/checks/suggestions.ts";
import { withSubject } from "#language/subjects/subject-of.ts";
import { checkBrief } from "#language/templates/brief-check.ts";
import { findTemplateByKey, templateKeys } from "#language/templates/registry.ts";
import type { Template } from "#language/templates/template.ts";
import { countWords } from "#language/text/words.ts";
import { brief as briefSchema, type FieldValue } from "#shared/contracts/brief.ts";
import { createGenerationRequest, type WriterInfo } from "#shared/contracts/generations.ts";
import { toAudience, toVariety } from "#shared/contracts/generations-alias.ts";
import { AppError } from "#shared/errors.ts";
import { addressees, audiences, defaultVariety, tones, varieties, wordCounts } from "#shared/options.ts";
import { loadConfig } from "./platform/config.ts";
import { errorText } from "./platform/error-text.ts";
import { createLog } from "./platform/log.ts";
import { suggestionText } from "./platform/suggestion-text.ts";
import { type Terminal, UsageError } from "./platform/terminal.ts";
import { createWriterRegistry } from "./writers/registry.ts";

const usage = `Usage: npm run -s write -- [options] "topic"

Writes a text to the terminal with the configured writer; needs no server and no account. Defaults are in parentheses.

  --template KEY      ${templateKeys.join(", ")} (blogPost)
  --variety ID        ${varieties.join(", ")} (${defaultVariety})
  --words N           ${wordCounts.join(", ")} (those the template takes)
  --tone T            ${tones.join(", ")} (friendly)
  --audience A        ${audiences.join(", ")} (general)
  --addressee A       ${addressees.join(", ")} (everyone)
  --keyword W         a word or phrase the text must contain; may be repeated
  --note TEXT         a fact that the text tells in your words; may be repeated
  --subject ID        what it is about, or 'none' (found in the topic)
  --phrase TEXT       the noun phrase by which sentences speak of it (found in the topic)
  --said ID           a statement on the subject that an earlier text said, latest first; others are said. May be repeated
  --field NAME=VALUE  a field of the template; may be repeated. Lists: items separated by ';'. Money: '250 SAR'. Dates: 2027-03-12
  --seed N            the same seed gives the same text with the built-in writer (1)
  --json              one JSON object at the end instead of the text as it comes
  --help              this text`;

const options = {
  template: { type: "string", default: "blogPost" },
  variety: { type: "string", default: defaultVariety },
  words: { type: "string" },
  tone: { type: "string", default: "friendly" },
  audience: { type: "string", default: "general" },
  addressee: { type: "string", default: "everyone" },
  keyword: { type: "string", multiple: true },
  note: { type: "string", multiple: true },
  subject: { type: "string" },
  phrase: { type: "string" },
  said: { type: "string", multiple: true },
  field: { type: "string", multiple: true },
  seed: { type: "string", default: "1" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

function readFields(template: Template, given: readonly string[]): Record<string, FieldValue> {
  return Object.fromEntries(
    given.map((pair): [string, FieldValue] => {
      const [name = "", ...rest] = pair.split("=");
      const value = rest.join("=");
      const field = template.fields.find((candidate) => candidate.key === name);
      if (!field)
        throw new UsageError(
          `The template ${template.key} has no field '${name}'. It has: ${template.fields.map(({ key }) => key).join(", ") || "none"}.`,
        );
      if (field.type === "number") return [name, Number(value)];
      if (field.type === "list") return [name, value.split(/[;؛]/).map((item) => item.trim())];
      if (field.type === "money") {
        const [amount = "", currency = ""] = value.trim().split(/\s+/);
        return [name, { amount: Number(amount), currency }];
      }
      return [name, value];
    }),
  );
}

function readBrief(argv: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  if (values.help) return { values, checked: null, seed: 0 };
  const template = findTemplateByKey(values.template);
  if (!template) throw new UsageError(`There is no template '${values.template}'. There are: ${templateKeys.join(", ")}.`);
  const parsed = briefSchema.safeParse({
    templateId: template.id,
    topic: positionals.join(" "),
    variety: toVariety(values.variety),
    words: Number(values.words ?? template.defaultLength),
    tone: values.tone,
    audience: toAudience(values.audience),
    addressee: values.addressee,
    keywords: values.keyword ?? [],
    notes: values.note ?? [],
    subject: values.subject,
    subjectPhrase: values.phrase,
    said: values.said,
    fields: readFields(template, values.field ?? []),
  });
  if (!parsed.success) throw new UsageError(`--${parsed.error.issues[0]?.path.join(".")}: ${parsed.error.issues[0]?.message}`);
  return { values, checked: checkBrief(parsed.data), seed: readSeed(values.seed) };
}

function readSeed(given: string): number {
  const seed = createGenerationRequest.shape.seed.safeParse(given.trim() === "" ? Number.NaN : Number(given));
  if (seed.data === undefined) throw new UsageError("--seed: must be a whole number from 0 to 4294967295");
  return seed.data;
}

async function writeText({ args, env, write, tell, onInterrupt }: Terminal): Promise<number> {
  const { values, checked, seed } = readBrief(args);
  if (!checked) {
    write(`${usage}\n`);
    return 0;
  }
  const config = loadConfig(env);
  const registry = createWriterRegistry(config.writers, { log: createLog(config) });
  await registry.ready;
  const writer = registry.writerFor(checked.brief.variety);
  if (!writer) throw new AppError("writer.variety_unavailable", { variety: checked.brief.variety });
  writer.check?.(checked.brief);
  const task = writer.info.kind === "built-in" ? { ...checked, brief: withSubject(checked.brief) } : checked;

  const abort = new AbortController();
  onInterrupt(() => abort.abort());
  let info: WriterInfo = writer.info;
  let text = "";
  const startedAt = performance.now();
  const onWriter = (real: WriterInfo) => {
    info = real;
  };
  for await (const piece of writer.write({ ...task, seed, signal: abort.signal, onWriter })) {
    text += piece;
    if (!values.json) write(piece);
  }
  const suggestions = suggestionsFor(text, task.brief, checked.template, checked.targetWords);
  const words = countWords(text);
  if (values.json) {
    write(`${JSON.stringify({ output: text, wordCount: words, targetWords: checked.targetWords, writer: info, suggestions })}\n`);
  } else {
    write("\n");
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    tell(`\n${words} of ${checked.targetWords} words, ${info.model ?? info.provider}, ${seconds} s`);
    for (const suggestion of suggestions) tell(`- ${suggestionText(suggestion, "en")}`);
  }
  return abort.signal.aborted ? 1 : 0;
}

/** On a screen the field itself is marked; here the sentence has to name it. */
function refusal(error: AppError): string {
  const { field } = error.params;
  return field === undefined ? errorText(error, "en") : `--field ${field}=…: ${errorText(error, "en")}`;
}

/** Writes a text. Exit codes: 0 written, 1 the writer failed, 2 the call or the brief is wrong. */
export async function writeCommand(terminal: Terminal): Promise<number> {
  try {
    return await writeText(terminal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    terminal.tell(refusal(error));
    return error.code.startsWith("brief.") ? 2 : 1;
  }
}
