import { describe, expect, test } from "vitest";
import { refuseCommonPassword } from "./common-passwords.ts";

const mona = { name: "Mona Al-Harbi", email: "mona.harbi@bakery.example" };
const outcome = (password: string, owner: typeof mona | null = mona) => {
  try {
    refuseCommonPassword(password, owner);
    return "taken";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a new password", () => {
  test.each(["iloveyou2", "PASSWORD123"])("that is among the commonest is refused: %s", (password) => {
    expect(outcome(password)).toBe("identity.password_common");
  });

  test.each(["Lahja2026!", "lahja-lahja", "لهجة١٢٣٤٥٦", "Mona-Harbi1", "harbi.bakery7", "monamona99"])(
    "that is little but the app's name or the person's own is refused: %s",
    (password) => expect(outcome(password)).toBe("identity.password_common"),
  );

  test.each(["lahja and four more words", "mona-83017755", "correct horse battery", "8301775512349"])(
    "that is long enough beside them, or has none of them, is taken: %s",
    (password) => expect(outcome(password)).toBe("taken"),
  );

  test("of a person who is not known yet is held against the app's name alone", () => {
    expect([outcome("Mona-Harbi1", null), outcome("Lahja2026!", null)]).toEqual(["taken", "identity.password_common"]);
  });

  test("that is too short by itself is told its length, elsewhere", () => {
    expect(outcome("lahja")).toBe("taken");
  });
});
