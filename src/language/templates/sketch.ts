import type { Template } from "./template.ts";

/**
 * The parts of a template's text in order, as a thumbnail of its plan shows them: the layouts of its outline, and for two kinds
 * of text that look different on paper 'section' (under a heading) and 'call' (what the reader is asked to do).
 */
export function sketchOf(template: Pick<Template, "outline">): string[] {
  return template.outline.map(({ layout, heading, roles }) => {
    if (layout !== "text") return layout;
    if (roles[0] === "callToAction") return "call";
    return heading ? "section" : "text";
  });
}
