import type { Example } from "../example.ts";

export const examples: readonly Example[] = [
  {
    template: "blogPost",
    addressee: null,
    tone: "friendly",
    topic: "why you should walk a used-car lot in the rain",
    facts: ["Rain shows leaks and old paint repairs", "Check the trunk and the floor mats"],
    text: `# Go car shopping on the worst day of the week

Everyone shops on sunny Saturdays, when every car on the lot looks like its own ad. Go when it's pouring instead.

## Water tells the truth

Rain beads the same way on paint that's all one age. Where a door was redone, it won't. Stand at the bumper and look down the side; you don't need to know a thing about cars to see the line.

## Then open the trunk

Lift the floor in there and put your hand flat on the metal. Pull up a front mat while you're at it. A car that leaks smells like a basement, and no air freshener talks its way out of that in the rain.

You'll also have the salesperson to yourself.`,
  },
  {
    template: "howToGuide",
    addressee: null,
    tone: "friendly",
    topic: "how to season a cast-iron pan that came out of a yard sale",
    facts: ["Scrub to bare metal", "Thin coat of oil, wiped almost off", "One hour upside down in a hot oven"],
    text: `# That rusty pan is fine

You paid two bucks for a pan the color of a pumpkin. Good. Here's how it gets back to work.

1. Scrub it. Steel wool, soap, elbow grease, down to gray metal. You can't hurt it.
2. Dry it on a burner. Towels lie; heat doesn't.
3. Rub in a little oil, everywhere, then wipe it off as if you'd changed your mind. Too much oil is why pans get sticky.
4. Put it upside down in a hot oven for one hour, and let it cool in there.

It'll look a bit patchy. Fry bacon. It'll stop.`,
  },
  {
    template: "listicle",
    addressee: null,
    tone: "friendly",
    topic: "what to photograph on move-in day",
    facts: ["The inside of the oven", "Window locks", "Email the photos to yourself"],
    text: `# Take these pictures before the couch comes in

You've got the keys and an empty apartment that will never look this honest again. Walk it once with your phone out.

## The inside of the oven

Open it, turn on the light, shoot it. Somebody's lasagna is going to be your lasagna by the time you move out unless you can prove otherwise.

## Window locks

All of them, latched. The one that won't latch gets its own picture and a note to the landlord tonight, not in February.

## The boring corner

Behind the door, under the sink, the ceiling over the tub. If there's a stain, put a coin next to it.

Then email the photos to yourself. The date on that email is the whole point.`,
  },
  {
    template: "blogPost",
    addressee: null,
    tone: "friendly",
    topic: "why a Little League team stopped keeping score at practice",
    facts: ["The kids are 8 to 10", "Practice is on Tuesdays and runs an hour"],
    text: `# Nobody knows who won on Tuesday

Our kids are 8 to 10, and last spring they'd figured out something awful: if you never swing, you can't strike out.

## What the scoreboard was teaching

Practice runs an hour, and a good part of it went to arguing about runs. The kids who were behind got quiet. The kids who were ahead got careful. Careful eight-year-olds are no fun to coach.

## What we do instead

We count swings. Hard ones. Foul it into the parking lot, that counts. A boy who hadn't taken the bat off his shoulder since March counted out loud all the way to the car.

Games still have a score, and they still hate losing. Good. They just don't lose on Tuesdays.`,
  },
];
