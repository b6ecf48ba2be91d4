import { options } from "./options.ts";

/** The pricing page. Prices and limits come from `shared/plans.ts`; here are only words. */
export const pricing = {
  title: "Pay for words, not for seats",
  lead: "You are charged the words you receive. A run that you stop costs what had arrived.",
  names: options.plan,
  perMonth: "a month",
  choose: { free: "Start free", pro: "Choose Pro", enterprise: "Choose Enterprise" },
  table: "The three plans compared",
  features: { words: "Words a month", templates: "Templates", voices: "Voices", exports: "Export" },
  unlimited: "unlimited",
  /** Stands before the number of templates or voices. */
  all: "all",
  first: "the first",
  formats: { txt: "text", md: "Markdown", html: "web page", pdf: "PDF", docx: "Word" },
  /** What the owner announces beyond what this version does; production hides it until it is confirmed. */
  owner: {
    confirmed: false,
    label: "Announced",
    note: "Sample, not yet confirmed",
    plans: {
      free: "Help by the user guide",
      pro: "Priority support",
      enterprise: "Custom templates, team management, API integration, dedicated 24/7 support",
    },
  },
  note: "Going down keeps every text. Templates and voices of the larger plan open again when you go back up.",
  questions: {
    title: "Asked before paying",
    items: [
      {
        question: "What counts as a word?",
        answer:
          "What a reader would call one: one shared function counts it in your browser and on the server, for Arabic and for English. Blanks in brackets and marks of formatting are not counted.",
      },
      {
        question: "When am I charged for a word?",
        answer:
          "When it arrives and is stored, kept or not. What never arrived costs nothing, and two texts written at once cannot overspend. Repairs after the check are free.",
      },
      {
        question: "What happens when the words run out?",
        answer:
          "Nothing is deleted and nothing is charged on top. Every text can still be read, edited and exported. Writing goes on when the next calendar month (UTC) begins, or at once with a larger plan.",
      },
      {
        question: "Can I change the plan in the middle of a month?",
        answer: "Yes, in both directions. The new limits hold at once, and the words used this month stay counted.",
      },
      {
        question: "What do several markets cost?",
        answer: "Each market is a text of its own and is charged as one. So is a conversion, once all of it is there.",
      },
      {
        question: "Do I need a card to start?",
        answer:
          "No. The free plan asks for none. Where a server has no payment service, the plan page says so: plans then change at once and nothing is charged on any of them.",
      },
    ],
  },
} as const;
