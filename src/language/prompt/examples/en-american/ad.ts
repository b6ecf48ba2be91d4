import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "adCopy",
    addressee: null,
    tone: "enthusiastic",
    topic: "a laundromat in Pittsburgh with a wash-and-fold service",
    facts: ["$1.60 a pound", "Drop off before 9 am, back by 6 pm"],
    text: `**Give us your Sunday's worst**

Soccer socks. The mystery blanket. That hoodie. Drop the bag off before 9, and it's folded and waiting by 6, every sock married off.

$1.60 a pound. No quarters, no sitting in a plastic chair guarding a dryer.

You had plans today. Go have them.`,
  },
  {
    template: "productDescription",
    addressee: null,
    tone: "friendly",
    topic: "a canvas apron for woodworkers",
    facts: ["Cross-back straps", "Pencil pocket with a flap", "Machine washable"],
    text: `# An apron that doesn't hang from your neck

By lunch, a neck strap feels like a cinder block. These straps cross over your back, so the weight of the tape, the square and the pencil sits on your shoulders.

The pencil pocket has a flap. Bend over the saw and nothing falls in.

- **Straps:** cross-back
- **Pencil pocket:** with a flap
- **Care:** machine washable

Get it dirty. That's the color it was going to be anyway.`,
  },
  {
    template: "adCopy",
    addressee: null,
    tone: "enthusiastic",
    topic: "a mobile dog groomer in Boulder",
    facts: ["One dog at a time", "$75 for a bath and trim"],
    text: `**Your dog knows the way to the groomer. That's the problem.**

The shaking starts at the second left turn. So skip the turn.

We pull up out front and do one dog at a time: no cages, no waiting room, no poodle having a breakdown next door. A bath and trim is $75, and you can watch from the kitchen.

Boulder, we'll bring the warm towels. You bring the one who's hiding under the table.`,
  },
  {
    template: "productDescription",
    addressee: null,
    tone: "friendly",
    topic: "a rain jacket for people who bike to work",
    facts: ["Longer in the back", "Reflective cuffs", "Packs into its own pocket"],
    text: `# Arrive looking like you drove

Regular rain jackets are cut for standing. You're bent over handlebars with a stripe of road water headed up your back. This one is longer in the back, right where the stripe goes.

The cuffs are reflective, so your turn signal shows up at night. When the sun comes out, the whole thing packs into its own pocket.

- **Cut:** longer in the back
- **Cuffs:** reflective
- **Packs into:** its own pocket

Keep it in your bag. It's Seattle weather somewhere.`,
  },
];
