import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { check } from "#language/checks/check.ts";
import { findTemplateByKey, templateKeys } from "#language/templates/registry.ts";
import { countWords } from "#language/text/words.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { toVariety } from "#shared/contracts/generations-alias.ts";
import type { Report } from "#shared/contracts/report.ts";
import { addressees, defaultVariety, varieties } from "#shared/options.ts";
import { type Terminal, UsageError } from "./platform/terminal.ts";
import { printLine, printReceipt } from "./receipt-print.ts";

const usage = `Usage: npm run -s receipt -- --variety ID [options] < text

Checks a text from standard input and prints what the check found. Nothing is stored and nothing is sent.

  --variety ID     ${varieties.join(", ")} (${defaultVariety})
  --lines          every line is a text of its own: one line of output for each
  --template KEY   checks the structure too: ${templateKeys.join(", ")}
  --words N        the length asked for (the text's own)
  --addressee A    ${addressees.join(", ")} (everyone)
  --topic T        what the text is about: the user's own words are not judged
  --keyword W      a word or phrase the text must contain; may be repeated
  --json           the whole report as JSON, one object a line with --lines
  --help           this text`;

const options = {
  variety: { type: "string", default: defaultVariety },
  lines: { type: "boolean", default: false },
  template: { type: "string" },
  words: { type: "string" },
  addressee: { type: "string", default: "everyone" },
  topic: { type: "string", default: "" },
  keyword: { type: "string", multiple: true },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const satisfies ParseArgsOptionsConfig;

function oneOf<T extends string>(option: string, known: readonly T[], value: string): T {
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new UsageError(`--${option}: must be one of ${known.join(", ")}`);
  return found;
}

/** No template has this number: the report's structure stays empty. */
const noTemplate = 0;

function readCall(argv: readonly string[]) {
  const { values } = parseArgs({ args: [...argv], options });
  const variety = oneOf("variety", varieties, toVariety(values.variety));
  const addressee = oneOf("addressee", addressees, values.addressee);
  const template = values.template === undefined ? undefined : findTemplateByKey(values.template);
  if (values.template !== undefined && !template) {
    throw new UsageError(`There is no template '${values.template}'. There are: ${templateKeys.join(", ")}.`);
  }
  const words = values.words === undefined ? null : Number(values.words);
  if (words !== null && !(Number.isInteger(words) && words > 0)) throw new UsageError("--words: must be a whole number above 0");
  const brief = (text: string): Brief => ({
    templateId: template?.id ?? noTemplate,
    topic: values.topic,
    variety,
    words: words ?? countWords(text),
    tone: "friendly",
    audience: "general",
    addressee,
    keywords: values.keyword ?? [],
    fields: {},
  });
  return { values, brief };
}

/** Checks the text on standard input. Exit codes: 0 checked, 2 the call is wrong. */
export async function receiptCommand({ args, readInput, write }: Terminal): Promise<number> {
  const { values, brief } = readCall(args);
  if (values.help) {
    write(`${usage}\n`);
    return 0;
  }
  const input = (await readInput()).replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (input.trim() === "") throw new UsageError("There is no text on standard input.");
  const report = (text: string): Report => check(text, brief(text));
  if (!values.lines) {
    const found = report(input);
    write(`${values.json ? JSON.stringify(found) : printReceipt(found, input)}\n`);
    return 0;
  }
  for (const line of input.split("\n")) {
    if (line.trim() === "") continue;
    write(`${values.json ? JSON.stringify({ text: line, report: report(line) }) : printLine(report(line), line)}\n`);
  }
  return 0;
}
