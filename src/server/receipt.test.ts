import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { report as reportSchema } from "#shared/contracts/report.ts";
import { runCommand, runHere } from "#tests/support/run-command.ts";
import { receiptCommand } from "./receipt-command.ts";

const saudi = "وش رايكم نرتب يومنا من بدري؟ خلونا نبدأ بالأهم، والباقي نأجله لين يخف الزحام.";

/** Runs the command with a text on standard input. */
const receipt = (args: readonly string[], input = saudi) => runHere("receipt", receiptCommand, args, { input });

describe("the receipt on the command line", () => {
  test("prints what was asked and what was found, a matter a line", async () => {
    const asked = ["--variety", "ar-saudi", "--words", "100", "--keyword", "ترتيب"];
    const { code, output, errors } = await receipt(asked);
    expect([code, errors]).toEqual([0, ""]);
    // As the script that a person calls does.
    expect(await runCommand(join(import.meta.dirname, "receipt.ts"), asked, { input: saudi })).toEqual({ code, output, errors });
    expect(output).toMatch(/^Words \.+ \d+ of 100, too short$/m);
    expect(output).toMatch(/^Variety asked \.+ Saudi/m);
    expect(output).toMatch(/^Keyword .*ترتيب.* \.+ missing$/m);
    expect(output).toMatch(/^\* .*ترتيب/m);
  });

  test("with --json prints the report of the contract and nothing else", async () => {
    const { code, output, errors } = await receipt(["--variety", "ar-saudi", "--json"]);
    expect([code, errors]).toEqual([0, ""]);
    const report = reportSchema.parse(JSON.parse(output));
    expect(report.variety.asked).toBe("ar-saudi");
    expect(report.words.verdict).toBe("within");
  });

  test("with --lines gives every line that is not empty a line of its own", async () => {
    const { code, output } = await receipt(["--variety", "ar-saudi", "--lines"], `${saudi}\n\nوين رايحين اليوم؟\r\n`);
    expect(code).toBe(0);
    const lines = output.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/وين رايحين اليوم؟$/);
  });

  test("with --lines and --json gives one object a line", async () => {
    const { output } = await receipt(["--lines", "--json"], "سطر أول\nسطر تاني");
    const texts = output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { text: string });
    expect(texts.map(({ text }) => text)).toEqual(["سطر أول", "سطر تاني"]);
  });

  test("checks the structure where a template is named, and only then", async () => {
    const [without, with_] = await Promise.all([receipt([]), receipt(["--template", "socialMediaPost"])]);
    expect(without.output).not.toContain("Sections");
    expect(with_.output).toMatch(/^Sections \.+ \d of 4$/m);
  });

  test("lists its options", async () => {
    const { code, output } = await receipt(["--help"], "");
    expect(code).toBe(0);
    for (const word of ["--variety", "ar-saudi", "--lines", "--json", "--template"]) expect(output).toContain(word);
  });
});

describe("exit code 2, and a line that says what is wrong, for", () => {
  test.each([
    ["an unknown option", ["--loud"], saudi, /'--loud'/],
    ["a variety that there is not", ["--variety", "ar-mars"], saudi, /--variety/],
    ["an unknown template", ["--template", "novel"], saudi, /no template 'novel'/],
    ["an addressee that there is not", ["--addressee", "crowd"], saudi, /--addressee/],
    ["words that are no number", ["--words", "many"], saudi, /--words/],
    ["a text given as an argument", ["نص"], saudi, /نص/],
    ["no text", [], " \n", /no text/],
  ])("%s", async (_name, args, input, line) => {
    const { code, output, errors } = await receipt(args, input);
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toMatch(line);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});
