import type { Brief } from "#shared/contracts/brief.ts";
import type { CreateGenerationRequest } from "#shared/contracts/generations.ts";

/** A brief for a blog post that every plan may ask for, on a topic that no subject pack knows. */
export function testBrief(changes: Partial<Brief> = {}): Brief {
  return {
    templateId: 1,
    topic: "ترتيب الأوراق في المكاتب الصغيرة",
    variety: "ar-egyptian",
    words: 300,
    tone: "friendly",
    audience: "business",
    addressee: "everyone",
    keywords: ["إدارة الوقت"],
    fields: { mainPoint: "ساعة تخطيط في أول الأسبوع" },
    ...changes,
  };
}

let lastKey = 0;

/** A request with a key of its own, as a browser makes one for each submit. */
export function testRequest(changes: Partial<Brief> = {}, idempotencyKey = `test-key-${++lastKey}`): CreateGenerationRequest {
  return { brief: testBrief(changes), idempotencyKey };
}
