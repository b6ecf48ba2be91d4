import type { ExportFormat } from "../../export-formats.ts";

/** The plans and the words of the month. Every figure comes from `shared/plans.ts` and the usage call. */
export const plan = {
  text: "You are on the {plan} plan. Only the words that reach you are counted.",
  usage: {
    title: "This month’s words",
    usedIn: "Words used in {month}",
    ofLimit: "of {limit, number}. {left, plural, one {# word left} other {# words left}} until {date}.",
    unlimited: "No limit on your plan.",
    used: "Used",
    reserved: "Being written now",
    left: "Left",
    noLimit: "unlimited",
    over: "This month’s words are used up. They renew on {date}; a larger plan takes effect at once.",
    failed: "The count of words could not be loaded.",
  },
  table: "Three plans",
  noPayment: "No payment service is connected to this server: nothing is charged, and a plan changes at once.",
  byOperator: "On this server the operator changes plans; nothing is charged here.",
  ask: "Ask the operator",
  wanted: {
    chosen: "You chose {plan}.",
    here: "{plan} is your plan already.",
    write: "Start writing",
  },
  current: "your plan",
  here: "You are here",
  perMonth: "a month",
  change: "Change to {plan}",
  changing: "Changing",
  features: {
    label: "What it includes",
    words: "Words a month",
    templates: "Templates",
    voices: "Dialects",
    exports: "Export",
    storage: "Storage for texts and versions",
    coming: "Coming",
  },
  coming: { free: "", pro: "Priority support", enterprise: "Custom templates, teams, API keys, dedicated support" },
  unlimitedWords: "unlimited",
  allTemplates: "{count, plural, one {the one there is} other {all #}}",
  firstTemplates: "{count, plural, one {# basic one} other {# basic ones}}",
  allVoices: "{count, plural, one {the one there is} other {all #}}",
  formats: { txt: "Text", md: "Markdown", html: "HTML", pdf: "PDF", docx: "Word" } as const satisfies Record<
    ExportFormat,
    string
  >,
  note: "A smaller plan keeps every text. The larger plan’s templates and dialects come back when you return to it, and the words used this month stay counted.",
  switched: "You are on the {plan} plan now",
  switchedText: "Nothing was charged.",
  switchFailed: "The plan was not changed",
  down: {
    title: "Change to the {plan} plan?",
    text: "The {plan} plan has {limit, number} words a month, and this month already counts {used, number}. Nothing new can be written until {date}. Every text stays.",
    confirm: "Change to {plan}",
  },
} as const;
