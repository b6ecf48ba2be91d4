const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Those that the typesetter's fonts hold (arrows, boxes, ticks, stars, hearts, weather), and signs that are letters to a font. */
const drawn =
  /^[\u0020-\u21FF\u2500-\u262F\u2638-\u268B\u2690-\u269C\u26A0\u26A1\u2701-\u2704\u2706-\u2709\u270C-\u2727\u2729-\u274B\u274D\u274F-\u2752\u2756\u2758-\u275E\u2761-\u2775\u2794\u2798-\u27AF\u27B1-\u27BE\u2B05-\u2B0D\u2B12-\u2B1A]$/u;

/** What says the same with a sign that is there. */
const alike: Readonly<Record<string, string>> = { "✅": "✓", "❌": "✗", "⭐": "★", "🌟": "★", "❗": "!", "❓": "?" };

/**
 * The text as the fonts of a PDF can show it: a pictograph that none of them holds would be an empty box, so it is left out.
 * The other formats keep all of them; whoever opens those has a font for them.
 */
export function printable(text: string): string {
  if (!pictograph.test(text)) return text;
  let result = "";
  let isGap = false;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const shown = pictograph.test(segment) ? shownAs(segment) : segment;
    if (shown === "") {
      isGap = true;
      continue;
    }
    // One blank at most stands where it stood, and none at the beginning.
    if (isGap && shown !== " " && result !== "" && !result.endsWith(" ")) result += " ";
    if (!isGap || shown !== " " || (result !== "" && !result.endsWith(" "))) result += shown;
    isGap = isGap && shown === " ";
  }
  return result;
}

/** Without colour, skin and the joints of composed pictures. */
function shownAs(cluster: string): string {
  const [first = ""] = cluster;
  return alike[first] ?? (drawn.test(first) ? first : "");
}
