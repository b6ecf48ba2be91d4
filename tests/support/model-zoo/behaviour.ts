import type { ServerResponse } from "node:http";
import type { WriterTiming } from "#server/writers/timing.ts";
import type { WriterStatus } from "#shared/contracts/generations.ts";
import { flushed, openAiChunk, openAiWire, type Wire } from "./wire.ts";

/** The ways in which the app asks a model. */
export const zooPaths = ["write", "pieces", "revise", "edit", "convert", "test"] as const;
export type ZooPath = (typeof zooPaths)[number];

/** One request, and what a server without any fault would say. */
export interface Exchange {
  readonly response: ServerResponse;
  readonly wire: Wire;
  readonly prompt: string;
  readonly good: string;
  /** How many requests this behaviour has answered before. */
  readonly attempt: number;
}

/**
 * What a person gets: all that the server meant to say, its beginning, nothing, or another text (`other`: put together from several
 * answers, or ended before it repeats itself); and the code of what they are told.
 */
interface Outcome {
  readonly delivered: "whole" | "beginning" | "nothing" | "other";
  /** An error, a notice or the status while they waited; absent: nothing went wrong. */
  readonly told?: string;
}

/** One way in which real servers answer. */
export interface ZooBehaviour {
  /** As it stands in the table. */
  readonly name: string;
  /** The servers that do it. */
  readonly seenIn: string;
  /** How long the app waits for it, where the behaviour is one of waiting. */
  readonly patience?: Partial<WriterTiming>;
  /** What the person is told while they wait. */
  readonly waits?: WriterStatus["kind"];
  readonly answer: (exchange: Exchange) => Promise<void> | void;
  readonly expected: Readonly<Record<ZooPath, Outcome>>;
}

/** The answer arrives whole on every path. */
export const arrives: ZooBehaviour["expected"] = everywhere({ delivered: "whole" });

function everywhere(outcome: Outcome): ZooBehaviour["expected"] {
  return { write: outcome, pieces: outcome, revise: outcome, edit: outcome, convert: outcome, test: outcome };
}

/** Nothing arrives, and `told` says why. What earlier pieces brought stays. `test`: the code of the own model's test. */
export function failsWith(told: string, test = told): ZooBehaviour["expected"] {
  const nothing = { delivered: "nothing", told } as const;
  return { ...everywhere(nothing), pieces: { delivered: "beginning", told }, test: { delivered: "nothing", told: test } };
}

/** The answer breaks off: drafts keep what came, everything else is whole or nothing. `test`: a word was said, so it passes. */
export function breaksOffWith(told: string, test: Outcome = { delivered: "whole" }): ZooBehaviour["expected"] {
  const beginning = { delivered: "beginning", told } as const;
  return { ...failsWith(told), write: beginning, pieces: beginning, test };
}

/** A text as a server sends it: a chunk a word. */
export function words(text: string): string[] {
  return (text.match(/\S+\s*|^\s+/g) ?? []).map((content) => openAiChunk({ content }));
}

/** The proper end of a stream. */
export const done = openAiWire.finish("stop");

/** Answers 200 with these server-sent events; each in a packet of its own where `packets` says so. */
export async function sendEvents(
  { response }: Exchange,
  events: readonly string[],
  { packets = false, contentType = "text/event-stream", end = true } = {},
): Promise<void> {
  response.writeHead(200, { "content-type": contentType });
  if (packets) {
    for (const event of events) {
      if (response.destroyed) return;
      response.write(event);
      await flushed(response);
    }
  } else response.write(events.join(""));
  if (end) response.end();
}

/** A behaviour that is nothing but the events of one answer. */
export function streams(
  about: Pick<ZooBehaviour, "name" | "seenIn"> & { readonly expected?: ZooBehaviour["expected"]; readonly packets?: boolean },
  events: (good: string, exchange: Exchange) => readonly string[],
): ZooBehaviour {
  const { packets = false, expected = arrives, ...rest } = about;
  return { ...rest, expected, answer: (exchange) => sendEvents(exchange, events(exchange.good, exchange), { packets }) };
}
