import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test("the majority of the letters decides, not the first one", () => {
  expect(directionOf("OpenAI يقدم نموذجًا جديدًا للكتابة")).toBe("rtl");
  expect(directionOf("قهوة is the Arabic word for coffee")).toBe("ltr");
});

test("addresses and handles do not outweigh the text around them", () => {
  expect(directionOf("زوروا https://www.example.com/a/very/long/path/indeed")).toBe("rtl");
  expect(directionOf("راسلونا mona@zahra-studio.example أو @zahra_studio")).toBe("rtl");
});

test("digits and signs belong to no direction", () => {
  expect(directionOf("1234 … 56%")).toBeNull();
  expect(directionOf("")).toBeNull();
  expect(directionOf("١٢٣ قلم")).toBe("rtl");
});

test("a draw reads right-to-left: a short Latin name beside a short Arabic word is an Arabic text", () => {
  expect(directionOf("قلم pen")).toBe("rtl");
});
