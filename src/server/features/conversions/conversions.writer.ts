import { conversionParts, readConversion } from "#language/convert/build-conversion-prompt.ts";
import { type ConversionFault, faultsOf, lostValues, varietyFaults } from "#language/convert/check-conversion.ts";
import { type MaskedText, mask, maskedSpans, placeholderPattern, unmask } from "#language/convert/placeholders.ts";
import type { Template } from "#language/templates/template.ts";
import type { Writer, WritingTask } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";
import type { WriterInfo } from "#shared/contracts/generations.ts";
import { AppError } from "#shared/errors.ts";
import { languageOf } from "#shared/options.ts";

/** A text that is to be put into another variety: `from` and `to` are the briefs of the two. */
export interface ConversionWork {
  readonly text: string;
  readonly from: Brief;
  readonly to: Brief;
  readonly template: Template;
}

/**
 * Converts part by part with a model. A part whose answer misses something is asked for once more, with what it misses; what misses
 * then ends the whole conversion with its `conversion.*` code. Yields checked parts only.
 */
export function createModelConverter(model: Writer, work: ConversionWork): Writer {
  return { info: model.info, canWrite: () => true, write: (task) => convertParts(model, work, task) };
}

async function* convertParts(model: Writer, work: ConversionWork, task: WritingTask): AsyncGenerator<string, void, undefined> {
  let converted = "";
  // What stands before shows a model how the text goes on; what it must not touch it need not see there either.
  let flow = "";
  let author: WriterInfo | null = null;
  const onWriter = (info: WriterInfo) => {
    if (author === null) task.onWriter(info);
    author = info;
  };
  const values: string[] = [];
  for (const part of conversionParts(work.text)) {
    const source = mask(part.text, maskedSpans(part.text, work.from, work.to.variety));
    values.push(...source.values);
    const ask = (earlier?: Earlier) =>
      model.convert?.({
        brief: work.to,
        template: work.template,
        from: work.from.variety,
        source: source.text,
        before: flow,
        ...(earlier ? { earlier } : {}),
        writer: author,
        signal: task.signal,
        person: task.person,
        onWriter,
        onTokens: task.onTokens,
        onRequest: task.onRequest,
        onStatus: task.onStatus,
      });
    const answer = await convertPart(source, work, ask, task.signal);
    if (answer === null) return;
    const text = unmask(answer, source.values, work.to.variety) + part.gap;
    converted += text;
    flow = answer.replace(placeholderPattern, "…") + part.gap;
    yield text;
  }
  refuse(varietyFaults(converted, work.to), work);
  if (lostValues(values, converted, work.to).length > 0) throw new AppError("conversion.protected");
}

interface Earlier {
  readonly answer: string;
  readonly faults: readonly ConversionFault[];
}

/** An answer that keeps all that must be kept, placeholders still in it; null when aborted. */
async function convertPart(
  source: MaskedText,
  { from, to }: ConversionWork,
  ask: (earlier?: Earlier) => Promise<string> | undefined,
  signal: AbortSignal,
): Promise<string | null> {
  // A part that is nothing but an address or a quotation has nothing to convert.
  if (!/\p{L}/u.test(source.text.replace(/⟦P\d+⟧/g, ""))) return source.text;
  const translates = languageOf(from.variety) !== languageOf(to.variety);
  const read = async (earlier?: Earlier): Promise<Earlier | null> => {
    const answer = readConversion((await ask(earlier)) ?? "");
    return signal.aborted ? null : { answer, faults: faultsOf({ source, answer, brief: to, translates }) };
  };
  const first = await read();
  if (!first || first.faults.length === 0) return first?.answer ?? null;
  const second = await read(first);
  if (!second) return null;
  // How a part sounds is judged with the whole text; what it lost is lost.
  const kept = [second, first].find(({ faults }) => faults.every(({ code }) => code === "conversion.variety"));
  if (!kept) refuse(second.faults, { to });
  return kept?.answer ?? null;
}

function refuse([fault]: readonly ConversionFault[], { to }: Pick<ConversionWork, "to">): void {
  if (fault) throw new AppError(fault.code, { variety: to.variety });
}
