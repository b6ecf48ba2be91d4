import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { marketingAddress } from "#shared/paths.ts";
import { templatesQuery } from "#web/api/templates.ts";
import { usePermissions } from "#web/api/use-permissions.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { usePreferences } from "#web/lib/preferences.ts";
import { buildIndex, type Names, type PaletteIndex } from "./entries.ts";

/** Everything that the palette can find without the server, named in the person's language. */
export function usePaletteIndex(): PaletteIndex {
  const names = useNames();
  const language = useLanguage();
  const { theme } = usePreferences();
  const templates = useQuery(templatesQuery).data;
  return useMemo(
    () => buildIndex(templates ?? [], language, names, marketingAddress("/help", language), [`theme:${theme}`]),
    [templates, language, names, theme],
  );
}

function useNames(): Names {
  const t = useTranslations();
  const refusal = usePermissions();
  return useMemo(() => {
    const entries: Readonly<Record<string, string>> = {
      "page:/": t("shell.nav.dashboard"),
      "page:/create": t("shell.nav.generations"),
      "page:/matrix": t("shell.nav.markets"),
      "page:/templates": t("shell.nav.templates"),
      "page:/my-content": t("shell.nav.library"),
      "page:/analytics": t("shell.nav.stats"),
      "page:/google-trends": t("shell.nav.trends"),
      "page:/plans": t("shell.plansLink"),
      "page:/settings": t("shell.nav.settings"),
      "page:/brand-voices": t("shell.titles.brandVoices"),
      "page:account": t("palette.pages.account"),
      "page:language": t("palette.pages.language"),
      "page:default-brief": t("palette.pages.defaultBrief"),
      "page:writer": t("palette.pages.writer"),
      "page:data": t("palette.pages.data"),
      "page:help": t("palette.pages.help"),
      "do:write": t("palette.acts.write"),
      "do:market-set": t("palette.acts.marketSet"),
      "do:brand-voice": t("palette.acts.brandVoice"),
      "do:language": t("palette.acts.language"),
      "do:theme:light": t("palette.acts.light"),
      "do:theme:dark": t("palette.acts.dark"),
      "do:theme:system": t("palette.acts.system"),
      "do:keys": t("palette.acts.keys"),
      "do:export-data": t("palette.acts.exportData"),
      "do:log-out": t("palette.acts.logOut"),
    };
    return {
      newText: (variety, template) => t(`palette.newText.${variety}`, { template }),
      // The topic may be in the other script: its own direction stays inside of it.
      writeAbout: (topic) => t("palette.writeAbout", { topic: `\u2068${topic}\u2069` }),
      entry: (id) => entries[id] ?? id,
      locked: (template) => (refusal({ act: "template", template }) ? t(`options.plan.${template.plan}`) : undefined),
    };
  }, [t, refusal]);
}
