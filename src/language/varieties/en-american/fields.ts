import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenFieldKey } from "#language/templates/field-keys.ts";

export const fields: Record<SpokenFieldKey, readonly Phrase[]> = {
  mainPoint: [
    "If you take away a single idea, {let it be this|make it this one}: {value}.",
    "The main point {fits in one line|is short}: {value}.",
    "Here’s what we {really mean|want to get across}: {value}.",
  ],
  readerProblem: ["The snag tends to be {an ordinary one|familiar}: {value}."],
  link: ["You can {read more|take a look} at this link: {value}"],
  offer: ["Here’s what {you get|we’ve set aside for you}: {value}.", "What’s {on the table|in it for you} right now: {value}."],
  deadline: [
    "{Mark the date|Write it down}: {value}.",
    "Good {through|until} {value}.",
    "The last day {to say yes|to join in}: {value}.",
  ],
  sender: ["Warmly, {value}.", "This note comes to you {straight |}from {value}.", "Yours, {value}."],
  product: [
    "What we’re talking about {today|here}: {value}.",
    "The name to {remember|look for}: {value}.",
    "{In the spotlight|Front and center}: {value}.",
  ],
  benefit: [
    "The {gain|upside} for you: {value}.",
    "What you’ll {feel|notice} first: {value}.",
    "{One good reason|The main reason}: {value}.",
  ],
  price: ["What {you pay|it’ll cost you}: {value}.", "The price: {value}."],
  presenter: [
    "On camera {today|this time}: {value}.",
    "{Talking you through it|Your guide for the next minute}: {value}.",
    "The face you’ll see: {value}.",
  ],
  goals: [
    "By the end, you’ll be {able to do the following|comfortable with this}: {value}.",
    "What {you’ll learn|we’re aiming for} in this lesson: {value}.",
    "Goals for {today|this lesson}: {value}.",
  ],
  event: [
    "The {occasion|event}: {value}.",
    "What we’re {getting together for|celebrating}: {value}.",
    "Save some room in your week for {this one|a good time}: {value}.",
  ],
  date: ["The date: {value}."],
  place: [
    { text: "Where: {value}.", in: ["invitation", "commerce", "article", "lesson", "social", "script", "formal"] },
    "It all {happened|happens} in one place: {value}.",
    "You can still find the {spot|address}: {value}.",
    "The place: {value}.",
  ],
  host: ["Your {host|hosts} for the day: {value}.", "The invitation comes from {value}.", "Welcoming you at the door: {value}."],
  dress: [
    "What to wear: {value}.",
    "Dress code{, if you’re wondering|}: {value}.",
    "For the {closet|mirror}, a quick hint on dress: {value}.",
  ],
  replyBy: [
    "Please {reply|answer} by {value}.",
    "The RSVP date: {value}.",
    "We’re {counting heads|setting the tables} based on replies in by {value}.",
  ],
  pain: ["What {wears people out|gets old fast}: {value}."],
  proof: ["Here’s what {stands behind it|backs that up}: {value}."],
  items: [
    "{In this issue|What’s inside}: {value}.",
    "On the list {today|this time}: {value}.",
    "Here’s {what we’ve gathered|the lineup}: {value}.",
  ],
  hero: ["The one at the {center|heart} of this story: {value}.", "This is the story of {value}."],
  conflict: [
    "What stood in the way: {value}.",
    "And then came the {trouble|knot nobody could untie}: {value}.",
    "At the bottom of it {all|every sleepless night} lay one thing: {value}.",
  ],
  features: [
    "What {it comes with|you’ll find}: {value}.",
    "Features {worth knowing|at a glance}: {value}.",
    "Here’s what’s {built in|included}: {value}.",
  ],
  material: [
    "Made of: {value}.",
    "The material {you’ll feel in your hands|in question}: {value}.",
    "What it’s {made from|put together with}: {value}.",
  ],
  size: [
    "Size: {value}.",
    "{How big it is|The measurements}: {value}.",
    "To check {it fits|against your space}, the size: {value}.",
  ],
  usedFor: [
    "What I used it for: {value}.",
    "My {test|reason for getting it}: {value}.",
    "For {context|the record}, here’s how it was used: {value}.",
  ],
  liked: ["What I liked: {value}.", "The {good stuff|upside}, from my notes: {value}."],
  disliked: [
    "What I {didn’t love|could do without}: {value}.",
    "The downside: {value}.",
    "Where it {fell short|lost me}: {value}.",
  ],
  products: [
    "{On the table today|Side by side}: {value}.",
    "The options we’re {comparing|weighing}: {value}.",
    "Here’s {who’s in the running|the lineup}: {value}.",
  ],
  criteria: [
    "What we {looked at|compared}: {value}.",
    "The yardsticks: {value}.",
    "Points that {decided it|made the difference}: {value}.",
  ],
  launchDate: ["Launch day: {value}.", "The day {the doors open|it goes live}: {value}."],
  whatIsNew: ["What’s new {this time|here}: {value}.", "Here’s what’s new: {value}."],
  category: ["You’re browsing: {value}.", "On {these shelves|this page}: {value}."],
  brands: [
    "Brands you’ll {find|recognize} here: {value}.",
    "Names on the {shelf|labels}: {value}.",
    "We carry {the following|these makers}: {value}.",
  ],
  brand: ["Brought to you by {value}.", "The name {behind it|on the label}: {value}."],
  lesson: ["What I {learned|took home}: {value}.", "The lesson, {in one line|short and plain}: {value}."],
  authorRole: [
    "For {context|those who don’t know me}, my role: {value}.",
    "Speaking from where I {sit|work}, as it says on the door: {value}.",
    "My day job: {value}.",
  ],
  outcome: [
    "What you’ll have {at the end|when you’re done}: {value}.",
    "Where {this gets you|we’re headed}: {value}.",
    "The finished {result|picture}: {value}.",
  ],
  tools: ["What you’ll need: {value}.", "{Have these within reach|Lay these out first}: {value}.", "Tools for the job: {value}."],
  time: [
    "How long it takes: {value}.",
    "Time to {set aside|block off}: {value}.",
    "{On the clock|From start to finish}: {value}.",
  ],
  // Only the podcast script asks for the show, and its first words name the episode, too.
  show: [
    "You’re listening to {value}. Today: {=episode}.",
    "The show you’ve {found|tuned in to} is {value}, and the question of the day: {=episode}.",
  ],
  whyThem: [
    "What made me {write|think of you}: {value}.",
    "One thing {caught my eye|got me writing}: {value}.",
    "I’m reaching out for a {simple|particular} reason: {value}.",
  ],
  ask: ["What I’m asking {for|you}: {value}.", "My one {request|question}: {value}."],
  lastContact: [
    "Where we {left off|stopped}: {value}.",
    "The last time we {were in touch|talked}: {value}.",
    "For reference, our last {contact|exchange}: {value}.",
  ],
  firstStep: ["Start {here|with this}: {value}.", "The one thing to do {today|this week}: {value}."],
  founder: [
    "The {name|person} behind it: {value}.",
    "Who {started it|got it going}: {value}.",
    "It all {began|started} with one name: {value}.",
  ],
  foundingReason: ["What {got it started|set things in motion}: {value}.", "Why {begin|bother} at all? {value}."],
  turningPoint: [
    "Then came the {turning point|day everything changed}: {value}.",
    "The moment people still {talk about|bring up}: {value}.",
  ],
  whatWeDo: [
    "What we do{, in one line|}: {value}.",
    "Our {trade|work}: {value}.",
    "Most weeks, it {comes down to this|boils down to one thing}: {value}.",
  ],
};
