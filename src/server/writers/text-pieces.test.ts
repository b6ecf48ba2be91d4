import { describe, expect, test } from "vitest";
import { createTextPieces } from "./text-pieces.ts";

function piecesOf(...deltas: string[]): string[] {
  const pieces = createTextPieces();
  return deltas.map((delta) => pieces.push(delta));
}

describe("text pieces", () => {
  test("half of an emoji waits for its other half", () => {
    expect(piecesOf("قهوة \ud83d", "\ude00 سادة")).toEqual(["قهوة ", "😀 سادة"]);
  });

  test("half of a character that never gets its other half does not reach the database", () => {
    expect(piecesOf("a\ude00b", "c\ud83d", "d").join("")).toBe("a\ufffdbc\ufffdd");
  });

  test("NUL, which PostgreSQL refuses, is left out", () => {
    expect(piecesOf("ab\0c").join("")).toBe("abc");
  });

  test("blank lines before the text are no text", () => {
    expect(piecesOf("\n\n", "  ", "\n# عنوان", "\n\nنص")).toEqual(["", "", "# عنوان", "\n\nنص"]);
  });

  test("a leading thought is left out, however it is cut into deltas", () => {
    const text = "<think>\nلازم أكتب <b> بالمصري</think>\n\n# أهلًا < وسهلًا";
    for (let size = 1; size <= text.length; size++) {
      const deltas = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
      expect(piecesOf(...deltas).join("")).toBe("# أهلًا < وسهلًا");
    }
  });

  test("a text that speaks of <think> later keeps it", () => {
    expect(piecesOf("Use ", "<think>", " here").join("")).toBe("Use <think> here");
  });
});
