import { assumedBrief } from "#language/prompt/assumed-brief.ts";
import type { ModelWish } from "#language/prompt/build-edit-prompt.ts";
import { editWords, wordsToReserve } from "#language/prompt/edit-words.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { rewrite } from "#language/templates/rewrite.ts";
import type { Template } from "#language/templates/template.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "#server/platform/actor.ts";
import { permit } from "#server/platform/permit.ts";
import { requestHash } from "#server/platform/request-hash.ts";
import { createReadyWriter } from "#server/writers/ready.ts";
import type { Writer } from "#server/writers/writer.ts";
import type { Brief } from "#shared/contracts/brief.ts";

import type { CreateEditRequest } from "#shared/contracts/text-edits.ts";
import { AppError } from "#shared/errors.ts";
import type { Variety } from "#shared/options.ts";
import type { ConversionsService } from "../conversions/conversions.service.ts";
import type { GenerationsService } from "../generations/generations.service.ts";
import type { LibraryService, StoredItem } from "../library/library.service.ts";
import type { OwnWriterService } from "../own-writer/own-writer.service.ts";
import { allOrNothing, createModelEditor } from "./edits.writer.ts";

export interface EditsService {
  /**
   * Starts a suggestion for a passage: by the model that writes in the text's variety, else by what the built-in writer can do
   * honestly. The same key makes one. Throws `request.not_found`, `edit.needs_model`, `conversion.*`, `plan.*`,
   * `identity.email_unverified`, `generation.too_many_running`.
   */
  create(actor: Actor, itemId: string, request: CreateEditRequest): Promise<{ id: string }>;
}

/** A text that a passage is taken from. */
interface Setting {
  readonly brief: Brief;
  readonly template: Template;
  readonly hasBrief: boolean;
}

interface UsedServices {
  readonly generations: GenerationsService;
  readonly library: LibraryService;
  readonly ownWriter: OwnWriterService;
  readonly conversions: ConversionsService;
}

export function createEditsService(
  { texts }: Pick<Deps, "texts">,
  { generations, library, ownWriter, conversions }: UsedServices,
): EditsService {
  return {
    async create(actor, itemId, request) {
      const { wish, passage, idempotencyKey } = request;
      const setting = settingOf(await library.getStored(actor, itemId));
      const variety = wish.action === "convert" ? wish.variety : setting.brief.variety;
      permit(actor, { act: "variety", variety });
      const model = await modelFor(actor, variety);
      const { writer, brief } = await workOf(request, setting, model);
      const targetWords = editWords(wish.action, passage);
      return generations.run(actor, {
        kind: "edit",
        idempotencyKey,
        requestHash: requestHash({ itemId, ...request, idempotencyKey: undefined }),
        checked: { brief: { ...brief, words: targetWords }, template: setting.template, targetWords },
        writer,
        reservedWords: wordsToReserve(wish.action, passage),
        edit: { itemId, wish, passage },
      });
    },
  };

  /** The model that writes in this variety for this person; null where the built-in writer does, or nobody. */
  async function modelFor(actor: Actor, variety: Variety): Promise<Writer | null> {
    const writer = await ownWriter.writerFor(actor, variety);
    if (writer?.info.kind !== "model") return null;
    permit(actor, { act: "model" });
    return writer;
  }

  /** Who does it, and the brief of the result. */
  async function workOf(
    { wish, ...request }: CreateEditRequest,
    setting: Setting,
    model: Writer | null,
  ): Promise<{ writer: Writer; brief: Brief }> {
    const { passage, before, after } = request;
    if (wish.action === "convert") {
      const { brief: from, template } = setting;
      const { writer, brief } = await conversions.forPassage(model, { text: passage, from, template, variety: wish.variety });
      return { writer: allOrNothing(writer), brief };
    }
    const brief = wish.action === "tone" ? { ...setting.brief, tone: wish.tone } : setting.brief;
    if (!model) return { writer: createReadyWriter(await byCheck(wish, passage, brief)), brief };
    const words = editWords(wish.action, passage);
    return { writer: createModelEditor(model, { ...setting, brief, wish, passage, before, after, words }), brief };
  }

  /** What the built-in writer can do to a passage without a model: follow what the check finds in its words. */
  async function byCheck({ action }: ModelWish, passage: string, brief: Brief): Promise<string> {
    if (action !== "fix") throw new AppError("edit.needs_model");
    return texts.fix(passage, brief);
  }
}

/** A text of the person's own has no brief: what it is like is told from the text itself. */
function settingOf({ brief, text, variety }: StoredItem): Setting {
  const template = brief ? findTemplate(brief.templateId) : undefined;
  if (brief && template) return { brief, template, hasBrief: true };
  return { brief: brief ?? assumedBrief(text, variety), template: rewrite, hasBrief: false };
}
