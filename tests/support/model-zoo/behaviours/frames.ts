import { done, streams, words } from "../behaviour.ts";
import { revisionText } from "../sample-text.ts";

const about = (name: string) => ({ name, seenIn: "most instruct models" });

export const preambleEn = streams(about("'Sure! Here is your post:'"), (good) => [
  ...words(`Sure! Here is your post:\n\n${good}`),
  done,
]);

export const preambleAr = streams(about("«بالتأكيد! إليك المقال»"), (good) => [
  ...words(`بالتأكيد! إليك المقال:\n\n---\n\n${good}`),
  done,
]);

export const preambleDialect = streams(about("«طبعًا، هذا هو المقال»"), (good) => [
  ...words(`طبعًا، هذا هو المقال:\n\n${good}`),
  done,
]);

export const afterwordEn = streams(about("'Let me know if you want changes.'"), (good) => [
  ...words(`${good}\n\nLet me know if you want changes.`),
  done,
]);

export const afterwordAr = streams(about("«هل تريد أن أعدّل شيئًا؟»"), (good) => [
  ...words(`${good}\n\n---\n\nأتمنى أن يعجبك! هل تريد أن أعدّل شيئًا؟`),
  done,
]);

export const fence = streams(about("a ```markdown fence round the whole"), (good) => [
  ...words(`\`\`\`markdown\n${good}\n\`\`\``),
  done,
]);

export const fenceAndTalk = streams(about("preamble, fence and afterword"), (good) => [
  ...words(`Certainly! Here's the text:\n\n\`\`\`\n${good}\n\`\`\`\n\nFeel free to adjust it.`),
  done,
]);

export const persianLetters = streams({ name: "Persian ی and ک, tatweel", seenIn: "Qwen, Llama" }, (good) => [
  ...words(
    good
      .replaceAll("ك", "ک")
      .replace(/ي(?=[\p{L}])/gu, "ی")
      .replace(/ل(?=ت)/gu, "لـ"),
  ),
  done,
]);

/** A word of Chinese in the first answer that is long enough to be a text; what is asked for again comes without. */
export const chineseLetters = streams(
  {
    name: "Chinese letters in an Arabic text",
    seenIn: "Qwen, DeepSeek",
    expected: {
      write: { delivered: "other" },
      pieces: { delivered: "other", told: "other_script" },
      revise: { delivered: "other" },
      edit: { delivered: "other", told: "other_script" },
      convert: { delivered: "other", told: "other_script" },
      test: { delivered: "whole" },
    },
  },
  (good, { attempt, prompt }) => {
    const isRevision = /^Section \d+ \(about/m.test(prompt) && !good.startsWith("=== ");
    const all = words(isRevision ? revisionText(prompt, good) : good);
    const at = attempt === 0 && all.length > 8 ? Math.floor(all.length / 2) : all.length;
    return [...all.slice(0, at), ...(at < all.length ? words("创新 ") : []), ...all.slice(at), done];
  },
);
