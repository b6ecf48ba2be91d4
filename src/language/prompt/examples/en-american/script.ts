import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "reelsScript",
    addressee: null,
    tone: "casual",
    topic: "a beekeeper shows how to move a swarm off a mailbox",
    facts: ["Bees in a swarm are not defending anything", "A cardboard box is enough"],
    text: `**0–3 seconds**
- Picture: a mailbox wearing a beard of bees.
- Voice: Your mail's going to be late.
- On screen: do not spray these

**3–12 seconds**
- Picture: the beekeeper, no gloves, sliding a cardboard box underneath.
- Voice: They've got no home, so they've got nothing to defend. Calmest they'll ever be.

**12–20 seconds**
- Picture: one firm bump, and the whole cluster drops in.
- Voice: Box, bump, wait for the stragglers. If the queen's in there, they walk in after her.
- On screen: call a beekeeper`,
  },
  {
    template: "radioSpot",
    addressee: null,
    tone: "friendly",
    topic: "a tire shop in Boise that stays open late in the first snow week",
    facts: ["Open until 10 pm that week", "No appointment"],
    text: `(Wind. A wiper squeaks.)

**Dad:** It's not supposed to stick.

(A slow, soft crunch.)

**Kid:** Is that sticking?

**Announcer:** It's sticking. The tire shop's open till 10 all week, and you don't need an appointment. Bring the car, bring the kid, the cocoa's on.

**Kid:** Can we slide again first?

**Dad:** No.`,
  },
  {
    template: "reelsScript",
    addressee: null,
    tone: "casual",
    topic: "how to back a trailer down a boat ramp",
    facts: ["Hand on the bottom of the wheel", "Small moves, then straighten"],
    text: `**0–3 seconds**
- Picture: a trailer folding up sideways, people watching from lawn chairs.
- Voice: They brought chairs. Don't give them a show.

**3–12 seconds**
- Picture: a hand sliding to the bottom of the steering wheel.
- Voice: Hand on the bottom of the wheel. Now whichever way your hand goes, the trailer goes.

**12–20 seconds**
- Picture: the trailer easing down the ramp, wheels touching water.
- Voice: Small move, straighten. Small move, straighten. If it's going wrong, pull up and start over. Nobody's timing you.
- On screen: pull up, try again`,
  },
  {
    template: "radioSpot",
    addressee: null,
    tone: "friendly",
    topic: "a night welding class at a community college in Toledo",
    facts: ["Starts in January", "Two nights a week", "Helmets are provided"],
    text: `(A garage. Something metal falls over.)

**Her:** The gate's off again.

**Him:** I wired it.

**Her:** With a coat hanger.

**Announcer:** Welding class, two nights a week at the community college in Toledo. It starts in January, helmets are provided, and you leave knowing why the coat hanger didn't hold.

(Something metal falls over.)

**Him:** Sign me up.`,
  },
];
