import type { AudienceWords, Labels, ToneWords } from "#language/composer/bank.ts";
import type { Audience, Tone } from "#shared/options.ts";

export const labels: Labels = {
  subject: "Subject",
  preheader: "Preview text",
  headlines: "Headlines",
  primaryTexts: "Primary text",
  description: "Description",
  picture: "On camera",
  voice: "Voice",
  onScreen: "On-screen text",
  sound: "Sound",
  postscript: "P.S.",
  criterion: "What to compare",
  seconds: "seconds",
};

export const audience: Record<Audience, AudienceWords> = {
  general: {
    reader: ["people with full weeks", "curious beginners", "busy neighbors", "people short on time", "practical folks"],
    worry: ["a packed calendar", "too many opinions", "one more bill", "the daily scramble", "one more thing to remember"],
    gain: ["a calmer week", "a free evening", "peace of mind", "a bit more time", "mornings without the rush"],
    moment: [
      "on a slow Sunday",
      "between two errands",
      "in line at the grocery store",
      "over the first cup of coffee",
      "right before bed",
    ],
  },
  business: {
    reader: [
      "small-business owners",
      "shopkeepers and founders",
      "managers with lean teams",
      "owners with a payroll to meet",
      "local business owners",
    ],
    worry: ["tight margins", "a slow season", "unpaid invoices", "an overbooked calendar", "rising costs"],
    gain: ["steadier work", "repeat customers", "clearer numbers", "a team that runs on time", "an afternoon back"],
    moment: [
      "before the doors open",
      "between two meetings",
      "at the end of the quarter",
      "on the drive to a client",
      "after closing time",
    ],
  },
  students: {
    reader: [
      "students on a budget",
      "first-year students",
      "students with part-time jobs",
      "people pulling late study nights",
      "recent grads",
    ],
    worry: ["next week’s exam", "a thin bank account", "three deadlines at once", "student loans", "the noise in the dorm"],
    gain: ["a free Friday night", "better notes", "a little spending money", "more sleep", "a head start on finals"],
    moment: [
      "between two classes",
      "on the bus to campus",
      "in the library after dinner",
      "during a study break",
      "the night before a deadline",
    ],
  },
  families: {
    reader: [
      "parents and grandparents",
      "families with school-age kids",
      "moms and dads",
      "households on the go",
      "parents with full calendars",
    ],
    worry: ["the morning rush", "the grocery bill", "too much screen time", "another late practice", "the never-ending laundry"],
    gain: [
      "an unhurried dinner",
      "more time together",
      "a quieter bedtime",
      "a Saturday with no errands",
      "a calmer school morning",
    ],
    moment: [
      "in the pickup line",
      "after the kids are in bed",
      "on the way to practice",
      "at the kitchen table",
      "on a rainy Saturday",
    ],
  },
  professionals: {
    reader: [
      "experienced professionals",
      "team leads",
      "specialists and consultants",
      "people with deadlines",
      "colleagues in the field",
    ],
    worry: ["competing priorities", "a crowded inbox", "shifting requirements", "back-to-back meetings", "a short deadline"],
    gain: ["fewer handoffs", "focused hours", "cleaner decisions", "time for real work", "reliable records"],
    moment: [
      "before the first call of the day",
      "between two reviews",
      "during planning week",
      "on a quiet afternoon",
      "ahead of a deadline",
    ],
  },
};

export const tone: Record<Tone, ToneWords> = {
  professional: {
    opener: ["In practice,", "As a rule,", "In most cases,", "Put simply,", "On balance,"],
    praise: ["sound", "practical", "reliable", "sensible", "dependable"],
  },
  friendly: {
    opener: ["Between us,", "Truth is,", "In our experience,", "To be honest,", "Believe it or not,"],
    praise: ["nice", "handy", "lovely", "thoughtful", "good"],
  },
  casual: {
    opener: ["Honestly,", "Look,", "No joke,", "For real,", "To be fair,"],
    praise: ["pretty great", "solid", "neat", "good", "nice little"],
  },
  enthusiastic: {
    opener: ["Guess what,", "Happily,", "No kidding,", "Believe us,", "Best of all,"],
    praise: ["fantastic", "terrific", "wonderful", "brilliant", "fabulous"],
  },
  formal: {
    opener: ["In general,", "As experience shows,", "In many cases,", "In principle,", "Broadly speaking,"],
    praise: ["suitable", "reasonable", "commendable", "prudent", "worthwhile"],
  },
};
