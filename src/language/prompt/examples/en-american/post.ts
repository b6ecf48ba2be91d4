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
  {
    template: "instagramCaption",
    addressee: null,
    tone: "friendly",
    topic: "a florist in Santa Fe who sells day-old bouquets",
    facts: ["Day-old bouquets are $6 after 5 pm"],
    text: `Nobody's roses last forever. Ours just got there a day early.

After 5 the bucket by the door is $6 a bouquet, all of it one day past perfect: a lily that's wide open, a tulip leaning on its neighbor like it's had a week.

Put them on the kitchen table. You've got company in there too.

#SantaFe #flowers`,
  },
  {
    template: "socialMediaPost",
    addressee: null,
    tone: "casual",
    topic: "a piano tuner in Omaha taking fall appointments",
    facts: ["A tuning takes two hours", "Fall appointments are open"],
    text: `If your piano has a G that makes the dog leave the room, hi.

I've got fall appointments open. A tuning takes two hours, and you don't have to clean first. I've worked around science projects, a sleeping newborn and one very opinionated parrot.

Text me a video of the worst note. I won't laugh.

#Omaha #pianotuning`,
  },
];
