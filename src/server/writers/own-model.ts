import type { Logger } from "pino";
import {
  createGuardedFetch,
  createGuardedStream,
  GuardedFetchError,
  type GuardedStream,
} from "#server/platform/http/guarded-fetch.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { WriterFailure } from "./failure.ts";
import { firstWord } from "./first-word.ts";
import { askForModels, namedModels } from "./model-list.ts";
import { createModelWriter } from "./model-writer.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import { bearer } from "./providers.ts";
import { scrub } from "./scrub.ts";
import { contextFor, timingFor, type WriterTiming } from "./timing.ts";
import type { Reports, Writer } from "./writer.ts";

/** A model service that a person brought: its address is a stranger's, so it is only reached through the guards. */
interface OwnModel {
  readonly baseUrl: string;
  readonly model: string;
  /** Empty where the service wants none. */
  readonly apiKey: string;
}

export interface OwnModels {
  writer(own: OwnModel): Writer;
  /**
   * Asks the model for a word, and tells what it waits for. Throws an `AppError` with an `own_writer.*` or `writer.*` code, and the
   * signal's reason when it was aborted.
   */
  test(own: OwnModel, signal: AbortSignal, onStatus?: Reports["onStatus"]): Promise<void>;
}

interface OwnModelsOptions {
  readonly log: Logger;
  /** Which IP addresses may be connected to; without it the public ones. */
  readonly isAllowed?: (address: string) => boolean;
  /** Tests shorten it. */
  readonly timing?: WriterTiming;
}

/** What stands in `WriterInfo.provider` of everything that a person's own service wrote. */
export const ownProvider = "own";

export function createOwnModels({ log, isAllowed, timing: givenTiming }: OwnModelsOptions): OwnModels {
  const fetch = createGuardedStream(isAllowed);
  const guardedFetch = createGuardedFetch(isAllowed);
  const listModels = ({ baseUrl, apiKey }: OwnModel, signal: AbortSignal) =>
    askForModels({ baseUrl, headers: bearer(apiKey), signal, fetch: guardedFetch });
  const modelParams = async (own: OwnModel, signal: AbortSignal) => ({
    model: own.model,
    models: namedModels(await listModels(own, signal)),
  });
  return {
    writer(own) {
      const info: WriterInfo = { kind: "model", provider: ownProvider, model: own.model };
      return inOwnWords(
        createModelWriter({
          info,
          model: modelOf(own, fetch),
          timing: givenTiming ?? timingFor(own.baseUrl),
          contextTokens: contextFor(own.baseUrl),
          secrets: own.apiKey ? [own.apiKey] : [],
          log,
          listModels: (signal) => listModels(own, signal),
        }),
      );
    },
    async test(own, signal, onStatus) {
      const timing = givenTiming ?? timingFor(own.baseUrl);
      const guard = watchGuard(fetch);
      try {
        await firstWord({ model: modelOf(own, guard.fetch), timing, signal, onStatus });
      } catch (error) {
        if (!(error instanceof WriterFailure)) throw error;
        const detail = scrub(error.message, [own.apiKey], []);
        const code = testCodeOf(error, guard.refusal());
        const params = code === "own_writer.model_unknown" ? await modelParams(own, signal) : {};
        throw new AppError(code, params, { cause: new Error(detail) });
      }
    },
  };
}

function modelOf({ baseUrl, model, apiKey }: OwnModel, fetch: GuardedStream) {
  return createOpenAiCompatibleModel({ provider: ownProvider, baseUrl, model, apiKey: apiKey || null, fetch });
}

/** A refused key and an unknown model are the person's own to mend, not the operator's. */
function inOwnWords(writer: Writer): Writer {
  const { revise, convert, edit } = writer;
  const rethrow = (error: unknown): never => {
    throw inOwnWord(error);
  };
  return {
    ...writer,
    write: (task) => rethrowing(writer.write(task)),
    ...(edit ? { edit: (task) => rethrowing(edit(task)) } : {}),
    ...(revise ? { revise: (task) => revise(task).catch(rethrow) } : {}),
    ...(convert ? { convert: (task) => convert(task).catch(rethrow) } : {}),
  };
}

async function* rethrowing(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  try {
    yield* pieces;
  } catch (error) {
    throw inOwnWord(error);
  }
}

const ownCodes: Partial<Record<ErrorCode, ErrorCode>> = {
  "writer.unauthorized": "own_writer.unauthorized",
  "writer.model_unknown": "own_writer.model_unknown",
};

function inOwnWord(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const code = ownCodes[error.code];
  return code ? new AppError(code, error.params, { cause: error.cause }) : error;
}

/** Remembers why the guards refused: below the model's seam that is one error among others. */
function watchGuard(fetch: GuardedStream) {
  let refused: GuardedFetchError | null = null;
  const watched: GuardedStream = async (address, init) => {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (error instanceof GuardedFetchError) refused = error;
      throw error;
    }
  };
  return { fetch: watched, refusal: (): GuardedFetchError | null => refused };
}

/** What a person can do about a failed test. */
function testCodeOf({ code, status, message }: WriterFailure, refusal: GuardedFetchError | null): ErrorCode {
  if (refusal?.reason === "address") return "own_writer.address_refused";
  if (code === "writer.unauthorized") return "own_writer.unauthorized";
  // Services say it with 404, some with 400 and a sentence about the model.
  if (code === "writer.model_unknown" || (status === 400 && /model/i.test(message))) return "own_writer.model_unknown";
  if (status === 405 || code === "writer.broken" || code === "writer.empty") return "own_writer.not_compatible";
  if (code === "writer.unavailable") return "own_writer.unreachable";
  return code;
}
