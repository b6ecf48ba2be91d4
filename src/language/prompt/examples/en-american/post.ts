import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "socialMediaPost",
    addressee: null,
    tone: "casual",
    topic: "a hardware store in Duluth that sharpens ice skates",
    facts: ["Sharpening is $9", "Walk in before 4 pm and wait for it", "The machine was bought used from a rink"],
    text: `Gary bought the sharpening machine off a rink that was closing, and for a week he wouldn't tell anyone where he'd put it.

It's behind the paint counter. You hand over your skates, he asks where you skate and how much you weigh like he's your doctor, and the whole store gets quieter while he works. $9 a pair. Walk in before 4 and you can wait for it.

Bring the kids' pair too. Somebody's been skating on butter knives.

#Duluth #iceskating`,
  },
  {
    template: "linkedinPost",
    addressee: null,
    tone: "professional",
    topic: "what a landscaping owner learned from firing his biggest client",
    facts: ["The client was 40 percent of revenue", "It took five months to replace the work", "The crew stopped quitting"],
    text: `In March I fired a client who paid 40 percent of our bills.

They weren't cruel. They just called during dinner, changed the plan twice a week, and made my best foreman dread his own truck. I kept telling the crew we couldn't afford to lose them.

Replacing the work took five months, and two of them were ugly. But nobody has quit since, and it turns out the thing we couldn't afford was hiring.

If you run a crew: who do they hope isn't calling?`,
  },
];
