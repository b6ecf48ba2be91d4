import { createHash } from "node:crypto";
import { readDocument } from "#language/document/read-document.ts";
import { escapeHtml, toHtmlFragment } from "#language/document/to-html.ts";
import { findTemplate } from "#language/templates/registry.ts";
import { varietyRecords } from "#shared/varieties.ts";
import type { EvaluationBrief } from "../brief-set.ts";
import { blindId } from "../votes.ts";
import { both, name, t } from "./bilingual.ts";
import type { ReportData } from "./report-data.ts";

/** The texts side by side, without their writers' names. Briefs of which some text is missing come when it is there. */
export function textsSection(data: ReportData): string {
  const { plan, briefs, rows } = data;
  const whole = briefs.filter(({ id }) => rows.filter(({ brief }) => brief.id === id).length === plan.writers.length);
  if (whole.length === 0 || plan.writers.length < 2) return "";
  return `<section class="judge" aria-labelledby="texts"><h2 id="texts">${t("texts")}</h2>
<p>${t("textsHint")}</p>
<p>${t("votesKept", { count: data.voteCount })}</p>
<p><label>${t("judge")} <input id="judge" autocomplete="name" maxlength="80" dir="auto"></label></p>
${whole.map((brief) => briefTexts(data, brief)).join("\n")}
<div class="votes"><p role="status">${t("voted")} <bdi id="voted">0</bdi></p>
<button type="button" id="save">${t("save")}</button> <button type="button" id="copy">${t("copy")}</button>
<p id="copied" role="status" hidden>${t("copied")}</p><p id="copy-failed" role="status" hidden>${t("copyFailed")}</p></div>
</section>`;
}

function briefTexts({ plan, rows }: ReportData, { id, brief }: EvaluationBrief): string {
  const template = findTemplate(brief.templateId);
  const texts = rows
    .filter((row) => row.brief.id === id)
    .map((row) => ({ ...row, blind: blindId(plan, id, row.writer) }))
    .toSorted((a, b) => (placeOf(a.blind) < placeOf(b.blind) ? -1 : 1));
  const tag = varietyRecords[brief.variety].tag;
  const facts = (brief.notes ?? []).map((note) => `<li>${escapeHtml(note)}</li>`).join("");
  const radio = (value: string, label: string) =>
    `<label class="vote"><input type="radio" name="${escapeHtml(id)}" value="${value}"> ${label}</label>`;
  const column = ({ blind, text, failure }: (typeof texts)[number], index: number) => `<article class="text">
<h4>${t("textNumber", { number: index + 1 })}</h4>
${failure ? `<p class="quiet">${t("failedText")}</p>` : withLowHeadings(toHtmlFragment(readDocument({ markdown: text, title: "", tag })))}
${failure ? "" : radio(blind, `${t("send")}<span class="unseen"> (${t("textNumber", { number: index + 1 })})</span>`)}</article>`;
  return `<fieldset><legend><h3><span>${t(`options.variety.${brief.variety}`)}</span> <bdi class="quiet">${escapeHtml(id)}</bdi></h3></legend>
<details><summary>${t("asked")}: <bdi lang="${tag}" dir="auto">${escapeHtml(brief.topic)}</bdi></summary>
<p>${both(({ say, language }) => say("kind", { template: template?.name[language] ?? "", words: brief.words }))}</p>
${facts ? `<p>${t("facts")}</p><ul lang="${tag}" dir="auto">${facts}</ul>` : ""}</details>
<div class="columns">${texts.map(column).join("\n")}</div>
<p class="others">${radio("any", t("sendAny"))} ${radio("none", t("sendNone"))}</p></fieldset>`;
}

/** The order of a brief's texts follows from their blind names, which follow from the seed. */
function placeOf(blind: string): string {
  return createHash("sha256").update(blind).digest("hex");
}

/** A text's own headings stand below those of the page. */
function withLowHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h([1-6])/g, (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 4)}`);
}

/** What failed, if anything did. */
export function failuresSection({ rows }: ReportData, reasonOf: (row: ReportData["rows"][number]) => string): string {
  const failed = rows.filter(({ failure }) => failure !== null);
  if (failed.length === 0) return "";
  const lines = failed.map(
    (row) => `<tr><th scope="row">${name(row.brief.id)}</th><td>${name(row.writer)}</td><td>${reasonOf(row)}</td></tr>`,
  );
  return `<section aria-labelledby="failures"><h2 id="failures">${t("failures")}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="failures">
<table><thead><tr><th scope="col">${t("brief")}</th><th scope="col">${t("writer")}</th><th scope="col">${t("reason")}</th></tr></thead>
<tbody>${lines.join("\n")}</tbody></table></div></section>`;
}
