import { createContext, useContext } from "react";
import { type Direction, textDirection } from "#language/text/direction.ts";
import { languageOf, type Variety } from "#shared/options.ts";

/** The direction that the person chose for the text whose page this is; null where they left it to its words. */
export const ChosenDirection = createContext<Direction | null>(null);

/** The direction that a text is read in, on its paper and under the hands. */
export function useTextDirection(text: string, variety: Variety): Direction {
  return textDirection(text, languageOf(variety), useContext(ChosenDirection));
}
