import type { Role } from "./roles.ts";

/** How often a role is said in one text at most, however much room there is: a second greeting or verdict reads as a slip. */
export const roleLimits: Readonly<Partial<Record<Role, number>>> = {
  greeting: 1,
  salutation: 1,
  topicLine: 1,
  hook: 1,
  editorNote: 1,
  invitationOpening: 1,
  promise: 1,
  teaser: 1,
  reveal: 1,
  verdict: 1,
  score: 1,
  shortAnswer: 1,
  optOut: 1,
  lead: 1,
  purpose: 1,
  summary: 1,
  nextStep: 1,
  close: 1,
  formalClose: 1,
  storyLine: 1,
  objection: 2,
  whyNow: 2,
  proof: 2,
  request: 2,
  quotation: 2,
  contact: 2,
  ramadanIdea: 2,
  toneNote: 2,
  callToAction: 2,
  question: 2,
  lastLine: 1,
  welcome: 1,
  outro: 1,
  relevance: 2,
  smallAsk: 1,
  reminder: 2,
  supportGreeting: 1,
  replyThanks: 1,
  replyInvite: 1,
  recapLead: 2,
  minutesOpening: 1,
  coverOpening: 2,
  coverClose: 1,
  speechOpening: 1,
};

/** Whether a role is said only so often: sections made of nothing else end early rather than borrow sentences of the body. */
export function isLimited(role: Role): boolean {
  return roleLimits[role] !== undefined;
}

/** Lines that should name what the text is about; the limit on naming it does not hold for them. */
export const namingRoles: ReadonlySet<Role> = new Set<Role>([
  "title",
  "headline",
  "subject",
  "metaTitle",
  "metaDescription",
  "adHeadline",
]);

/** Where these are said already, nothing may take their place: a letter does not go on after its closing formula. */
export const irreplaceableRoles: ReadonlySet<Role> = new Set<Role>(["formalClose", "salutation", "optOut", "lastLine", "score"]);
