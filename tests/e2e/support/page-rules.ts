import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { afterNextPaint } from "./views.ts";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type RunOptions = Parameters<AxeBuilder["options"]>[0];

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Those that a change of theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Details of what is wrong only: describing every element that passes takes longer than the checks. */
const runOptions = {
  all: { resultTypes: ["violations"], runOnly: { type: "tag", values: standards } },
  colour: { resultTypes: ["violations"], runOnly: { type: "rule", values: colourRules } },
} satisfies Record<string, RunOptions>;

/** What axe finds serious or critical on the page as it stands: rule, place, and why. */
export async function accessibilityProblems(page: Page, rules: keyof typeof runOptions): Promise<string[]> {
  const { violations } = await runAxe(page, runOptions[rules]);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`));
}

/** A document that has axe already, from an earlier run, is not given it again. */
async function runAxe(page: Page, options: RunOptions): Promise<Pick<AxeResults, "violations">> {
  const again = await page.evaluate(async (asked) => {
    const { axe } = window as { axe?: { run(context: Document, options: unknown): Promise<AxeResults> } };
    return axe ? { violations: (await axe.run(document, asked)).violations } : null;
  }, options);
  // The pages have no frames, so the tab that axe would open to collect their results is not needed.
  return again ?? new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
}

/** Runs in the page (`page.evaluate`), so it may use nothing from outside itself. */
type FitRule = () => string[];

/** What does not fit on the page. It may need some paints to settle at a new size on a busy machine; what is wrong then is wrong. */
export async function lastingFitProblems(page: Page, rules: readonly FitRule[]): Promise<string[]> {
  // All of it in one call: the way to the page and back takes longer than most rules.
  const look = `(${afterNextPaint})().then(() => [${rules.map((rule) => `(${rule})()`).join()}].flat())`;
  let found: string[] = [];
  for (let paint = 0; paint < 60; paint++) {
    found = await page.evaluate<string[]>(look);
    if (found.length === 0) break;
  }
  return found;
}

/** A page that scrolls sideways. */
export function widthProblems(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
}

/** What reaches past the side edges of the page, and words that spill out of the control or cell that they stand in. */
export function sidewaysProblems(): string[] {
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  /** The mark around a blank reaches a little past the end of its line, as hanging punctuation does. */
  const hangingPx = 4;

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
}

/** Words that a box cuts off: lines that reach out of a box which hides what does not fit, with no ellipsis or number of lines set. */
export function clippedTexts(): string[] {
  const problems: string[] = [];
  /** Letters lean over their box a little, and a tall face's line box holds much air above and below them. */
  const leanPx = 3;
  const leastVisible = 0.66;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";

  /** The nearest box around a text that cuts it along an axis; none when it scrolls there, or shortens it in the open. */
  const cutterOf = (text: Element, axis: "overflowX" | "overflowY"): Element | null => {
    for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box);
      const isShortened = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (isShortened || (style[axis] !== "visible" && !hides(style[axis])) || style.position === "fixed") return null;
      if (hides(style[axis])) return box;
    }
    return null;
  };

  const isCut = (line: DOMRect, text: Element): boolean => {
    const side = cutterOf(text, "overflowX")?.getBoundingClientRect();
    if (side && side.width > 1 && (line.left < side.left - leanPx || line.right > side.right + leanPx)) return true;
    const height = cutterOf(text, "overflowY")?.getBoundingClientRect();
    if (!height || height.height <= 1) return false;
    return Math.min(line.bottom, height.bottom) - Math.max(line.top, height.top) < line.height * leastVisible;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (lines.some((line) => isCut(line, parent))) problems.push(`cut off: '${node.nodeValue.trim().slice(0, 50)}'`);
  }
  return problems;
}

/** Placeholders and chosen options that are longer than their field, and dialogs that reach out of the screen. */
export function cutControls(): string[] {
  const problems: string[] = [];
  const leanPx = 3;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pen = document.createElement("canvas").getContext("2d");
  const widthOf = (text: string, style: CSSStyleDeclaration) => {
    if (!pen) return 0;
    pen.font = style.font;
    return pen.measureText(text).width;
  };
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[placeholder], select")) {
    if (!isShown(field)) continue;
    const text =
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.value ? "" : field.placeholder;
    const style = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
    if (field.clientWidth > 1 && widthOf(text, style) > room + leanPx)
      problems.push(`longer than its field: '${text.slice(0, 50)}'`);
  }

  /** A dialog may be longer than the screen where what it stands on scrolls. */
  const isOnScroller = (element: Element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
    }
    return false;
  };
  for (const dialog of document.querySelectorAll("[role=dialog], [role=alertdialog], dialog[open]")) {
    const { top, bottom } = dialog.getBoundingClientRect();
    const reachesOut = (top < -1 || bottom > innerHeight + 1) && !isOnScroller(dialog);
    if (isShown(dialog) && reachesOut) problems.push("a dialog reaches out of the screen");
  }
  return problems;
}

/** What moves although the person asked for less motion; changes within a frame or two are none. */
export function motionProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const instantMs = 20;
    const lasts = (animation: Animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > instantMs;
    return document
      .getAnimations()
      .filter((animation) => animation.playState === "running" && lasts(animation))
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `moves: ${target?.tagName.toLowerCase()} ${target?.getAttribute("class")?.slice(0, 60) ?? ""}`;
      });
  });
}

/**
 * Doubles every text and nothing else, as a browser does that zooms text only.
 * @returns what makes the page as it was, which may go on in the next view.
 */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const doubled = await page.evaluateHandle(() => {
    const sizes = [...document.body.querySelectorAll<HTMLElement>("*")].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      const own = { fontSize: element.style.fontSize, lineHeight: element.style.lineHeight };
      return { element, own, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.fontSize = `${fontSize * 2}px`;
      if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${lineHeight * 2}px`;
    }
    return sizes;
  });
  return () =>
    doubled.evaluate((sizes) => {
      for (const { element, own } of sizes) Object.assign(element.style, own);
    });
}
