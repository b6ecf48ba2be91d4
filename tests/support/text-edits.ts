import type { CreateEditRequest } from "#shared/contracts/text-edits.ts";

/** A passage that says something twice, with what no change may touch. */
export const longPassage =
  "إحنا فاتحين كل يوم من الساعة 9 الصبح، وفاتحين كمان يوم الجمعة، عشان تقدر تيجي في أي يوم يعجبك، والحجز على https://zahra.example/book.";
/** What a model makes of it that was asked for fewer words. */
export const shortPassage = "فاتحين كل يوم من 9 الصبح، والحجز على https://zahra.example/book.";

/** The passage in a prompt for an edit. */
export const passageIn = (prompt: string): string => /=== PASSAGE ===\n([\s\S]*?)\n=== END ===/.exec(prompt)?.[1] ?? "";

let keys = 0;

/** A request with a key of its own. */
export function editRequest(changes: Partial<CreateEditRequest> = {}): CreateEditRequest {
  return {
    wish: { action: "shorten" },
    passage: longPassage,
    before: "# المواعيد",
    after: "مستنيينك.",
    idempotencyKey: `text-edit-${++keys}`,
    ...changes,
  };
}
