import { expect, test } from "vitest";
import { briefLimits } from "#shared/brief-limits.ts";
import { limitsInTexts } from "./error-text.ts";

test("the limits that error texts name are those of the brief", () => {
  expect(limitsInTexts).toEqual({
    "brief.topic_too_long": { max: briefLimits.topicChars },
    "brief.keywords_too_many": { max: briefLimits.keywords },
    "brief.keyword_too_long": { max: briefLimits.keywordChars },
    "brief.notes_too_many": { max: briefLimits.notes },
    "brief.note_too_long": { max: briefLimits.noteChars },
  });
});
