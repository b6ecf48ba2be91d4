import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { countWords } from "#language/text/words.ts";
import { type FakeModelServer, startFakeModelServer } from "#tests/support/model-zoo/server.ts";
import { runCommand, runHere } from "#tests/support/run-command.ts";
import { tempDir } from "#tests/support/temp-dir.ts";
import { writeCommand } from "./write-command.ts";

const field = ["--field", "mainPoint=ساعة تخطيط كل أسبوع"];
const topic = "ترتيب الأوراق";

let model: FakeModelServer;
beforeAll(async () => {
  model = await startFakeModelServer();
});
afterEach(() => model.reset());
afterAll(() => model.close());

const withModel = () => ({ WRITER_BASE_URL: model.baseUrl, WRITER_MODEL: "fake-model" });

const write = (args: readonly string[], env: Record<string, string> = {}) =>
  runHere("write", writeCommand, args, { env: { WRITER_DISCOVERY: "off", ...env } });

/** Runs the script as a person does: in an empty folder, so that no `.env` plays a part, and without a server. */
async function writeAsAPerson(args: readonly string[]) {
  const cwd = tempDir("write");
  const ended = await runCommand(join(import.meta.dirname, "write.ts"), args, { cwd, env: { WRITER_DISCOVERY: "off" } });
  return { ...ended, left: readdirSync(cwd) };
}

describe("the command line", () => {
  test("writes the text, and only the text, to standard output; who wrote it to standard error", async () => {
    const { code, output, errors, left } = await writeAsAPerson(["--words", "300", ...field, topic]);
    expect(code).toBe(0);
    expect(output).toMatch(/^# /);
    expect(output).toContain(topic);
    // Of such a topic nothing is known: the text is an outline, whose questions are no words.
    expect(countWords(output)).toBeLessThan(60);
    expect(output).toMatch(/^- \[… .+؟\]$/mu);
    expect(errors).toContain("of 300 words, built-in");
    expect(left).toEqual([]);
  });

  test("writes the same text for the same seed, and another one for another", async () => {
    // Of a known subject there is something to choose from.
    const known = ["--subject", "specialty-coffee", "--words", "300", "القهوة المختصة في البيت"];
    const texts = await Promise.all(["7", "7", "8"].map((seed) => write(["--seed", seed, ...known])));
    expect(texts[0]?.output).toBe(texts[1]?.output);
    expect(texts[0]?.output).not.toBe(texts[2]?.output);
  });

  test("with --json prints one object and nothing else", async () => {
    const { code, output, errors } = await write(["--json", "--words", "300", ...field, topic]);
    expect([code, errors]).toEqual([0, ""]);
    const answer = JSON.parse(output) as { output: string; wordCount: number };
    expect(answer).toMatchObject({ targetWords: 300, writer: { kind: "built-in", provider: "built-in", model: null } });
    expect(answer.wordCount).toBe(countWords(answer.output));
  });

  test("tells every note in its own words", async () => {
    const notes = ["نفتح الخميس الساعة 5", "الكوب الكبير بـ18 جنيه"];
    const { code, output } = await write(["--words", "300", ...notes.flatMap((note) => ["--note", note]), ...field, topic]);
    expect(code).toBe(0);
    for (const note of notes) expect(output).toContain(note);
  });

  test("asks the configured model", async () => {
    model.script([{ kind: "text", text: "# عنوان\n\nنص قصير." }]);
    const { code, output, errors } = await write(["--words", "300", ...field, topic], withModel());
    expect([code, output]).toEqual([0, "# عنوان\n\nنص قصير.\n"]);
    expect(errors).toContain("fake-model");
    expect(model.requests.at(-1)?.prompt).toContain(topic);
  });

  test("lists its options", async () => {
    const { code, output } = await write(["--help"]);
    expect(code).toBe(0);
    for (const word of ["--template", "blogPost", "--variety", "ar-egyptian", "--field", "--json"])
      expect(output).toContain(word);
  });
});

describe("exit code 2, and a line that says what is wrong, for", () => {
  test.each([
    ["an unknown template", ["--template", "novel", topic], /no template 'novel'/],
    ["an unknown option", ["--loud", topic], /'--loud'/],
    ["an unknown field", ["--field", "colour=red", topic], /no field 'colour'/],
    ["a tone that there is not", ["--tone", "loud", ...field, topic], /--tone/],
    ["a length that is not offered", ["--words", "301", ...field, topic], /length/],
    ["words that are no number", ["--words", "many", ...field, topic], /--words/],
    ["a seed that is no number", ["--seed", "abc", ...field, topic], /--seed/],
    ["no text to rewrite", ["--template", "rewrite", topic], /sourceText/],
    ["no topic", field, /about/],
    ["a topic in another language than the built-in writer's", [...field, "time planning"], /language/i],
  ])("%s", async (_name, args, line) => {
    const { code, output, errors } = await write(args);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toMatch(line);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  test("a setting that contradicts itself", async () => {
    const { code, errors } = await write([...field, topic], { WRITER_BASE_URL: model.baseUrl });
    expect([code, errors]).toEqual([2, expect.stringContaining("WRITER_MODEL is required")]);
  });
});

describe("exit code 1 when the configured model fails", () => {
  test("before the first word: nothing is written, and not by another writer either", async () => {
    model.otherwise({ kind: "status", status: 401 });
    const { code, output, errors } = await write(["--words", "300", ...field, topic], withModel());
    expect([code, output]).toEqual([1, ""]);
    expect(errors.trimEnd().split("\n").at(-1)).toMatch(/key/i);
  });

  test("in the middle: what was written stands", async () => {
    model.otherwise({ kind: "cut", afterWords: 8 });
    const { code, output } = await write(["--words", "300", ...field, topic], withModel());
    expect(code).toBe(1);
    expect(countWords(output)).toBeGreaterThan(0);
  });
});

test("exit code 2 for a template that only a model can do, where there is none", async () => {
  const fields = ["--field", "sourceText=جملة أولى. وجملة ثانية بعدها.", "--field", "change=simpler"];
  const { code, output } = await write(["--template", "rewrite", "--variety", "ar-lebanese", ...fields, topic]);
  expect([code, output]).toEqual([2, ""]);
});
