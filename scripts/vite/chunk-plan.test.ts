import { expect, test } from "vitest";
import { type ChunkNode, joinSmallChunks } from "./chunk-plan.ts";

const limits = { smallBelow: 1_000, joinedBelow: 5_000, vainPerJoin: 10_000 };
const page = (name: string, imports: string[], bytes = 10_000): ChunkNode => ({ name, imports, bytes, vainShare: 0.1 });
const shared = (name: string, bytes: number, imports: string[] = []): ChunkNode => ({ name, imports, bytes, vainShare: null });
const joined = (nodes: readonly ChunkNode[]) => joinSmallChunks(nodes, limits).map((names) => names.sort());

test("small files that the same pages need become one; pages and large files stay", () => {
  const nodes = [
    page("one", ["a", "b", "large"]),
    page("two", ["a", "b", "large"]),
    shared("a", 300),
    shared("b", 400),
    shared("large", 4_800),
  ];
  expect(joined(nodes)).toEqual([["a", "b"]]);
});

test("no page fetches more in vain than its share, with all that a joined file needs", () => {
  const needs = (bytes: number) => [
    page("one", ["a"]),
    page("two", ["b"]),
    shared("a", 300),
    shared("b", 300, ["deep"]),
    shared("deep", bytes),
  ];
  expect(joined(needs(600))).toEqual([["a", "b", "deep"]]);
  expect(joined(needs(1_200))).toEqual([["b", "deep"]]);
});

test("files with a third one between them stay apart, so that no two need each other", () => {
  const nodes = [
    page("one", ["top"]),
    page("two", ["top"]),
    shared("top", 200, ["between"]),
    shared("between", 4_900, ["low"]),
    shared("low", 300),
  ];
  expect(joined(nodes)).toEqual([]);
});
