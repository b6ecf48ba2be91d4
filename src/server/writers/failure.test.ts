import { describe, expect, test } from "vitest";
import { failureOf, retryAfterOf, toAppError, WriterFailure } from "./failure.ts";
import { scrub } from "./scrub.ts";

describe("retry-after", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  test.each([
    [{ "retry-after": "7" }, 7_000],
    [{ "retry-after": "1.5" }, 1_500],
    [{ "retry-after": "Fri, 20 Nov 2026 10:00:30 GMT" }, 30_000],
    [{ "retry-after": "Fri, 20 Nov 2026 09:00:00 GMT" }, 0],
    [{ "retry-after-ms": "250", "retry-after": "1" }, 250],
    [{ "retry-after": "soon" }, null],
    [{}, null],
  ])("%j is read", (headers, ms) => {
    expect(retryAfterOf(headers as Record<string, string>, now)).toBe(ms);
  });

  test("it reaches the user in whole seconds, rounded up", () => {
    const failure = new WriterFailure("writer.rate_limited", "busy", { retryAfterMs: 90_400 });
    expect(toAppError(failure, "busy").params).toEqual({ retryAfterSeconds: 91 });
  });
});

describe("unknown errors", () => {
  test("before the answer the service was not reached, while it is read the connection was lost, and what was read makes no sense", () => {
    expect(failureOf(new TypeError("fetch failed"), "request").code).toBe("writer.unavailable");
    expect(failureOf(new TypeError("terminated"), "read").code).toBe("writer.connection_lost");
    expect(failureOf(new SyntaxError("no JSON"), "answer").code).toBe("writer.broken");
    expect(failureOf({ message: "overloaded" }, "answer").message).toBe("overloaded");
  });
});

describe("scrubbing", () => {
  test.each([
    ["a configured key", "Wrong key my-own-key-1.", "Wrong key [secret]."],
    [
      "a key of OpenAI, half masked",
      "Incorrect API key provided: sk-proj-********abcd.",
      "Incorrect API key provided: [secret].",
    ],
    ["a bearer token", "bad header Bearer abc.def", "bad header [secret]"],
    [
      "a key in an address",
      "GET https://user:pass@host/v1?key=AIzaSyA-1234567890 failed",
      "GET https:[secret]host/v1?[secret] failed",
    ],
  ])("%s does not reach the log", (_, detail, expected) => {
    expect(scrub(detail, ["my-own-key-1"], [])).toBe(expected);
  });

  test("a message that quotes the brief is withheld, also when it is shortened", () => {
    expect(scrub("invalid input: 'خطة تسويق لمقهى…", [], ["خطة تسويق لمقهى في جدة"])).toContain("withheld");
    expect(scrub("The model `x` does not exist", [], ["Which language model is best?"])).toContain("does not exist");
  });
});
