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
  {
    template: "followUpEmail",
    addressee: null,
    tone: "professional",
    topic: "a roofer in Chattanooga following up on a quote for church gutters",
    facts: ["The visit was last Wednesday", "The quote holds through June"],
    text: `**Subject:** The gutters, and that corner over the nursery

Hello,

Thanks for walking the roofline with me last Wednesday. The quote holds through June, so there's no clock on this.

One thing I kept thinking about: the corner over the nursery door. I can do that stretch by itself, ahead of the rest, so nobody carries a baby through a waterfall while the committee decides. It wouldn't change the total.

Would you like me to split it out on paper?

[… your name]`,
  },
  {
    template: "welcomeEmail",
    addressee: null,
    tone: "friendly",
    topic: "a seed library in Ames welcomes new members",
    facts: ["Five packets a month", "Bring seeds back in the fall if you can"],
    text: `**Subject:** Your card works on the seed drawers now

Hi, and welcome,

You can take five packets a month. Nobody checks what you do with them. We've had members grow prize pumpkins, and we've had members find the packets in a coat in October. Both are still members.

If you can, bring seeds back in the fall. If nothing came up, tell us which packet, because then it's us and not you.

The drawers by the window are the easy ones. Start there.

See you at the library in Ames.`,
  },
];
