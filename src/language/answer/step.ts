/** What one piece of an answer brings. */
export interface AnswerStep {
  /** True where everything given out before is withdrawn: the text begins anew with this one. */
  readonly restart: boolean;
  readonly text: string;
}

/** What an answer is cleaned against: words of the person are nobody's fault. */
export interface AnswerContext {
  /** All that is the person's own: the brief, the passage, the text that is worked on. */
  readonly own: readonly string[];
  /** A letter or a mail, whose own closing may offer more ('Let me know if …'). */
  readonly isMail: boolean;
}

export const noStep: AnswerStep = { restart: false, text: "" };
