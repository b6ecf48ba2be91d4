import { describe, expect, it } from "vitest";
import { loadSubject, subjectIds } from "../subjects/registry.ts";
import { surface as emirati } from "../varieties/ar-emirati/surface.ts";
import { surface as jordanian } from "../varieties/ar-jordanian/surface.ts";
import { surface as kuwaiti } from "../varieties/ar-kuwaiti/surface.ts";
import { bank as lebanese } from "../varieties/ar-lebanese/bank.ts";
import { surface as qatari } from "../varieties/ar-qatari/surface.ts";
import { bank as saudi } from "../varieties/ar-saudi/bank.ts";
import type { SpokenBank } from "./bank.ts";
import { plainForms } from "./plain-forms.ts";
import { resurface, resurfaceText, type Surface } from "./surface.ts";

const textsOf = (bank: SpokenBank): string[] =>
  [...Object.values(bank.phrases), ...Object.values(bank.fields)]
    .flat()
    .map((phrase) => (typeof phrase === "string" ? phrase : phrase.text));

const gulf: [string, SpokenBank, Surface][] = [
  ["ar-emirati", saudi, emirati],
  ["ar-kuwaiti", saudi, kuwaiti],
  ["ar-qatari", saudi, qatari],
];

it.each([...gulf, ["ar-jordanian", lebanese, jordanian] as const])(
  "the surface forms of %s replace phrases that stand in their neighbour's bank, letter for letter",
  (_, source, surface) => {
    const theirs = new Set(textsOf(source));
    expect(Object.keys(surface.instead).filter((phrase) => !theirs.has(phrase))).toEqual([]);
  },
);

/** What the Saudi bank says beside its phrases: calls, and the statements of every pack. */
const packs = await Promise.all(subjectIds.map(loadSubject));
const said = [
  ...Object.values(plainForms["ar-saudi"]).flat(),
  ...packs.flatMap(({ sayings }) => [...Object.values(sayings["ar-saudi"].ideas), sayings["ar-saudi"].advice ?? ""]),
];

describe.each(gulf)("the surface forms of %s", (_, source, surface) => {
  it("keep 'to you' and 'with you' of everyone, and put every ending of a woman", () => {
    const texts = [...textsOf(resurface(source, surface)), ...said.map((text) => resurfaceText(text, surface))];
    const forms = texts.flatMap((text) => [...text.matchAll(/<([^<>|]*)\|([^<>|]*)\|([^<>|]*)>/gu)]);
    expect(forms.length).toBeGreaterThan(500);
    expect(forms.filter(([, , , everyone = ""]) => /(?<!\p{L})[وف]?لجم(?!\p{L})/u.test(everyone)).map(([form]) => form)).toEqual(
      [],
    );
    expect(forms.filter(([, , woman = ""]) => /ك(?![\p{L}\p{M}])/u.test(woman)).map(([form]) => form)).toEqual([]);
  });
});

it("takes no letter of a word for a particle before it: the baby of the Emirates is not 'in he wants'", () => {
  expect(resurfaceText("البيبي وبيبي ثاني", emirati)).toBe("البيبي وبيبي ثاني");
  expect(resurfaceText("بيبي", emirati)).toBe("بيبي");
});
