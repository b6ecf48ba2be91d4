import type { CheckedBrief } from "#language/templates/brief-check.ts";
import type { Deps } from "#server/deps.ts";
import type { SignedInUser } from "#server/platform/signed-in-user.ts";
import { createBuiltInWriter } from "#server/writers/built-in.ts";
import type { Writer } from "#server/writers/writer.ts";
import { AppError } from "#shared/errors.ts";
import { allowsTemplate, plans } from "#shared/plans.ts";
import type { OwnWriterService } from "../own-writer/own-writer.service.ts";
import type { SpendService } from "../spend/spend.service.ts";

interface UsedServices {
  readonly ownWriter: OwnWriterService;
  readonly spend: SpendService;
}

/**
 * Who writes a brief for a person. Plan, writer, brief and the day's limit are checked before anything is reserved, so a refusal costs
 * nothing. Throws `plan.*`, `writer.variety_unavailable`, `identity.email_unverified`, `brief.*`, `spend.*`.
 */
export function createAdmission({ config }: Pick<Deps, "config">, { ownWriter, spend }: UsedServices) {
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

  return async (user: SignedInUser, checked: CheckedBrief, wanted?: "built-in"): Promise<Writer> => {
    const plan = plans[user.plan];
    const { brief, template } = checked;
    const { variety } = brief;
    if (!allowsTemplate(plan, template.id)) throw new AppError("plan.template", { template: template.key });
    if (!plan.varieties.includes(variety)) throw new AppError("plan.variety", { variety });
    const usual = wanted === undefined ? await ownWriter.writerFor(user.id, variety) : builtIn;
    const writer = usual?.canWrite(variety) ? usual : null;
    if (!writer) throw new AppError("writer.variety_unavailable", { variety });
    if (config.mode === "production" && writer.info.kind === "model" && !user.emailVerified)
      throw new AppError("identity.email_unverified");
    writer.check?.(brief);
    await spend.checkLimit(user, writer.info, canBuiltIn(checked) ? "yes" : "no");
    return writer;
  };
}
