import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, CircleAlert, KeyRound, Lock, Quote } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Language } from "#shared/options.ts";
import { accountWaysQuery } from "#web/api/account.ts";
import { useUser } from "#web/api/session.ts";
import { useUpdateSettings } from "#web/api/settings.ts";
import { useLanguage } from "#web/lib/i18n.tsx";
import { setPreferences } from "#web/lib/preferences.ts";
import { toast } from "#web/lib/toast.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { RadioList, Segmented } from "#web/ui/choices.tsx";
import { Input } from "#web/ui/field.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { AccountEvents } from "./account-events.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { ProofGate } from "./proof-gate.tsx";
import { SessionsList } from "./sessions-list.tsx";
import { SettingsRow, SettingsSection } from "./settings-rows.tsx";
import { SignInWays } from "./sign-in-ways.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import type { SettingsFields } from "./use-settings-draft.ts";

/** The form of the save bar. It stands around nothing else, because two sections have forms of their own. */
export const settingsFormId = "settings-form";

export interface SectionProps {
  fields: SettingsFields;
  set: <Key extends keyof SettingsFields>(key: Key, value: SettingsFields[Key]) => void;
}

export function ProfileSection({ fields, set }: SectionProps) {
  const t = useTranslations("settings");
  const user = useUser();
  return (
    <SettingsSection id="profile" title={t("sections.profile")}>
      <SettingsRow label={t("name")} hint={t("nameHint")}>
        {({ labelId, hintId }) => (
          <Input
            aria-labelledby={labelId}
            aria-describedby={hintId}
            // Enter saves, as in any form; the form itself stands around the save bar.
            form={settingsFormId}
            autoComplete="name"
            maxLength={120}
            value={fields.displayName}
            onChange={(event) => set("displayName", event.target.value)}
          />
        )}
      </SettingsRow>
      {user.email === null ? null : (
        <FixedRow label={t("email")} hint={t("emailHint")} value={user.email} isVerified={user.emailVerified} />
      )}
      {user.phone === null ? null : (
        <FixedRow
          label={t("phone")}
          hint={t(user.email === null ? "phoneHint" : "phoneHintBeside")}
          value={user.phone}
          isVerified
        />
      )}
    </SettingsSection>
  );
}

/** An address or a number: shown, and not to be changed here. */
function FixedRow({ label, hint, value, isVerified }: { label: string; hint: string; value: string; isVerified: boolean }) {
  return (
    <SettingsRow label={label} hint={hint}>
      {({ labelId, hintId }) => (
        <>
          <div className="relative" dir="ltr">
            <Input disabled aria-labelledby={labelId} aria-describedby={hintId} dir="ltr" value={value} className="pe-10" />
            <Lock aria-hidden className="absolute inset-e-3.5 top-3.5 size-4 text-ink-3" />
          </div>
          <Verdict isVerified={isVerified} />
        </>
      )}
    </SettingsRow>
  );
}

function Verdict({ isVerified }: { isVerified: boolean }) {
  const t = useTranslations("settings");
  const Icon = isVerified ? Check : CircleAlert;
  return (
    <p
      className={
        isVerified
          ? "mt-1.5 flex items-center gap-1.5 text-label text-ok"
          : "mt-1.5 flex items-center gap-1.5 text-label text-warn"
      }
    >
      <Icon aria-hidden className="size-3.5" />
      {isVerified ? t("verified") : t("unverified")}
    </p>
  );
}

