import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Brief } from "#shared/contracts/brief.ts";
import { addressees, varieties } from "#shared/options.ts";
import { checkAgainst } from "../../checks/check.ts";
import { templates } from "../../templates/registry.ts";
import type { Template } from "../../templates/template.ts";
import { countWords } from "../../text/words.ts";
import { type Example, exampleFamilies, exampleFamilyOf } from "./example.ts";
import { loadExamples } from "./load-examples.ts";

interface Placed extends Example {
  readonly place: string;
  readonly brief: Brief;
  readonly of: Template;
}

const all: Placed[] = [];
for (const variety of varieties) {
  for (const family of exampleFamilies) {
    for (const example of await loadExamples(variety, family)) {
      const of = templates.find(({ key }) => key === example.template);
      if (!of) throw new Error(`no template ${example.template}`);
      const brief: Brief = {
        templateId: of.id,
        topic: example.topic,
        variety,
        words: countWords(example.text),
        tone: example.tone,
        audience: "general",
        addressee: example.addressee ?? "everyone",
        keywords: [],
        fields: {},
        notes: [...example.facts],
      };
      all.push({ ...example, place: `${variety}/${family}: ${example.topic}`, brief, of });
    }
  }
}
const reportOf = ({ text, brief, of }: Placed) => checkAgainst(text, brief, of, countWords(text));
const failing = (why: (example: Placed) => unknown) =>
  all.flatMap((example) => {
    const found = why(example);
    return found === null || (Array.isArray(found) && found.length === 0) ? [] : [`${example.place}: ${JSON.stringify(found)}`];
  });
const quoted = ({ text }: Placed, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

/** Few texts hold a word that one country of the Gulf or the Levant alone has: nothing may speak against the rest. */
const right = ({ of }: Placed): ReadonlySet<string> =>
  new Set(of.register === "S" ? ["fits", "nothing_against", "standard", "open"] : ["fits", "nothing_against"]);

describe("examples of whole texts", () => {
  test("each variety has four for each family, of which two fit whoever is spoken to, all of that family", () => {
    for (const variety of varieties) {
      for (const family of exampleFamilies) {
        const own = all.filter(({ place }) => place.startsWith(`${variety}/${family}:`));
        expect(own.length, `${variety}/${family}`).toBe(4);
        for (const asked of addressees) {
          const fitting = own.filter(({ addressee }) => addressee === null || addressee === asked);
          expect(fitting.length, `${variety}/${family} ${asked}`).toBeGreaterThanOrEqual(2);
        }
        for (const { of } of own) expect(exampleFamilyOf(of), `${variety}/${family} ${of.key}`).toBe(family);
      }
    }
  });

  test("are found in the variety that they are written for", () => {
    expect(
      failing((example) => {
        const { verdict } = reportOf(example).variety;
        return right(example).has(verdict) ? null : verdict;
      }),
    ).toEqual([]);
  });

  test("speak to the addressee that they name, and to nobody where they name none", () => {
    expect(
      failing((example) => {
        const { found, spans } = reportOf(example).agreement;
        const isRight = found === null || found === example.addressee || (example.of.register === "S" && found === "everyone");
        return isRight ? null : [found, ...quoted(example, spans)];
      }),
    ).toEqual([]);
  });

  test("claim nothing that their own brief does not tell, and have no worn phrase", () => {
    expect(failing((example) => quoted(example, reportOf(example).claims ?? []))).toEqual([]);
    expect(failing((example) => quoted(example, reportOf(example).worn ?? []))).toEqual([]);
  });

  test("have a topic and a text each that no other has", () => {
    for (const part of ["topic", "text"] as const) expect(new Set(all.map((example) => example[part])).size).toBe(all.length);
  });

  test("are in no bundle of the browser: no page imports them", () => {
    const web = join(import.meta.dirname, "../../../web");
    const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readFileSync(join(web, file), "utf8").includes("language/prompt/examples"))).toEqual([]);
  });
});

test("a text that copies an example's figure is caught: it was not told", () => {
  const example = all.find(({ place }) => place.startsWith("ar-egyptian/post: مكوجي"));
  if (!example) throw new Error("no such example");
  const brief = { ...example.brief, topic: "محل ورد في الزمالك", notes: ["بنوصّل لحد البيت"] };
  const { claims = [] } = checkAgainst("محل ورد في الزمالك.\n\nالقميص بـ12 جنيه، وبنوصّل لحد البيت.", brief, example.of, 20);
  expect(
    claims.map(({ start, end }) => "محل ورد في الزمالك.\n\nالقميص بـ12 جنيه، وبنوصّل لحد البيت.".slice(start, end)).join(),
  ).toContain("12");
});
