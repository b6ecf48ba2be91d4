import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

/** Sentences that carry what the person wrote into a field. */
export const facts = {
  sms: [
    "{=offer} لين {=deadline} {=link}",
    "{=link} {=offer}، آخر يوم {=deadline}",
    "لين {=deadline} بس: {=link} فيه {=offer}",
    "{=offer} هنا {=link}، يخلص {=deadline}",
    "{=deadline} آخر يوم، {=offer} {=link}",
    "يخلص {=deadline} عرض {=offer} من {=link}",
    "{=offer}؟ إيه، لين {=deadline} في {=link}",
    "{=link} عشان {=offer}، والموعد {=deadline}",
    "قبل {=deadline} <خذ|خذي|خذوا> {=offer}: {=link}",
    "<ادخل|ادخلي|ادخلوا> {=link} لين {=deadline}، {=offer}",
    "من {=link} <لك|لك|لكم> {=offer} وبس لين {=deadline}",
    "جهّزنا {=offer}، ويخلص {=deadline}: {=link}",
    "<شف|شوفي|شوفوا> {=link} وش فيه: {=offer} لين {=deadline}",
    "وش <رأيك|رأيك|رأيكم> في {=offer}؟ {=link} لين {=deadline}",
    "لا <يفوتك|يفوتك|يفوتكم>: {=offer} على {=link} لين {=deadline}",
    "هلا، عندنا {=offer} واليوم الأخير {=deadline}: {=link}",
    "باختصار: {=link}، وفيه {=offer}، ونهايته {=deadline}",
  ],
  askLine: ["نطلب {=fundingAsk}."],
  marketLine: ["السوق: {=market}."],
  repair: ["اللي نسويه الحين: {=repair}."],
  bioLine: ["{subject}، {=position}."],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
