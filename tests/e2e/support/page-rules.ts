import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Those that a change of theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds serious or critical on the page as it stands: rule, place, and why. */
export async function accessibilityProblems(page: Page, rules: "all" | "colour"): Promise<string[]> {
  // The pages have no frames, so the tab that axe would open to collect their results is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === "all" ? axe.withTags(standards) : axe.withRules(colourRules)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
}

/** What reaches past the side edges of the page, and words that spill out of the control or cell that they stand in. */
export function sidewaysProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    const width = root.clientWidth;
    /** The mark around a blank reaches a little past the end of its line, as hanging punctuation does. */
    const hangingPx = 4;
    if (root.scrollWidth > width) problems.push(`the page is ${root.scrollWidth} wide`);

    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> ${element.textContent?.trim().slice(0, 40) ?? ""}`;
    /** A row that scrolls by itself, or a box that hides on purpose, may hold what is wider than the page. */
    const isContained = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== "visible") return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if ((box.left < -1 || box.right > width + 1) && !isContained(element)) problems.push(`past the edge: ${nameOf(element)}`);
      const isHolder = element.matches("button, a, th, td, label, legend, h1, h2, h3, p, li, dt, dd");
      const spills = element.scrollWidth > element.clientWidth + hangingPx && element.clientWidth > 0;
      if (isHolder && spills && getComputedStyle(element).overflowX === "visible") problems.push(`spills: ${nameOf(element)}`);
    }
    return problems;
  });
}
