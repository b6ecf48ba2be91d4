import { describe, expect, test } from "vitest";
import { afterwordLines, ownBeginnings, ownEndings, preambleLines } from "#tests/support/answer-remarks.ts";
import { fc } from "#tests/support/properties.ts";
import { createAnswerFilter } from "./answer-filter.ts";
import type { AnswerContext } from "./step.ts";

const context: AnswerContext = { own: [], isMail: false };

/** The text of an answer that arrives in these deltas, as a page has it in the end. */
function textOf(deltas: readonly string[], given: Partial<AnswerContext> = {}): string {
  const filter = createAnswerFilter({ ...context, ...given });
  let text = "";
  for (const step of [...deltas.map((delta) => filter.push(delta)), filter.end()]) text = (step.restart ? "" : text) + step.text;
  return text;
}

const body = "# نظّم وقتك\n\nخلّي ساعة في أول الأسبوع للتخطيط.\n\n- اكتب القائمة\n- ابدأ بالأصعب\n\nوبعدها ارتاح.";
const plain = "خلّي ساعة في أول الأسبوع للتخطيط، وبعدها كل يوم أسهل.";

describe("what stands round a text", () => {
  test.each(preambleLines)("goes before it: %s", (line) => {
    expect(textOf([`${line}\n\n${body}`])).toBe(body);
    expect(textOf([`${line}\n\n---\n\n${body}`]), "with a rule").toBe(body);
    expect(textOf([`${line}\n\n\`\`\`markdown\n${body}\n\`\`\``]), "with a fence").toBe(body);
  });

  test.each(afterwordLines)("goes behind it: %s", (line) => {
    expect(textOf([`${body}\n\n${line}`])).toBe(body);
    expect(textOf([`${body}\n\n---\n\n${line}\n`]), "behind a rule").toBe(body);
    expect(textOf([`\`\`\`markdown\n${body}\n\`\`\`\n\n${line}`]), "behind a fence").toBe(body);
  });

  test.each(ownBeginnings)("is no remark: $text", ({ text, isMail = false }) => {
    expect(textOf([text], { isMail })).toBe(text);
  });

  test.each(ownEndings)("is no remark at the end: $text", ({ text, isMail = false }) => {
    expect(textOf([text], { isMail })).toBe(text);
  });

  test("is counted: sixty of each at least", () => {
    expect(preambleLines.length + afterwordLines.length).toBeGreaterThanOrEqual(60);
    expect(ownBeginnings.length + ownEndings.length).toBeGreaterThanOrEqual(60);
  });

  test("stays where the person's own words begin or end so", () => {
    const own = ["Sure! Here is your post:\n\nBuy now.\n\nLet me know if you want changes."];
    expect(textOf([own[0] ?? ""], { own })).toBe(own[0]);
  });

  test("may be an assent before a heading, two remarks, or one in the line of the text", () => {
    expect(textOf([`Sure!\n\n${body}`])).toBe(body);
    expect(textOf([`بالتأكيد!\n\nإليك المقال:\n\n${body}`])).toBe(body);
    expect(textOf([`Certainly! Here's a tweet: ${plain}`])).toBe(plain);
    expect(textOf([`${body}\n\nLet me know if you want changes.\n\nI hope this helps!`])).toBe(body);
    expect(textOf([`${body}\n\nWould you like me to adjust it:\n- make it shorter?\n- make it longer?`])).toBe(body);
  });

  test("of a mail goes behind its signature, and where it names the mail", () => {
    const mail = "Subject: Your order\n\nDear Mona,\n\nIt is on its way.\n\nBest regards,\nSami";
    expect(textOf([`${mail}\n\nLet me know if you want changes.`], { isMail: true })).toBe(mail);
    const open = "Dear Mona,\n\nIt is on its way.";
    expect(textOf([`${open}\n\nWould you like me to adjust the email?`], { isMail: true })).toBe(open);
  });
});

describe("fences", () => {
  const code = "```js\nconsole.log(1);\n```";
  test("round the whole go, those inside stay", () => {
    const text = `# Title\n\n${code}\n\nThe end.`;
    for (const word of ["markdown", "md", ""]) expect(textOf([`\`\`\`${word}\n${text}\n\`\`\``])).toBe(text);
  });

  test("of the text's own code stay, at its beginning too", () => {
    const own = `${code}\n\nThat prints one.`;
    expect(textOf([own])).toBe(own);
    const bare = "```\nnpm start\n```\n\nThat starts the server, and this goes on.";
    expect(textOf([bare])).toBe(bare);
  });
});

describe("thoughts", () => {
  test.each(["think", "thinking", "reasoning", "thought"])("<%s> goes from the head", (name) => {
    expect(textOf([`<${name}>\nThe user wants a post.\n</${name}>\n\n${body}`])).toBe(body);
  });

  test("[THINK] goes", () => {
    expect(textOf([`[THINK]The user wants a post.[/THINK]${body}`])).toBe(body);
  });

  test("without an opening are taken back", () => {
    expect(textOf(["Okay, the user wants a post.\n\n", "I will begin.\n</think>", `\n\n${body}`])).toBe(body);
  });

  test("on a line of their own in the middle go", () => {
    expect(textOf([`${plain}\n<think>\nNow the list.\n</think>\nوبعدين.`])).toBe(`${plain}\nوبعدين.`);
  });

  test("that a text speaks of stay", () => {
    const tag = "Models write <think> and </think> before they answer, or `</think>` alone.";
    expect(textOf([tag])).toBe(tag);
    expect(textOf(["They end with </think> always."], { own: ["What is </think>?"] })).toBe("They end with </think> always.");
  });

  test("without an end are no text, and counted", () => {
    const filter = createAnswerFilter(context);
    const step = filter.push(`<think>${"hm ".repeat(100)}`);
    expect([step.text, filter.isThinking()]).toEqual(["", true]);
    expect(filter.thoughtChars()).toBeGreaterThan(250);
    expect(filter.end().text).toBe("");
  });
});

