import type { LaterErrorTexts } from "../localised.ts";

/** The last evaluation of writers, in Settings, for the operator. */
export const evaluation = {
  title: "Chosen by evidence",
  hint: "Only whoever runs this server sees this part.",
  none: "No writers were compared on this server yet. “npm run eval” writes the same briefs with several writers and reports who delivers what.",
  when: "Last comparison: {date}",
  where: "The report is on the server, in",
  done: "{done} of {of} texts done, {votes, plural, =0 {no votes} one {# vote} other {# votes}}",
  rehearsal: "No real model was run: the models were stand-ins of a test server, so nothing is proposed.",
  writer: "Writer",
  delivered: "In the variety asked for",
  deliveredHint: "before → after repair",
  facts: "Facts told",
  claims: "Not in the brief",
  firstWord: "First word",
  cost: "Cost",
  failed: "Failed",
  share: "{count} of {of}",
  seconds: "{seconds, number} s",
  unknown: "–",
  unknownText: "not known",
  proposal: "What the comparison supports",
  group: { egyptian: "Egyptian", gulf: "Gulf", levantine: "Levantine", standard: "Standard Arabic", english: "English" },
  undecided: "not enough to tell",
  duel: "better on {better} of {briefs} briefs, worse on {worse}",
  inPlace: "Set",
  locked: "Set by {setting}",
  lockedPartly: "Partly set by the server’s settings",
  apply: "Set these writers",
  applied: "The writers are set",
  nothing: "For no group does the comparison tell who writes better.",
  allSet: "All that the comparison supports is set.",
  chosen: "Set here",
  takeBack: "Take all back",
  takenBack: "The writers are as before",
  failedToSet: "The writers were not set",
  loadFailed: "The comparison could not be loaded.",
};

/** The texts of the codes `route.…`. */
export const routeErrors = {
  not_connected: "No service is connected for the writer {writer}. Set its key or address in the server’s settings first.",
  locked: "The setting {setting} decides who writes this variety. Change it there.",
} satisfies LaterErrorTexts<"route">;

export const evaluationMessages = { evaluation, errors: { route: routeErrors } };
