import type { Sayings, SubjectPack, WrittenBank } from "./subject-pack.ts";

/** A pack with its words in every bank. */
export interface Subject {
  readonly pack: SubjectPack;
  readonly sayings: Readonly<Record<WrittenBank, Sayings<SubjectPack>>>;
}

/** One line a subject: its folder is loaded when a text is about it. */
const subjects = {
  "specialty-coffee": () => import("./specialty-coffee/index.ts"),
  restaurant: () => import("./restaurant/index.ts"),
  "sweets-bakery": () => import("./sweets-bakery/index.ts"),
  "home-cooking": () => import("./home-cooking/index.ts"),
} as const satisfies Readonly<Record<string, () => Promise<Subject>>>;

export type SubjectId = keyof typeof subjects;
export const subjectIds = Object.keys(subjects) as readonly SubjectId[];

/** The pack of a subject and what each bank says of it. */
export function loadSubject(id: SubjectId): Promise<Subject> {
  return subjects[id]();
}
