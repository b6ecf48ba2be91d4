import { describe, expect, it } from "vitest";
import { type SteeringCount, steerText, type TokenSequence } from "./steer-text.ts";
import type { SteeringRules } from "./steering-rules.ts";

/**
 * A sequence of our own: at each place it writes the first token of its list that is not banned there. `lists` may depend on what stands
 * before. What was taken back is counted.
 */
function sequenceOf(lists: (written: readonly string[]) => readonly string[] | null) {
  const vocabulary: string[] = [];
  let written: string[] = [];
  const idOf = (text: string) => {
    if (!vocabulary.includes(text)) vocabulary.push(text);
    return vocabulary.indexOf(text);
  };
  const sequence: TokenSequence & { readonly backs: number[] } = {
    backs: [],
    async next(banned) {
      const text = lists(written)?.find((one) => !banned.has(idOf(one)));
      if (text === undefined) return null;
      written.push(text);
      return { token: idOf(text), text };
    },
    async back(count) {
      this.backs.push(count);
      written = written.slice(0, written.length - count);
    },
  };
  return sequence;
}

/** A text given token by token, with what else may stand in the place of one. */
const tokens = (...places: readonly (string | readonly string[])[]) =>
  sequenceOf((written) => {
    const place = places[written.length];
    return place === undefined ? null : typeof place === "string" ? [place] : place;
  });

const rules: SteeringRules = { words: ["لماذا", "سوف", "الان", "ليس", "الذي"], told: [] };

async function write(sequence: TokenSequence, own: SteeringRules | null = rules) {
  const count: SteeringCount = { steered: 0, kept: 0, wasted: 0 };
  const pieces: string[] = [];
  for await (const piece of steerText(sequence, own, count)) pieces.push(piece);
  return { text: pieces.join(""), pieces, count };
}

describe("steering", () => {
  it("takes a marked word back before any of it is shown, and counts it", async () => {
    const { text, pieces, count } = await write(tokens("طيب", [" سوف", " رح"], " نروح", "."));
    expect(text).toBe("طيب رح نروح.");
    expect(pieces.join("|")).not.toContain("سوف");
    expect(count).toEqual({ steered: 1, kept: 0, wasted: 2 });
  });

  it("keeps a neighbour that begins as a marked word does", async () => {
    const sequence = sequenceOf((written) => {
      if (written.length === 0) return ["قال"];
      if (written.length === 1) return [" لم"];
      if (written.length === 2) return ["اذا", "ا"];
      return written.length === 3 ? [" وصل"] : null;
    });
    expect((await write(sequence)).text).toBe("قال لما وصل");
    expect((await write(tokens(" لما", " وصل", " ليست", " الذيب"))).count.steered).toBe(0);
  });

  it("looks through و and ف and through vowel marks, and leaves words alone that only end alike", async () => {
    expect((await write(tokens(["وسوف", "ورح"], " نرى"))).text).toBe("ورح نرى");
    expect((await write(tokens(["فَلِماذا", "فليش"], "؟"))).text).toBe("فليش؟");
    expect((await write(tokens(["الآنَ", "هلأ"], "."))).text).toBe("هلأ.");
    expect((await write(tokens("فيلسوف", " قديم"))).count.steered).toBe(0);
  });

  it("does not take «فلم» for a joined word of two letters", async () => {
    expect((await write(tokens("فلم", " حلو"), { words: ["لم"], told: [] })).text).toBe("فلم حلو");
  });

  it("judges a word at the end of the text", async () => {
    expect((await write(tokens("ليش مو", [" الآن", " هلأ"]))).text).toBe("ليش مو هلأ");
  });

  it("goes back to the word's first token where its last one leads nowhere else", async () => {
    const sequence = sequenceOf((written) => {
      if (written.length === 0) return [" لم", " ليش"];
      if (written.at(-1) === " لم") return ["اذا", "اذَا", "ا"];
      return written.length < 3 ? [" كذا"] : null;
    });
    const { text, count } = await write(sequence);
    expect(text).toBe(" لما كذا");
    expect(count.steered).toBe(1);
    const stubborn = sequenceOf((written) => {
      if (written.length === 0) return [" لم", " ليش"];
      if (written.at(-1) === " لم") return ["اذا", "اذَا", "اذاَ", "اذاً"];
      return written.length < 3 ? [" كذا"] : null;
    });
    expect((await write(stubborn)).text).toBe(" ليش كذا كذا");
  });

  it("lets a word through that comes for the fifth time, and counts no steering for it", async () => {
    const forms = [" سوف", " سَوف", " سوَف", " سوفَ", " سُوف", " سوفُ"];
    const sequence = tokens("و", "ا", forms, " نذهب", [" سوف", " رح"], " نبقى");
    const { text, count } = await write(sequence);
    expect(text).toBe("وا سُوف نذهب رح نبقى");
    expect(count).toMatchObject({ steered: 1, kept: 1 });
    expect(sequence.backs).toHaveLength(5);
  });

  it("ends where a model knows nothing but the marked word", async () => {
    expect((await write(tokens("طيب", [" سوف"]))).text).toBe("طيب");
  });

  it("leaves quotations alone, up to the end of their paragraph", async () => {
    expect((await write(tokens("قال «", "سوف", " نرى", "» و", [" سوف", " رح"], " نشوف"))).text).toBe("قال «سوف نرى» و رح نشوف");
    expect((await write(tokens('قال "', "سوف", '" ثم', "\n", ["سوف", "رح"], "."))).text).toBe('قال "سوف" ثم\nرح.');
    expect((await write(tokens("قال «مرحبا", "\n\n", ["سوف", "رح"], "."))).text).toBe("قال «مرحبا\n\nرح.");
  });

  it("leaves what was told alone, and only there", async () => {
    const told = { ...rules, told: ["المحل الذي في الزاوية"] };
    const { text } = await write(tokens("المحل", [" الذي", " اللي"], " في", " البيت", [" الذي", " اللي"], " هون"), told);
    expect(text).toBe("المحل الذي في البيت اللي هون");
  });

  it("passes a text without rules, and holds no long run of letters back", async () => {
    expect((await write(tokens("سوف", " نرى"), null)).text).toBe("سوف نرى");
    const { text, pieces } = await write(tokens(...Array.from({ length: 40 }, () => "ابتث"), "سوف", "."));
    expect(text.endsWith("سوف.")).toBe(true);
    expect(pieces.length).toBeGreaterThan(2);
  });

  it("shows letters that come in halves whole", async () => {
    expect((await write(tokens("ه", "", "لا", " ", "", "🙂"))).text).toBe("هلا 🙂");
  });
});
