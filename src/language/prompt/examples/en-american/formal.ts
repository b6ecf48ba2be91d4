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
  {
    template: "jobAd",
    addressee: null,
    tone: "professional",
    topic: "a line cook for a diner in Bangor",
    facts: ["Tuesday through Saturday, 5 am to 1 pm", "$21 an hour", "Health insurance after 60 days"],
    text: `# Line cook wanted at a Bangor diner

The grill is older than most of our customers, and it runs hot on the left. If that sounds like something you'd rather know than complain about, keep reading.

## The work

- Open the line and cook breakfast through lunch
- Keep tickets moving without sending out a cold egg
- Label, date and wipe down before you leave

## What we offer

- $21 an hour
- Tuesday through Saturday, 5 am to 1 pm, so the evenings are yours
- Health insurance after 60 days

Send a few lines about the last place you cooked to [… email].`,
  },
  {
    template: "report",
    addressee: null,
    tone: "professional",
    topic: "a food bank's first year with a mobile pantry in Laredo",
    facts: ["11 stops a week", "Served 2,300 households", "Produce ran out first at most stops"],
    text: `# Mobile pantry: the first year

The truck made 11 stops a week and served 2,300 households.

## What we learned

Produce ran out first at most stops, while shelf-stable boxes came back to the warehouse. Drivers also reported that people lined up earlier where there was shade, whatever the posted time.

## What we recommend

Load less dry stock and more produce on the first run of the day. Ask each host site for a shaded place to wait, and confirm the schedule in writing: [… contact].`,
  },
];
