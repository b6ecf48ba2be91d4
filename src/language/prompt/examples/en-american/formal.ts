import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "formalLetter",
    addressee: null,
    tone: "formal",
    topic: "a tenants' association asks the city for a crosswalk",
    facts: ["The bus stop faces the building's entrance", "The nearest crosswalk is two blocks away"],
    text: `To the Department of Transportation:

On behalf of the tenants of our building, we ask the city to mark a crosswalk between our front entrance and the bus stop that faces it.

The nearest crosswalk is two blocks away. In practice nobody walks those blocks with groceries or a stroller; people wait for a gap and cross, at all hours and in all weather.

We would welcome a site visit on a weekday morning, when the problem can be seen from the curb. Several residents have offered to meet your staff.

Sincerely,

[… name]
Tenants' Association`,
  },
  {
    template: "pressRelease",
    addressee: null,
    tone: "professional",
    topic: "a public library in Macon lends out musical instruments",
    facts: ["30 instruments, given by residents", "Loans run three weeks", "Lending starts Monday"],
    text: `# Macon library starts lending guitars, fiddles and a tuba

MACON, [… date]: Starting Monday, anyone with a library card can check out a musical instrument from the Macon public library for three weeks. All 30 instruments were given by residents.

The collection runs from ukuleles to a tuba that spent years in a church closet. Staff inspected and tuned each one, and every case holds a card with a note from the person who gave it.

Contact: [… phone]`,
  },
];
