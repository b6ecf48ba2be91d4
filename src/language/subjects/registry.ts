import type { Subject } from "./subject-pack.ts";

/** One line a subject: its folder is loaded when a text is about it. */
const subjects = {
  "specialty-coffee": async () => (await import("./specialty-coffee/index.ts")).subject,
  restaurant: async () => (await import("./restaurant/index.ts")).subject,
  "sweets-bakery": async () => (await import("./sweets-bakery/index.ts")).subject,
  "home-cooking": async () => (await import("./home-cooking/index.ts")).subject,
  schools: async () => (await import("./schools/index.ts")).subject,
  "online-courses": async () => (await import("./online-courses/index.ts")).subject,
  "job-search": async () => (await import("./job-search/index.ts")).subject,
  "exam-tutoring": async () => (await import("./exam-tutoring/index.ts")).subject,
  freelancing: async () => (await import("./freelancing/index.ts")).subject,
  "real-estate": async () => (await import("./real-estate/index.ts")).subject,
  "interior-furniture": async () => (await import("./interior-furniture/index.ts")).subject,
  "cleaning-maintenance": async () => (await import("./cleaning-maintenance/index.ts")).subject,
  cars: async () => (await import("./cars/index.ts")).subject,
  "solar-energy": async () => (await import("./solar-energy/index.ts")).subject,
  "online-store": async () => (await import("./online-store/index.ts")).subject,
  "customer-service": async () => (await import("./customer-service/index.ts")).subject,
  "social-media-marketing": async () => (await import("./social-media-marketing/index.ts")).subject,
  "business-software": async () => (await import("./business-software/index.ts")).subject,
  entrepreneurship: async () => (await import("./entrepreneurship/index.ts")).subject,
  "app-launch": async () => (await import("./app-launch/index.ts")).subject,
  "gym-fitness": async () => (await import("./gym-fitness/index.ts")).subject,
  "padel-sports": async () => (await import("./padel-sports/index.ts")).subject,
  "perfume-oud": async () => (await import("./perfume-oud/index.ts")).subject,
  "salon-makeup-hair": async () => (await import("./salon-makeup-hair/index.ts")).subject,
  "travel-destination": async () => (await import("./travel-destination/index.ts")).subject,
  "hotels-chalets": async () => (await import("./hotels-chalets/index.ts")).subject,
  "desert-camping": async () => (await import("./desert-camping/index.ts")).subject,
  "conference-event": async () => (await import("./conference-event/index.ts")).subject,
  "ramadan-eid": async () => (await import("./ramadan-eid/index.ts")).subject,
  "podcast-media": async () => (await import("./podcast-media/index.ts")).subject,
  gaming: async () => (await import("./gaming/index.ts")).subject,
  "fashion-abaya": async () => (await import("./fashion-abaya/index.ts")).subject,
  "gifts-flowers": async () => (await import("./gifts-flowers/index.ts")).subject,
  "delivery-logistics": async () => (await import("./delivery-logistics/index.ts")).subject,
  "dates-olive-oil": async () => (await import("./dates-olive-oil/index.ts")).subject,
  "banking-loans": async () => (await import("./banking-loans/index.ts")).subject,
  "gardening-plants": async () => (await import("./gardening-plants/index.ts")).subject,
  "gold-jewellery": async () => (await import("./gold-jewellery/index.ts")).subject,
  handmade: async () => (await import("./handmade/index.ts")).subject,
  "home-appliances": async () => (await import("./home-appliances/index.ts")).subject,
  "inflation-economy": async () => (await import("./inflation-economy/index.ts")).subject,
  insurance: async () => (await import("./insurance/index.ts")).subject,
  investing: async () => (await import("./investing/index.ts")).subject,
  "medical-clinic": async () => (await import("./medical-clinic/index.ts")).subject,
  "moving-house": async () => (await import("./moving-house/index.ts")).subject,
  pets: async () => (await import("./pets/index.ts")).subject,
  "phones-electronics": async () => (await import("./phones-electronics/index.ts")).subject,
  photography: async () => (await import("./photography/index.ts")).subject,
  "saving-budgeting": async () => (await import("./saving-budgeting/index.ts")).subject,
  tenancy: async () => (await import("./tenancy/index.ts")).subject,
  "umrah-hajj": async () => (await import("./umrah-hajj/index.ts")).subject,
} as const satisfies Readonly<Record<string, () => Promise<Subject>>>;

export type SubjectId = keyof typeof subjects;
export const subjectIds = Object.keys(subjects) as readonly SubjectId[];

/** The pack of a subject and what each bank says of it. */
export function loadSubject(id: SubjectId): Promise<Subject> {
  return subjects[id]();
}
