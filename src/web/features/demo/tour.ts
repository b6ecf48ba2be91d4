/** The steps of the tour by their place: index 0 to 3. */
export const tourSteps = ["template", "brief", "writing", "result"] as const;
const last = tourSteps.length - 1;

/** How long autoplay stays on a step. */
export const autoplayMs = 3_000;

export interface Tour {
  readonly step: number;
  readonly isPlaying: boolean;
}

export const tourStart: Tour = { step: 0, isPlaying: false };

/**
 * `tick` is autoplay's own step; everything else is the person's, who takes over by it. `go` is a step chosen in the list.
 */
export type TourAct =
  | { readonly kind: "next" | "previous" | "tick" | "play" | "pause" | "reset" }
  | { readonly kind: "go"; readonly step: number };

export function tourAfter(tour: Tour, act: TourAct): Tour {
  switch (act.kind) {
    case "next":
      return { step: Math.min(last, tour.step + 1), isPlaying: false };
    case "previous":
      return { step: Math.max(0, tour.step - 1), isPlaying: false };
    case "go":
      return { step: Math.min(last, Math.max(0, act.step)), isPlaying: false };
    case "tick": {
      const step = Math.min(last, tour.step + 1);
      return { step, isPlaying: step < last };
    }
    case "play":
      // At the end there is nothing left to play but the tour from its beginning.
      return { step: tour.step === last ? 0 : tour.step, isPlaying: true };
    case "pause":
      return { ...tour, isPlaying: false };
    case "reset":
      return tourStart;
  }
}
