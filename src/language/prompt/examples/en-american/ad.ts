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
];
