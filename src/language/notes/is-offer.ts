import { fold } from "../text/normalise.ts";

const offers =
  /\b(?:free|discount|half price|on us|complimentary|bonus|gift|save)\b|\b\d+\s?% off\b|\boff (?:a|an|the|your)\b|[$€£]\s?\d+ off\b|(?<!\p{L})(?:و?(?:ب|ل|ال)?(?:خصم|تخفيض|تنزيلات|مجانا|مجاني|مجانيه|ببلاش|بلاش|هديه|عرض|عروض|عالبيت)|علينا|ع حسابنا|علي حسابنا|هدر)(?!\p{L})/iu;

/** Whether a note tells what the reader gains: a discount, something free, a gift. */
export function isOffer(note: string): boolean {
  return offers.test(fold(note));
}
