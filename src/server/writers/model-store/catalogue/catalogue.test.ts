import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue, modelOfFile, recommendedFor } from "./catalogue.ts";

const gigabyte = 1024 ** 3;
const machine = (memoryGb: number, freeGb = 100) => ({ memoryBytes: memoryGb * gigabyte, freeBytes: freeGb * gigabyte });

describe("the catalogue of models", () => {
  it.each([
    // What machines of 8, 16 and 32 GB show their system.
    [7.6, "qwen3.5-4b"],
    [15.4, "gemma-4-e4b"],
    [31.1, "qwen3.5-9b"],
    [64, "qwen3.5-9b"],
  ])("recommends to a machine of %s GB the model of its size", (memory, id) => {
    expect(recommendedFor(machine(memory))?.id).toBe(id);
  });

  it("recommends a smaller one where the disk is full, and none where nothing fits", () => {
    expect(recommendedFor(machine(31, 3))?.id).toBe("qwen3.5-4b");
    expect(recommendedFor(machine(4))).toBeNull();
    expect(recommendedFor(machine(31, 1))).toBeNull();
  });

  it("has the text of every licence beside the app's pages", () => {
    const text = (name: string) => readFileSync(new URL(`../../../../../public/licences/${name}.txt`, import.meta.url), "utf8");
    for (const { licence } of catalogue) expect(text(licence.name)).toContain("TERMS AND CONDITIONS");
  });

  it("pins a file where it knows its checksum, and has whole checksums only", () => {
    for (const { hub, sha256, bytes } of catalogue) {
      expect(hub.file).toMatch(/\.gguf$/);
      if (sha256 === null) continue;
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(hub.revision).toMatch(/^[0-9a-f]{40}$/);
      expect(bytes).toBeGreaterThan(1e9);
    }
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(modelOfFile("Qwen3.5-4B-Q4_K_M.gguf")?.id).toBe("qwen3.5-4b");
  });
});
