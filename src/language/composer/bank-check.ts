/** Development aid while the banks are written: prints what breaks the rules of docs/phrase-banks.md. */

import { countWords } from "../text/words.ts";
import { expand, mentions, parse } from "./notation.ts";
import { createRandom } from "./random.ts";

const p: any = (globalThis as any).process;
const id = p.argv[2];
const { bank } = await import(`../varieties/${id}/bank.ts`);
let formal: any = null;
try {
  ({ formal } = await import(`../varieties/${id}/formal.ts`));
} catch {}
const md: string = (await import("node:fs" as string)).readFileSync("docs/phrase-banks.md", "utf8");
const min: Record<string, [number, string, string]> = {};
for (const m of md.matchAll(/^\| (\w+) \| (\d+) \| (\w) \| ([A-Z ]+|all) \|/gm)) min[m[1]!] = [Number(m[2]), m[3]!, m[4]!];
for (const m of md.slice(md.indexOf("## Formal")).matchAll(/(\w+) (\d+) ([LSP])\b/g))
  min[m[1]!] = [Number(m[2]), m[3]!, "formal"];
let problems = 0;
const say = (s: string) => {
  problems++;
  console.log(s);
};
const all: [string, string][] = [];
const check = (where: string, list: any[]) => {
  const rule = min[where];
  if (rule && list.length < rule[0]) say(`${where}: ${list.length} phrases, needs ${rule[0]}`);
  const starts = new Map<string, string>();
  for (const ph of list) {
    const text: string = (typeof ph === "string" ? ph : ph.text).replace(/^@\w+ /, "");
    try {
      const nodes = parse(text);
      const slots: any = {
        subject: "XSUBJX",
        topic: "XTOPX",
        keyword: "XKEYX",
        value: "XVALX",
        item: "XITX",
        reader: "R",
        worry: "W",
        gain: "G",
        moment: "M",
        opener: "",
        praise: "P",
      };
      for (const ad of ["man", "woman", "everyone"] as const)
        for (let s = 0; s < 6; s++) {
          const out = expand(nodes, createRandom(s), ad, slots)!;
          if (/ {2}| [،؛؟.,!?](?!\.)/.test(out.trim()) && s === 0 && ad === "man" && !out.startsWith(" "))
            say(`${where}: spacing: ${out}`);
          if (/[\u0600-\u06FF]X(SUBJ|TOP|KEY|VAL|IT)X|X(SUBJ|TOP|KEY|VAL|IT)X[\u0621-\u06FFa-z]/.test(out)) {
            say(`${where}: glued to the user's words: ${out}`);
            break;
          }
          if (rule && rule[1] !== "L" && !/[.؟?!…:»”\]]$/.test(out.trim()) && s === 0 && ad === "man")
            say(`${where}: no final mark: ${out}`);
          if (rule && rule[1] === "L" && /[.]$/.test(out.trim()) && s === 0 && ad === "man")
            say(`${where}: a line has no full stop: ${out}`);
          if (where === "faq" && !out.includes("||")) say(`faq without ||: ${out}`);
        }
      const plain = expand(nodes, createRandom(1), "everyone", slots)!;
      const two = plain.split(/\s+/).slice(0, 2).join(" ");
      if (plain.split(/\s+/).length > 3 && starts.has(two) && !/X|^\[/.test(two))
        say(`${where}: same two first words "${two}": ${plain}`);
      starts.set(two, plain);
      if (where === "keyword" && !mentions(nodes, "keyword")) say(`keyword phrase without {keyword}: ${text}`);
      if (where === "topicLine" && !mentions(nodes, "topic")) say(`topicLine without {topic}: ${text}`);
      if (id !== "en-american" && /[A-Za-z]{2,}/.test(plain.replace(/X(SUBJ|TOP|KEY|VAL|IT)X|[RWGMP]/g, "")))
        say(`${where}: Latin letters: ${plain}`);
      all.push([where, plain]);
    } catch (e: any) {
      say(`${where}: ${e.message}`);
    }
  }
};
for (const [role, list] of Object.entries(bank.phrases)) check(role, list as any[]);
for (const [k, list] of Object.entries(bank.fields)) check(`field ${k}`, list as any[]);
if (formal) {
  for (const [r, l] of Object.entries(formal.phrases)) check(r, l as any[]);
  for (const [k, l] of Object.entries(formal.fields)) check(`field ${k}`, l as any[]);
}
const seen = new Map<string, string>();
for (const [where, plain] of all) {
  if (where.startsWith("field")) continue;
  const w = plain.split(/\s+/).filter((x) => !/X/.test(x));
  for (let i = 0; i + 5 <= w.length; i++) {
    const g = w.slice(i, i + 5).join(" ");
    const before = seen.get(g);
    if (before && before !== plain) {
      say(`five words shared "${g}": ${before} ~ ${plain}`);
      break;
    }
    seen.set(g, plain);
  }
}
const total = all.length,
  words = all.reduce((n, [, t]) => n + countWords(t), 0);
console.log(`${id}: ${total} phrases, about ${words} words, ${problems} problems`);
