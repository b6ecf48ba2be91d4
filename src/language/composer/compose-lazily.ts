import type { Brief } from "#shared/contracts/brief.ts";
import { languageOf, type Variety } from "#shared/options.ts";
import { knowledgeIn } from "../subjects/knowledge.ts";
import { loadSubject, subjectIds } from "../subjects/registry.ts";
import type { Subject } from "../subjects/subject-pack.ts";
import type { Template } from "../templates/template.ts";
import type { FormalBank, SpokenBank } from "./bank.ts";
import { compose } from "./compose.ts";
import { resurface, resurfaceText, type Surface } from "./surface.ts";
import { extractOf, wantedBanks } from "./wanted-banks.ts";

const saudi = async () => (await import("../varieties/ar-saudi/bank.ts")).bank;
const lebanese = async () => (await import("../varieties/ar-lebanese/bank.ts")).bank;
const emirati = async () => (await import("../varieties/ar-emirati/surface.ts")).surface;
const kuwaiti = async () => (await import("../varieties/ar-kuwaiti/surface.ts")).surface;
const qatari = async () => (await import("../varieties/ar-qatari/surface.ts")).surface;
const jordanian = async () => (await import("../varieties/ar-jordanian/surface.ts")).surface;

const surfaces: Readonly<Partial<Record<Variety, () => Promise<Surface>>>> = {
  "ar-emirati": emirati,
  "ar-kuwaiti": kuwaiti,
  "ar-qatari": qatari,
  "ar-jordanian": jordanian,
};

/**
 * The same banks as in `compose-brief.ts`, each in a file of its own: a browser fetches the phrases of one variety, where the server
 * has all of them at hand. A test compares the two.
 */
const loaders: Readonly<Record<Variety, () => Promise<SpokenBank>>> = {
  "ar-saudi": saudi,
  "ar-egyptian": async () => (await import("../varieties/ar-egyptian/bank.ts")).bank,
  "ar-emirati": async () => resurface(await saudi(), await emirati()),
  "ar-kuwaiti": async () => resurface(await saudi(), await kuwaiti()),
  "ar-qatari": async () => resurface(await saudi(), await qatari()),
  "ar-lebanese": lebanese,
  "ar-jordanian": async () => resurface(await lebanese(), await jordanian()),
  "ar-standard": async () => (await import("../varieties/ar-standard/bank.ts")).bank,
  "en-american": async () => (await import("../varieties/en-american/bank.ts")).bank,
};

async function loadFormal(variety: Variety): Promise<FormalBank> {
  if (languageOf(variety) === "en") return (await import("../varieties/en-american/formal.ts")).formal;
  return (await import("../varieties/ar-standard/formal.ts")).formal;
}

async function loadKnown(brief: Brief, template: Template, targetWords: number): Promise<Subject> {
  const id = subjectIds.find((known) => known === brief.subject);
  const found = id === undefined ? null : await loadSubject(id);
  return (await import("./subject-of-text.ts")).subjectOfText(found, brief, template, targetWords);
}

/**
 * `composeBrief` for a browser: fetches the formulas that this brief asks for first, and what is known of the brief's subject. Rejects
 * when they cannot be fetched.
 */
export async function composeLazily(brief: Brief, template: Template, targetWords: number, seed: number): Promise<string> {
  const extract = extractOf(brief, template, targetWords);
  if (extract !== null) return extract;
  const { spoken, isFormal } = wantedBanks(brief, template);
  const [bank, formal, subject, surface] = await Promise.all([
    loaders[spoken](),
    isFormal ? loadFormal(brief.variety) : null,
    loadKnown(brief, template, targetWords),
    surfaces[spoken]?.(),
  ]);
  const knowledge = knowledgeIn(subject, spoken, (text) => (surface ? resurfaceText(text, surface) : text));
  return compose({ brief, template, targetWords, seed, spoken: bank, formal, knowledge });
}
