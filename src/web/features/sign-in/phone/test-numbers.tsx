import { useTranslations } from "use-intl";
import type { PhoneWay } from "#shared/contracts/sign-in-ways.ts";
import { isolate } from "#web/lib/isolate.ts";

interface TestNumbersProps {
  numbers: PhoneWay["testNumbers"];
  onPick: (number: string) => void;
}

/** The numbers of a developer's machine that get no message, each with its code. */
export function TestNumbers({ numbers, onPick }: TestNumbersProps) {
  const t = useTranslations("phone");
  return (
    <section className="grid gap-1 border-saffron border-s-4 bg-sheet px-4 py-3 text-label">
      <h3 className="font-semibold">{t("testNumbers")}</h3>
      <ul>
        {numbers.map(({ number, hint }) => (
          <li key={number}>
            <button type="button" className="touch-target text-start text-link" onClick={() => onPick(number)}>
              {t("testNumber", { number: isolate(number), code: isolate(hint) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
