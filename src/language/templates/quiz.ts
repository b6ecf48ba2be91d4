import type { Template } from "./template.ts";

export const quiz = {
  id: 66,
  key: "quiz",
  name: { en: "Quiz questions", ar: "أسئلة اختبار" },
  description: {
    en: "Questions with their answers, and the reason why each answer is right.",
    ar: "أسئلة مع أجوبتها، وسبب صحة كل جواب.",
  },
  category: "education",
  groups: ["content"],
  icon: "list-checks",
  family: "formal",
  register: "S",
  lengths: { field: "questionCount", wordsPerUnit: 40 },
  defaultLength: 200,
  fields: [
    {
      key: "taughtSubject",
      type: "text",
      label: { en: "Subject", ar: "موضوع الاختبار" },
      hint: { en: "The causes of the First World War", ar: "أسباب الحرب العالمية الأولى" },
      expected: true,
      maxLength: 160,
    },
    {
      key: "questionCount",
      type: "number",
      label: { en: "Number of questions", ar: "عدد الأسئلة" },
      hint: { en: "5 questions", ar: "5 أسئلة" },
      expected: true,
      min: 3,
      max: 10,
      initial: 5,
    },
    {
      key: "level",
      type: "choice",
      label: { en: "Level", ar: "المستوى" },
      hint: { en: "Intermediate", ar: "متوسط" },
      expected: false,
      choices: [
        { value: "beginner", label: { en: "Beginner", ar: "مبتدئ" } },
        { value: "intermediate", label: { en: "Intermediate", ar: "متوسط" } },
        { value: "advanced", label: { en: "Advanced", ar: "متقدم" } },
      ],
    },
  ],
  subjectField: "taughtSubject",
  outline: [
    {
      id: "title",
      layout: "title",
      roles: ["formalTitle"],
      share: 0,
      titleField: "taughtSubject",
      purpose: { en: "What is tested", ar: "موضوع الاختبار" },
    },
    {
      id: "level",
      layout: "facts",
      roles: [],
      share: 0,
      fields: ["level"],
      purpose: { en: "For which level", ar: "لأي مستوى" },
    },
    {
      id: "questions",
      layout: "questions",
      roles: ["quizItem"],
      share: 1,
      each: "questionCount",
      asks: [
        { en: "What does the question ask?", ar: "ما نص السؤال؟" },
        { en: "What is the right answer, and why?", ar: "ما الجواب الصحيح، ولماذا؟" },
      ],
      purpose: { en: "Each question, its answer and the reason", ar: "كل سؤال وجوابه وسببه" },
    },
  ],
  guidance:
    "Each question tests one thing that matters and has one right answer; go from remembering to using, the last ones on a new " +
    "case. Four choices where there are choices, of the same length and kind, the wrong ones made from mistakes that learners " +
    "really make; never 'all of the above', no double negation, no trick of wording. Below each question stand the answer and " +
    "the reason, in one or two sentences that teach. State only facts you are sure of: where the subject is the teacher's own " +
    "material, leave a marked blank. Arabic exams put the verb of the task first (علّل، قارن، استنتج); American ones address " +
    "the student in plain questions.",
} as const satisfies Template;
