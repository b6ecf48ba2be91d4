import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "coldEmail",
    addressee: null,
    tone: "professional",
    topic: "a window-cleaning service writing to a dental office in Tucson",
    facts: ["The crew works before 7 am", "First cleaning of the front windows is free"],
    text: `**Subject:** The sprinkler spots on your front windows

Hi,

I walk past your office most mornings, and the sprinklers are winning. Hard water leaves those white spots, and after a while regular glass cleaner won't touch them.

We clean storefronts around Tucson before 7 am, so nobody's in the waiting room and nobody has to let us in. I'd like to do your front windows once, free, so you can see the difference from the parking lot.

Does a morning next week work?

[… your name]`,
  },
  {
    template: "apology",
    addressee: null,
    tone: "friendly",
    topic: "a bakery that delivered a birthday cake with the wrong name",
    facts: ["The cake said Megan, the girl is Morgan", "Full refund already sent", "A new cake whenever they want one"],
    text: `**Subject:** Morgan's cake, and our mistake

Hi,

We wrote "Megan" on Morgan's cake. You spelled it right on the order; we didn't look twice. That's all there is to say about how it happened.

Your refund went out this morning, the full amount. We also owe Morgan a cake with her name on it, whenever you like: half birthday, last day of school, no reason at all. She picks the flavor.

And from now on, whoever frosts the name reads it out loud to whoever took the order.

We're sorry.`,
  },
];
