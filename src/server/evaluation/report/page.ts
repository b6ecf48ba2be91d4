import { readFileSync } from "node:fs";
import { errorText } from "#server/platform/error-text.ts";
import type { Variety } from "#shared/options.ts";
import { type Figures, figuresOf } from "../figures.ts";
import { both, name, t } from "./bilingual.ts";
import { beforeAfterCell, figureCell, figureKeys } from "./figure-cells.ts";
import { failuresSection, textsSection } from "./page-texts.ts";
import { figuresWhere, type ReportData } from "./report-data.ts";

const asset = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

const registers = ["D", "M", "S"] as const;

/** The report as one page that needs nothing else: both languages, light and dark, to be read, judged and printed. */
export function toPage(data: ReportData): string {
  const { plan } = data;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Writers compared · مقارنة بين الكتّاب</title>
<style>
${asset("page.css")}</style>
</head>
<body data-run="${plan.id}">
<header>
<div class="tools"><button type="button" id="language"><span lang="ar" class="to-ar">العربية</span><span lang="en" class="to-en">English</span></button>
<button type="button" id="theme">${t("theme")}</button></div>
<h1>${t("title")}</h1>
<p>${subtitle(data)}</p>
<p>${t("progress", { done: data.rows.length, of: plan.briefs.length * plan.writers.length })}</p>
</header>
<main>
${notices(data)}
${summarySection(data)}
${groupSection(
  data,
  "byVariety",
  "variety",
  plan.varieties,
  (row) => row.variety,
  (variety) => t(`options.variety.${variety}`),
)}
${groupSection(
  data,
  "byRegister",
  "register",
  registers,
  (row) => row.register,
  (register) => t(`registers.${register}`),
)}
${routingSection(data)}
${detailsSection(data)}
${failuresSection(data, ({ failure }) => both(({ language }) => (failure ? errorText({ code: failure, params: {} }, language) : "")))}
${textsSection(data)}
</main>
<script>
${asset("page.js")}</script>
</body>
</html>
`;
}

function subtitle({ plan, at }: ReportData): string {
  return both(({ say, date, list }) =>
    say("subtitle", {
      run: `\u2066${plan.id}\u2069`,
      date: date(at),
      briefs: plan.briefs.length,
      varieties: list(plan.varieties.map((variety) => say(`options.variety.${variety}`))),
    }),
  );
}

function notices({ plan, rows, writers }: ReportData): string {
  const texts = [
    ...(plan.isRehearsal ? ["rehearsal"] : []),
    ...(writers.every(({ info }) => info.kind === "built-in") ? ["builtInOnly"] : []),
    ...(rows.length < plan.briefs.length * plan.writers.length ? ["incomplete"] : []),
    ...(rows.some(({ spend }) => spend.estimated > 0) ? ["estimated"] : []),
  ];
  const strong = texts.map((key) => `<p class="notice">${t(`notices.${key}`)}</p>`);
  return [...strong, `<p class="quiet">${t("notices.check")}</p>`].join("\n");
}

function summarySection(data: ReportData): string {
  const columns = data.writers.map((writer) => ({ head: name(writer.name), figures: writer.figures }));
  const notes = ["delivered", "leak", "times"].map((key) => t(`notes.${key}`)).join(" ");
  return `<section aria-labelledby="summary"><h2 id="summary">${t("summary")}</h2>
${figureTable(columns, data.currency, "summary")}
<p class="quiet">${notes}</p></section>`;
}

/** A figure a line, a column for each writer or group. */
function figureTable(columns: readonly { head: string; figures: Figures }[], currency: string, label: string): string {
  const heads = columns.map(({ head }) => `<th scope="col">${head}</th>`).join("");
  const lines = figureKeys.map(
    (key) =>
      `<tr><th scope="row">${t(`figures.${key}`)}</th>${columns
        .map(({ figures }) => `<td>${figureCell(figures, key, currency)}</td>`)
        .join("")}</tr>`,
  );
  return `<div class="wide" tabindex="0" role="region" aria-labelledby="${label}"><table><thead><tr><th scope="col">${t("figure")}</th>${heads}</tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div>`;
}

/** Delivered before and after repair, a line for each variety or register, a column for each writer. */
function groupSection<Key extends string>(
  data: ReportData,
  title: string,
  head: string,
  keys: readonly Key[],
  keyOf: (row: ReportData["rows"][number]) => string,
  label: (key: Key) => string,
): string {
  const cells = (has: (row: ReportData["rows"][number]) => boolean) =>
    data.writers.map((writer) => `<td>${beforeAfterCell(figuresWhere(data, writer.name, has))}</td>`).join("");
  const lines = keys
    .filter((key) => data.rows.some((row) => keyOf(row) === key))
    .map((key) => `<tr><th scope="row">${label(key)}</th>${cells((row) => keyOf(row) === key)}</tr>`);
  const heads = data.writers.map((writer) => `<th scope="col">${name(writer.name)}</th>`).join("");
  return `<section aria-labelledby="${title}"><h2 id="${title}">${t(title)}</h2><p class="quiet">${t("beforeAfter")}</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="${title}"><table><thead><tr><th scope="col">${t(head)}</th>${heads}</tr></thead>
<tbody>${lines.join("\n")}<tr class="sum"><th scope="row">${t("all")}</th>${cells(() => true)}</tr></tbody></table></div></section>`;
}

function routingSection({ routes }: ReportData): string {
  if (routes.length === 0) return "";
  const lines = routes.map(
    ({ group, writer, better, worse, briefs }) =>
      `<tr><th scope="row">${t(`groups.${group}`)}</th><td>${writer ? name(writer) : `<span class="quiet">${t("undecided")}</span>`}</td>
<td>${writer ? t("duel", { better, briefs, worse }) : ""}</td></tr>`,
  );
  return `<section aria-labelledby="routing"><h2 id="routing">${t("routing")}</h2><p class="quiet">${t("routingHint")}</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="routing"><table><thead><tr><th scope="col">${t("group")}</th><th scope="col">${t("bestWriter")}</th><th scope="col">${t("brief")}</th></tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div></section>`;
}

/** All figures of one writer, by variety and by register. */
function detailsSection(data: ReportData): string {
  return data.writers
    .map((writer, index) => {
      const own = data.rows.filter((row) => row.writer === writer.name);
      const column = (head: string, rows: typeof own) => ({ head, figures: figuresOf(rows) });
      const columns = [
        ...data.plan.varieties.map((variety: Variety) =>
          column(
            t(`options.varietyShort.${variety}`),
            own.filter((row) => row.variety === variety),
          ),
        ),
        ...registers.map((register) =>
          column(
            t(`registers.${register}`),
            own.filter((row) => row.register === register),
          ),
        ),
      ].filter(({ figures }) => figures.texts > 0);
      const label = `details-${index}`;
      const title = both(({ say }) => say("details", { writer: `\u2068${writer.name}\u2069` }));
      return `<details><summary id="${label}">${title}</summary>${figureTable(columns, data.currency, label)}</details>`;
    })
    .join("\n");
}
