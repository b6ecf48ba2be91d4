import { expect, test } from "vitest";
import { newOnes } from "./use-import-files.ts";

const fileOf = (name: string, lastModified = 1) => new File(["نص"], name, { lastModified });
const read = (file: File) => ({ file, state: { kind: "reading" } as const });

test("a file that is on the list already is not taken again; a mended one, and one that failed on its way, are", () => {
  const [kept, mended, lost, other] = [fileOf("a.txt"), fileOf("b.txt", 2), fileOf("c.txt"), fileOf("d.txt")];
  const listed = [
    read(fileOf("a.txt")),
    read(fileOf("b.txt")),
    { file: fileOf("c.txt"), state: { kind: "failed", error: null } as const },
  ];
  expect(newOnes([kept, mended, lost, other], listed)).toEqual([mended, lost, other]);
});
