import type { CheckedBrief } from "#language/templates/brief-check.ts";
import type { Actor } from "#server/platform/actor.ts";
import { permit } from "#server/platform/permit.ts";
import { createBuiltInWriter } from "#server/writers/built-in.ts";
import type { Writer } from "#server/writers/writer.ts";
import { AppError } from "#shared/errors.ts";
import type { BrandVoicesService } from "../brand-voices/brand-voices.service.ts";
import type { LibraryService } from "../library/library.service.ts";
import type { NotificationsService } from "../notifications/notifications.service.ts";
import type { OwnWriterService } from "../own-writer/own-writer.service.ts";
import type { SpendService } from "../spend/spend.service.ts";
import type { UsageService } from "../usage/usage.service.ts";

export interface AdmissionServices {
  readonly ownWriter: OwnWriterService;
  readonly spend: SpendService;
}

/** What writing a text needs of other features. */
export interface GenerationServices extends AdmissionServices {
  readonly usage: UsageService;
  readonly library: LibraryService;
  readonly brandVoices: BrandVoicesService;
  readonly notifications: NotificationsService;
}

/**
 * Who writes a brief for a person. Plan, writer, brief and the day's limit are checked before anything is reserved, so a refusal costs
 * nothing. Throws `plan.*`, `writer.variety_unavailable`, `identity.email_unverified`, `brief.*`, `spend.*`.
 */
export function createAdmission({ ownWriter, spend }: AdmissionServices) {
  const builtIn = createBuiltInWriter();

  function canBuiltIn({ brief }: CheckedBrief): boolean {
    if (!builtIn.canWrite(brief.variety)) return false;
    try {
      builtIn.check?.(brief);
      return true;
    } catch {
      return false;
    }
  }

  return async (actor: Actor, checked: CheckedBrief, wanted?: "built-in"): Promise<Writer> => {
    const { brief, template } = checked;
    const { variety } = brief;
    permit(actor, { act: "template", template });
    permit(actor, { act: "variety", variety });
    const usual = wanted === undefined ? await ownWriter.writerFor(actor, variety) : builtIn;
    const writer = usual?.canWrite(variety) ? usual : null;
    if (!writer) throw new AppError("writer.variety_unavailable", { variety });
    if (writer.info.kind === "model") permit(actor, { act: "model" });
    writer.check?.(brief);
    await spend.checkLimit(actor, writer.info, canBuiltIn(checked) ? "yes" : "no");
    return writer;
  };
}