export function LanguageSection({ fields, set }: SectionProps) {
  const t = useTranslations();
  const language = useLanguage();
  const { mutate } = useUpdateSettings();
  const changeLanguage = (next: Language) => {
    setPreferences({ language: next });
    mutate({ language: next }, { onError: () => toast({ title: t("settings.saveFailed"), tone: "error" }) });
  };
  return (
    <SettingsSection id="language" title={t("settings.sections.language")}>
      <SettingsRow label={t("settings.interfaceLanguage")} hint={t("settings.interfaceLanguageHint")}>
        {({ labelId }) => (
          <Segmented
            aria-labelledby={labelId}
            className="w-full"
            value={language}
            onValueChange={changeLanguage}
            choices={[
              { value: "ar", label: <span lang="ar">{t("common.languages.ar")}</span> },
              { value: "en", label: <span lang="en">{t("common.languages.en")}</span> },
            ]}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t("settings.direction")} hint={t("settings.directionHint")}>
        {({ labelId }) => (
          <RadioList
            aria-labelledby={labelId}
            value={fields.layoutDirection}
            onValueChange={(next) => set("layoutDirection", next)}
            choices={(["language", "ltr"] as const).map((value) => ({ value, label: t(`settings.directions.${value}`) }))}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t("settings.digits")} hint={t("settings.digitsHint")}>
        {({ labelId }) => (
          <Segmented
            aria-labelledby={labelId}
            className="w-full"
            value={fields.digits}
            onValueChange={(next) => set("digits", next)}
            choices={[
              { value: "western", label: <bdi>{new Intl.NumberFormat("en", { useGrouping: false }).format(1234)}</bdi> },
              {
                value: "arabic-indic",
                label: <bdi>{new Intl.NumberFormat("ar-u-nu-arab", { useGrouping: false }).format(1234)}</bdi>,
              },
            ]}
          />
        )}
      </SettingsRow>
      <TimeZoneRow fields={fields} set={set} />
    </SettingsSection>
  );
}

function TimeZoneRow({ fields, set }: SectionProps) {
  const t = useTranslations("settings");
  return (
    <SettingsRow label={t("timeZone")} hint={t("timeZoneHint")}>
      {({ labelId, hintId }) => (
        <TimeZoneField
          labelId={labelId}
          hintId={hintId}
          value={fields.timeZone}
          onChange={(timeZone) => set("timeZone", timeZone)}
        />
      )}
    </SettingsRow>
  );
}

export function AppearanceSection({ fields, set }: SectionProps) {
  const t = useTranslations("settings");
  return (
    <SettingsSection id="appearance" title={t("sections.appearance")}>
      <SettingsRow label={t("theme")}>
        {({ labelId }) => (
          <ThemeChoice labelledBy={labelId} value={fields.theme} onValueChange={(theme) => set("theme", theme)} />
        )}
      </SettingsRow>
    </SettingsSection>
  );
}

/** Brand voices have a page of their own. */
export function BrandVoicesSection() {
  const t = useTranslations("settings");
  return (
    <SettingsSection id="brandVoices" title={t("sections.brandVoices")}>
      <SettingsRow label={t("brandVoices")} hint={t("brandVoicesHint")}>
        {() => (
          <Link to="/brand-voices" className={buttonClass("paper", "normal", "w-full sm:w-auto")}>
            <Quote aria-hidden className="size-4" />
            {t("brandVoicesOpen")}
          </Link>
        )}
      </SettingsRow>
    </SettingsSection>
  );
}

/** How the person signs in, and where they are signed in. */
export function SecuritySection() {
  const t = useTranslations("settings");
  const [isOpen, setOpen] = useState(false);
  const { email, wayIn } = useUser();
  const ways = useQuery(accountWaysQuery).data?.ways ?? [];
  // Of who comes by a token, the identity service knows. Without a password, the ways offer to set one.
  const hasPassword = wayIn === "bearer" ? email !== null : ways.some(({ id }) => id === "password");
  return (
    <SettingsSection id="security" title={t("sections.security")}>
      <ProofGate>
        <SettingsRow label={t("ways")} hint={t("waysHint")}>
          {() => <SignInWays />}
        </SettingsRow>
        {hasPassword ? (
          <SettingsRow label={t("password")} hint={t("passwordHint")}>
            {() => (
              <Button
                className="w-full sm:w-auto"
                icon={<KeyRound aria-hidden className="size-4" />}
                onClick={() => setOpen(true)}
              >
                {t("changePassword")}
              </Button>
            )}
          </SettingsRow>
        ) : null}
        <PasswordDialog open={isOpen} onOpenChange={setOpen} />
        <SessionsList />
      </ProofGate>
      <AccountEvents />
    </SettingsSection>
  );
}

export function NotificationsSection(section: SectionProps) {
  const t = useTranslations("settings");
  return (
    <SettingsSection id="notifications" title={t("sections.notifications")}>
      <SwitchRow {...section} field="notifications" />
    </SettingsSection>
  );
}

/** Whether what is typed may leave for the sources of trends, and whether the saved keywords are told of weekly. */
export function TrendsSection(section: SectionProps) {
  const t = useTranslations("settings");
  return (
    <SettingsSection id="trends" title={t("sections.trends")}>
      <SwitchRow {...section} field="trendSources" />
      <SwitchRow {...section} field="trendDigest" />
    </SettingsSection>
  );
}

function SwitchRow({ fields, set, field }: SectionProps & { field: "notifications" | "trendSources" | "trendDigest" }) {
  const t = useTranslations("settings");
  const id = `switch-${field}`;
  return (
    <SettingsRow label={t(field)} hint={t(`${field}Hint`)}>
      {({ hintId }) => (
        <label htmlFor={id} className="flex items-center justify-between gap-4">
          {t(`${field}Label`)}
          <Switch id={id} aria-describedby={hintId} checked={fields[field]} onCheckedChange={(next) => set(field, next)} />
        </label>
      )}
    </SettingsRow>
  );
}
