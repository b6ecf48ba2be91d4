import { readFileSync } from "node:fs";
import { z } from "zod";
import { checkBrief } from "#language/templates/brief-check.ts";
import { type Brief, brief as briefSchema } from "#shared/contracts/brief.ts";
import { type Variety, varieties } from "#shared/options.ts";

const benchDirectory = new URL("../../../bench/", import.meta.url);

const order = z.record(z.enum(varieties), z.array(z.string()));
const storedBriefs = z.array(z.object({ id: z.string(), brief: briefSchema }));

export interface EvaluationBrief {
  readonly id: string;
  readonly brief: Brief;
}

/**
 * The first `count` briefs of the fixed set in these varieties: in turn one of each variety, and within a variety in turn one of each
 * register, so that any number is balanced. The set is in `bench/eval/briefs.json`; each of its texts is asked for in one go.
 */
export function chooseBriefs(wanted: readonly Variety[], count: number): EvaluationBrief[] {
  const ids = order.parse(readJson("eval/briefs.json"));
  const queues = wanted.map((variety) => {
    const stored = new Map(storedBriefs.parse(readJson(`briefs/${variety}.json`)).map((entry) => [entry.id, entry.brief]));
    return ids[variety].map((id) => ({ id, brief: briefOf(id, stored.get(id)) }));
  });
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
  return inTurn.slice(0, count);
}

function briefOf(id: string, stored: Brief | undefined): Brief {
  if (!stored) throw new Error(`bench/eval/briefs.json names ${id}, which bench/briefs does not have`);
  return checkBrief(stored).brief;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, benchDirectory), "utf8"));
}
