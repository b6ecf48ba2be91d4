/**
 * What the linter cannot see in the web's sources: texts that stand outside the locale files, and sides of the page that do not
 * turn round with the reading direction. Pure: a file's text goes in, findings come out. `check-markup.mjs` reads the files.
 */
import { parseSync } from "vite";

/** Attributes and properties that people read, or hear from a screen reader. */
const readAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|caption|description|emptyText|heading|hint|label|message|placeholder|subtitle|summary|text|title|tooltip)$/;

/** Names and keys that are written the same way in both languages. */
const sameInBoth = new Set(["Lahja", "لهجة", "Ctrl", "Cmd", "Esc", "Enter", "Shift", "Alt", "Tab", "URL"]);

/** Calls whose texts developers read: the log and thrown faults. */
const isForDevelopers = (node) =>
  (node.type === "NewExpression" && /Error$/.test(node.callee.name ?? "")) ||
  (node.type === "CallExpression" && node.callee.type === "MemberExpression" && node.callee.object.name === "console");

/** A sentence or a label, as against a key, a class or a path: two words, the first with a capital. */
const sentence = /^\p{Lu}[\p{Ll}’]*[,:]? \p{L}/u;
const arabic = /[\p{Script=Arabic}&&\p{L}]/v;

function hasWords(text) {
  return text.split(/[^\p{L}]+/u).some((word) => word !== "" && !sameInBoth.has(word));
}

/** The literal texts that an expression may come to; what a call or a variable brings is not written here. */
function literalsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node] : [];
    case "TemplateLiteral":
      return node.quasis.map((quasi) => ({ ...quasi, value: quasi.value.cooked ?? "" }));
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator.startsWith("=") || node.operator.startsWith("!")
        ? []
        : [...literalsOf(node.left), ...literalsOf(node.right)];
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Calls `visit` with every node below and including this one; a visit that returns false ends the way down. */
function walk(node, visit) {
  if (typeof node?.type !== "string" || visit(node) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child === "object") walk(child, visit);
  }
}

function parse(name, source) {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0].message}`);
  return program;
}

const lineOf = (source, offset) => source.slice(0, offset).split("\n").length;
const finding = (name, source, node, message) => `${name}:${lineOf(source, node.start)} ${message}`;

/** Texts for people that are written in the code of a page instead of the locale files. */
export function textsOutsideLocales(name, source) {
  const found = [];
  const tell = (node, text) =>
    found.push(finding(name, source, node, `text outside the locale files: '${text.trim().slice(0, 60)}'`));
  const tellWords = (nodes) => {
    for (const node of nodes) if (hasWords(node.value)) tell(node, node.value);
  };
  walk(parse(name, source), (node) => {
    if (node.type === "ImportDeclaration" || isForDevelopers(node)) return false;
    if (node.type === "JSXText") tellWords([node]);
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      tellWords(node.children.filter(({ type }) => type === "JSXExpressionContainer").flatMap(literalsOf));
    }
    if (node.type === "JSXAttribute" && readAttributes.test(node.name.name)) tellWords(literalsOf(node.value));
    if (node.type === "Literal" && typeof node.value === "string" && isLikeText(node.value)) tell(node, node.value);
    if (node.type === "TemplateElement" && isLikeText(node.value.cooked ?? "")) tell(node, node.value.cooked);
    return true;
  });
  return [...new Set(found)];
}

const isLikeText = (text) => sentence.test(text) || (arabic.test(text) && hasWords(text));

const physicalClass =
  /^-?((scroll-)?[mp][lr]-|(left|right)-|border-[lr](-|$)|rounded-([lr]|[tb][lr])(-|$)|(text|float|clear)-(left|right)$|origin-(top-|bottom-)?(left|right)$)/;
const physicalStyle = /^((margin|padding|border)(Left|Right)\w*|left|right|border(Top|Bottom)(Left|Right)Radius)$/;

/** `sm:hover:-ml-2!` -> `-ml-2`: the utility without its conditions; a colon inside of brackets is no condition's end. */
function utilityOf(className) {
  return className.replace(/^(?:(?:\[[^\]]*\]|[^:[\]]|\[[^\]]*\])+:)+/, "").replace(/^!|!$/g, "");
}

/** Utilities and inline styles of a page that name a side of the screen. */
export function physicalSidesInCode(name, source) {
  const found = [];
  const tell = (node, what) => found.push(finding(name, source, node, `physical side: ${what}`));
  const tellClasses = (node, text) => {
    for (const className of text.split(/\s+/)) if (physicalClass.test(utilityOf(className))) tell(node, className);
  };
  walk(parse(name, source), (node) => {
    if (node.type === "ImportDeclaration") return false;
    if (node.type === "Literal" && typeof node.value === "string") tellClasses(node, node.value);
    if (node.type === "TemplateElement") tellClasses(node, node.value.cooked ?? "");
    if (node.type === "JSXAttribute" && node.name.name === "style") {
      walk(node.value, (inner) => {
        if (inner.type === "Property" && physicalStyle.test(inner.key.name ?? inner.key.value ?? "")) {
          tell(inner, inner.key.name ?? inner.key.value);
        }
        return true;
      });
    }
    return true;
  });
  return found;
}

const physicalProperty =
  /^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const sidedKeyword = /^(text-align|float|clear)$/;
const fourSided = /^((scroll-)?(margin|padding)|inset|border-(width|color|style))$/;

/** Declarations of a style sheet that name a side of the screen. */
export function physicalSidesInCss(name, source) {
  const found = [];
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  for (const match of code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)) {
    const [, property = "", value = ""] = match;
    const sides = value.trim().split(/\s+(?![^(]*\))/);
    const isPhysical =
      physicalProperty.test(property) ||
      (sidedKeyword.test(property) && /^(left|right)$/.test(value.trim())) ||
      (fourSided.test(property) && sides.length === 4 && sides[1] !== sides[3]);
    if (isPhysical) found.push(`${name}:${lineOf(code, match.index)} physical side: ${property}: ${value.trim()}`);
  }
  return found;
}
