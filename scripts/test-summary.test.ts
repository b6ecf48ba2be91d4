import { expect, test } from "vitest";
import { mostSecondTries, summaryOf } from "./test-summary.mjs";

const root = "/home/mona/lahja";
const vitest = {
  testResults: [
    {
      name: `${root}/src/a.test.ts`,
      assertionResults: [
        { status: "passed", fullName: "a holds" },
        { status: "pending", fullName: "b needs LibreOffice" },
      ],
    },
  ],
};
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
const playwright = (flaky: number) => ({
  suites: [
    {
      file: "toasts.spec.ts",
      specs: [spec("is alone", "expected")],
      suites: [{ specs: [spec("c waits", "skipped"), ...Array.from({ length: flaky }, (_, at) => spec(`race ${at}`, "flaky"))] }],
    },
  ],
});

test("skipped tests and second tries are named, and count as they are", () => {
  expect(summaryOf({ vitest, playwright: playwright(1), root })).toEqual({
    lines: [
      "2 skipped:",
      "  src/a.test.ts › b needs LibreOffice",
      "  toasts.spec.ts › c waits",
      "1 passed on their second try:",
      "  toasts.spec.ts › race 0",
      "3 passed, 0 failed",
    ],
    passes: true,
  });
});

test("more than three second tries fail the run", () => {
  expect(summaryOf({ vitest, playwright: playwright(mostSecondTries), root }).passes).toBe(true);
  expect(mostSecondTries).toBe(3);
  const { lines, passes } = summaryOf({ vitest, playwright: playwright(mostSecondTries + 1), root });
  expect(passes).toBe(false);
  expect(lines).toContain("More than 3 second tries fail the run.");
});

test("what failed is named last, where a log cut short still shows it", () => {
  const failing = {
    testResults: [{ name: `${root}/src/b.test.ts`, assertionResults: [{ status: "failed", fullName: "b holds" }] }],
  };
  const { lines } = summaryOf({ vitest: failing, playwright: playwright(0), root });
  expect(lines.slice(-3)).toEqual(["1 failed:", "  src/b.test.ts › b holds", "1 passed, 1 failed"]);
});

test("a runner that ended before its first test leaves the other's figures", () => {
  expect(summaryOf({ vitest: null, playwright: playwright(0), root }).lines.at(-1)).toBe("1 passed, 0 failed");
});
