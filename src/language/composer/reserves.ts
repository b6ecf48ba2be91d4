import type { Template } from "../templates/template.ts";
import type { Family } from "./bank.ts";
import type { Role } from "./roles.ts";

/** Roles that fit any place in the body of a family. Formal texts have none: a letter's grounds have no place in a press release. */
const familyReserves: Readonly<Record<Family, readonly Role[]>> = {
  article: ["point", "tip", "reason", "detail", "step", "example", "mistake"],
  lesson: ["explain", "step", "point", "tip", "detail", "mistake", "example"],
  commerce: ["benefit", "reason", "tip", "usage", "detail", "solution", "whoFor"],
  social: ["point", "benefit", "tip", "reason", "lesson", "usage", "storyLine"],
  script: ["point", "tip", "benefit", "example"],
  invitation: ["programme", "close"],
  story: ["trouble", "scene", "turn", "resolution"],
  formal: [],
};

/** What may carry on where a role has run dry: the roles of the template's own widest sections, then those of its family. */
export function reservesOf(template: Template): Role[] {
  const body = template.outline
    .filter(({ layout, share }) => layout === "text" && share > 0)
    .toSorted((a, b) => b.share - a.share);
  const own = body.flatMap(({ roles }) => roles);
  const family = familyReserves[template.family];
  // A biography has nothing of what its family's texts are made of: a tip would be out of place in it.
  return [...new Set(own.some((role) => family.includes(role)) ? [...own, ...family] : own)];
}
