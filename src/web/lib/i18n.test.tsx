import { renderToStaticMarkup } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, test } from "vitest";
import { loadAppMessages, loadPanelMessages } from "#shared/locales/messages.ts";
import { fetchMessages, I18nProvider, loadFirstMessages, WithMessages } from "./i18n.tsx";
import { assumePreferences } from "./preferences.ts";

function Titles() {
  const t = useTranslations();
  return `${t("shell.titles.notFound")} | ${t("notices.quota80.title")} | ${t("common.words", { count: 12 })}`;
}

/** What the Arabic interface says where the person chose these digits; some of its texts come later than the page. */
async function titlesIn(digits: "western" | "arabic-indic"): Promise<string> {
  assumePreferences({ language: "ar", timeZone: "UTC", digits });
  await fetchMessages(loadPanelMessages, "ar");
  return renderToStaticMarkup(
    <I18nProvider first={await loadFirstMessages(loadAppMessages)} load={loadAppMessages}>
      <WithMessages load={loadPanelMessages}>
        <Titles />
      </WithMessages>
    </I18nProvider>,
  );
}

test("every figure of the interface is in the chosen digits, whether it is counted or stands in the text itself", async () => {
  expect(await titlesIn("arabic-indic")).toBe("٤٠٤ الصفحة غير موجودة | استُهلك ٨٠٪ من كلمات هذا الشهر | ١٢ كلمة");
  expect(await titlesIn("western")).toBe("404 الصفحة غير موجودة | استُهلك 80% من كلمات هذا الشهر | 12 كلمة");
});