describe("letters", () => {
  test("of Persian and Urdu, tatweel and zero-width signs become Arabic inside Arabic words", () => {
    expect(textOf(["کتاب علی الطاولة فی البيت، مـــرحبا بـ\u200cك"])).toBe("كتاب على الطاولة في البيت، مرحبا بك");
  });

  test("stay where the person wrote the word so, at the end of 1445 هـ, and in an emoji", () => {
    expect(textOf(["کافیه ناردین عام 1445 هـ 👨‍👩‍👧"], { own: ["اسم المحل: کافیه ناردین"] })).toBe(
      "کافیه ناردین عام 1445 هـ 👨‍👩‍👧",
    );
  });
});

describe("a loop", () => {
  const round = " وبعدها نرجع لأول الكلام مرة ثانية ونقول الشيء نفسه.";
  test("ends the text after its first round", () => {
    const filter = createAnswerFilter(context);
    let text = "";
    for (const delta of [plain, ...Array.from({ length: 40 }, () => round)]) {
      const step = filter.push(delta);
      text = (step.restart ? "" : text) + step.text;
    }
    expect(filter.isRepeating()).toBe(true);
    expect(text).toBe(plain + round);
  });

  test("that comes full only with the last words is seen too", () => {
    const filter = createAnswerFilter(context);
    const steps = [filter.push(plain), filter.push(" مرة".repeat(27)), filter.end()];
    expect(filter.isRepeating()).toBe(true);
    expect(steps.at(-1)).toEqual({ restart: true, text: `${plain} مرة` });
  });

  test("is seen in a list that only counts, and not in a refrain", () => {
    const counted = Array.from({ length: 30 }, (_, i) => `${i + 1}. خطوة جديدة نحو وقت أفضل لك`).join("\n");
    const filter = createAnswerFilter(context);
    filter.push(counted);
    expect(filter.isRepeating()).toBe(true);
    const refrain = Array.from(
      { length: 9 },
      (_, i) => `السطر رقم ${"أبجدهوزحط"[i]} له معنى ${"كلمنسعفصق"[i]}.\n\nيا ليل يا عين`,
    ).join("\n\n");
    expect(textOf([refrain])).toBe(refrain);
  });
});

describe("any division into deltas gives the same text", () => {
  const answers = [
    `<think>\nhm <b>\n</think>\n\nSure! Here is your post:\n\n\`\`\`markdown\n${body}\n\`\`\`\n\nLet me know if you want changes.`,
    `Okay, thinking aloud.\n</think>\nبالتأكيد! إليك المقال:\n\n${body}\n\nهل تريد أن أعدّل شيئًا؟`,
    `\`\`\`\nnpm start\n\`\`\`\n\nThat starts it 😀 and goes on.\n\n---\n\nIf you only change one habit, change this one.`,
    `کتاب علی الطاولة\n\nمـرحبا\n\n[THINK] a [/THINK]\n\n${plain}\n\n(عدد الكلمات: 300)`,
    `${plain}${" نفس الكلام يرجع كل مرة بدون أي فائدة.".repeat(20)} والنهاية.`,
    `${body}${" Whatever happens tomorrow, everything always repeats itself.".repeat(20)} The end.`,
    `${plain}${" مرة".repeat(27)}`,
    `Certainly! Here's a tweet: ${Array.from({ length: 90 }, (_, i) => `كلمة${i}`).join(" ")}`,
    ...ownBeginnings.map(({ text }) => text),
    ...ownEndings.map(({ text }) => text),
    ...preambleLines.map((line) => `${line}\n\n${body}`),
    ...afterwordLines.map((line) => `${body}\n\n${line}`),
  ];

  test("letter by letter", () => {
    for (const answer of answers) expect(textOf(answer.split("")), answer).toBe(textOf([answer]));
  });

  test("at any boundaries", () => {
    fc.assert(
      fc.property(fc.constantFrom(...answers), fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), (answer, cuts) => {
        const at = [0, ...cuts.filter((cut) => cut < answer.length).toSorted((a, b) => a - b), answer.length];
        const deltas = at.slice(1).map((end, i) => answer.slice(at[i], end));
        expect(textOf(deltas)).toBe(textOf([answer]));
      }),
    );
  });
});

describe("characters", () => {
  test("half of an emoji waits for its other half, NUL is left out, blank lines before the text are no text", () => {
    expect(textOf(["\n\n قهوة \ud83d", "\ude00 سا\0دة"])).toBe("قهوة 😀 سادة");
    expect(textOf(["a\ude00b", "c\ud83d", "d"])).toBe("a\ufffdbc\ufffdd");
  });
});
