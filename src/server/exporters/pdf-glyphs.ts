const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** A key around a figure that there is no picture of, as in '٣️⃣': the figure stands alone. */
const emptyKey = /(?<![0-9#*]|[0-9#*]\uFE0F)\uFE0F?\u20E3/gu;

/** Signs that the typesetter's own fonts hold although they are no emoji: boxes, stars, ornaments. */
const signs = /^[\u0020-\u21FF\u2500-\u27BF\u2B05-\u2B1A]$/u;
/** Noto Emoji holds every one; a test sets them all. */
const emoji = /^\p{Emoji}$/u;

/**
 * The text as the fonts of a PDF can show it: a pictograph that none of them holds would be an empty box, so it is left out.
 * The other formats keep all of them; whoever opens those has a font for them.
 */
export function printable(source: string): string {
  const text = source.replace(emptyKey, "");
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

const longWord = /[\p{L}\p{M}\p{N}_]{60,}/gu;
const pieceLetters = 8;

/** A word that no line has room for may break, at spaces of no width: the page must not lose the end of it. */
export function breakable(text: string): string {
  return text.replace(longWord, (word) => {
    const clusters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
    const pieces = Array.from({ length: Math.ceil(clusters.length / pieceLetters) }, (_, index) =>
      clusters.slice(index * pieceLetters, (index + 1) * pieceLetters).join(""),
    );
    return pieces.join("\u200B");
  });
}

/** A whole flag or family is one cluster; its first sign says whether there is a font for it. */
function shownAs(cluster: string): string {
  const [first = ""] = cluster;
  return emoji.test(first) || signs.test(first) ? cluster : "";
}
