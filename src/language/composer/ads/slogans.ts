import type { Brief } from "#shared/contracts/brief.ts";
import type { Knowledge } from "../../subjects/knowledge.ts";
import { itemsOf } from "../../templates/field-text.ts";
import type { Template } from "../../templates/template.ts";
import { announces } from "../reader/announcement.ts";
import { readSubject } from "../subject.ts";

/** Marks of the banks' notation, which nobody's words bring along. */
const notation = /[<>{}|]/gu;
/** «… في الصناعية»: a slogan does without the street. */
const place = /\s+(?:في|in|at|on)\s+\S+(?:\s\S+){0,2}$/iu;
const leastWords = 2;
/** «علب فسيفساء من مادبا بتركبها بإيدك»: what the thing does is no part of its name. */
const clause = /\s+(?:اللي|يلي|التي|الذي|للي|ما|ب[تي]\p{L}{3,}|ت\p{L}{2,}ها|that|which|for|you)(?:\s.*)?$/iu;
const mostWords = 4;
/** More of them would be one line turned around. */
const mostOfTopic = 2;
/** Where the topic is the business itself, nothing comes 'from' it. */
const business =
  /^(?:our |my |an? |the )?(?:شركة|ورشة|محل|متجر|مطعم|كافيه|مقهى|محمصة|مخبز|فرن|عيادة|مركز|صالون|مشغل|مصنع|مكتب|مكتبة|مدرسة|نادي|نادٍ|كراج|مغسلة|فندق|متحف|ستوديو|shop|store|cafe|café|restaurant|bakery|garage|clinic|salon|gym|studio|museum|workshop)(?!\p{L})/iu;

/**
 * Lines that hold the topic's own words beside the brand's name, or a value that somebody wrote: none that would be true of any business.
 * A spot ends with the name.
 */
export function slogansFor({ plain }: Knowledge, brief: Brief, template: Template): string[] {
  const { brand } = brief.fields;
  const name = typeof brand === "string" ? brand.trim().replace(notation, "") : "";
  if (name === "") return [];
  // A spot has just said its topic: the name is what is to be remembered.
  if (template.key !== "slogan") return [name];
  const short = announces(brief.topic) ? null : readSubject(brief.topic).short;
  const what = short === null ? "" : withoutPlace(short).replace(notation, "");
  const put = (form: string) => form.replace("{topic}", () => what).replace("{subject}", () => name);
  const forms = plain(business.test(what) ? "nameSlogan" : "slogan");
  const ofTopic = what === "" || what.includes(name) ? [] : forms.map(put).slice(0, mostOfTopic);
  const ofValues = itemsOf(brief.fields.brandValues).map((value) => `${name}: ${value.replace(notation, "")}`);
  return [...ofTopic, ...ofValues];
}

function withoutPlace(noun: string): string {
  const short = noun.replace(place, "");
  const left = short.split(/\s+/u).length > mostWords ? short.replace(clause, "") : short;
  return left.split(/\s+/u).length >= leastWords ? left : noun;
}
