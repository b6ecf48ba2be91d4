import { check } from "#language/checks/check.ts";
import { countWords } from "#language/text/words.ts";
import type { Database } from "#server/platform/db/database.ts";
import { madeBy } from "#server/platform/db/owned.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import { type Generation, startedJob } from "#shared/contracts/generations.ts";
import { type LibraryItem, libraryItem, libraryPage } from "#shared/contracts/library.ts";
import type { Variety } from "#shared/options.ts";
import { testBrief } from "./briefs.ts";
import { generationWhen, hasEnded } from "./model-app.ts";
import { egyptianText } from "./spoken-text.ts";
import type { SignedInClient, TestApp } from "./test-app.ts";

export const protectedParts = ["1,250 جنيه", "https://zahra.example/offers", "#عروض_زهرة", "0100 123 4567"];

/** The source in a prompt for a conversion. */
export const sourceIn = (prompt: string): string => /=== SOURCE ===\n([\s\S]*?)\n=== END ===/.exec(prompt)?.[1] ?? "";

/** What a model that does its work answers: the placeholders stay, the words become Saudi. */
export const saudiAnswer = (prompt: string): string =>
  sourceIn(prompt)
    .replaceAll("النهارده", "اليوم")
    .replaceAll("الشغل ده هيخلص دلوقتي", "هالشغل راح يخلص الحين")
    .replaceAll("ومش عايزين ننسى أي حاجة", "وما نبغى ننسى أي شي")
    .replaceAll("اطلبه دلوقتي", "اطلبه الحين")
    .replaceAll("إحنا معاك لحد ما يوصل", "حنا معك لين يوصل");

let keys = 0;

/** What a person does about conversions, and what came of it. */
export function conversionsOf(app: TestApp, person: SignedInClient, db: Database) {
  const ask = (id: string, variety: string, more: object = {}, client: SignedInClient = person) =>
    client.post(`/api/library/${id}/conversions`, { variety, idempotencyKey: `conversion-${++keys}`, ...more });
  return {
    ask,
    /** Keeps a text as if it had been written from a brief. */
    async keep(text = egyptianText, changes: Partial<Brief> = {}): Promise<string> {
      const brief = testBrief({ keywords: [], ...changes });
      return app.services.library.keepGeneration(db.orm, {
        ...madeBy(person.actor),
        generationId: `source-${++keys}`,
        templateId: 1,
        variety: brief.variety,
        brief,
        status: "done",
        text,
        words: countWords(text),
        report: check(text, brief),
      });
    },
    async convert(id: string, variety: Variety): Promise<Generation> {
      const response = await ask(id, variety);
      if (response.status !== 202) throw new Error(await response.text());
      return generationWhen(person, startedJob.parse(await response.json()).id, hasEnded);
    },
    readItem: async (id: string | null): Promise<LibraryItem> =>
      libraryItem.parse(await (await person.get(`/api/library/${id}`)).json()),
    usage: async () => (await (await person.get("/api/usage")).json()) as { used: number; reserved: number },
    library: async () => libraryPage.parse(await (await person.get("/api/library")).json()).items,
  };
}
