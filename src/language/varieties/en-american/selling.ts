import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

export const selling = {
  pain: [
    "@start You’d like to get going with {subject}, and the first step {looks bigger every week|keeps moving}.",
    "@start Every guide seems to start at step three. Nobody explains {where to begin|the first ten minutes}.",
    "@time You start the week with a plan, and by Wednesday it’s {under a pile of mail|buried in messages}. Sound familiar?",
    "@time You shouldn’t have to {clear your whole Saturday|take a day off} to deal with {subject}.",
    "@time Most of the trouble is small: {a missed call here, a second trip there|five minutes here, ten there}. By Friday " +
      "it adds up.",
    "@cost You’ve paid for the wrong thing before, {and it still sits in the garage|and you remember the receipt}.",
    "@cost Every {dollar|extra} gets a second look because of {worry}, and {subject} gets pushed to next month.",
    "@people You’ve {asked around|listened to everyone} about {subject}, and everybody said something different.",
    "@people When everyone relies on you, {the questions pile up at your door|the whole list lands on your desk}.",
    "@choice Looking into {subject} usually means {a dozen tabs and a headache|long forms and short answers}.",
    "@choice Every option claims to be right for you, and {the labels all sound alike|none of them says why}.",
    "@habit The first week with {subject} goes fine. Then, because of {worry}, {the routine slips|the good intentions go in " +
      "a drawer}.",
    "@habit There’s a shelf at home full of {good intentions|half-used solutions}, and no room for one more.",
    "@clarity Nobody tells you plainly what to expect from {subject}. You get {fine print|buzzwords} instead.",
    "@clarity Notes in three places, {two apps|four e-mails}, one simple question, and still no clear answer.",
    "@trust You’re tired of being {sold to|talked at}. You’d just like a straight answer.",
    "@trust Big promises about {subject} are easy to find. {Proof|An honest downside} is harder.",
    "It’s not easy to get excited about {subject} because of {worry}. We get it.",
    "{opener} with {worry} on your mind, {even a quick errand|even good news} can feel like a second job.",
    {
      text: "@time Ugh, {the lines|the logins}. The waiting. The “we’ll get back to you.”",
      tones: ["casual"],
    },
    {
      text: "@time Because of {worry}, matters such as {subject} tend to be {postponed|handled at the last minute}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity Information about {subject} exists, but it is scattered, {and nobody has the full picture|which makes " +
        "decisions slow}.",
      tones: ["professional", "formal"],
    },
  ],
  solution: [
    "@start With {subject}, you can begin {small|with the part you need} and add more only when you want it.",
    "@start Nothing to study first: you {try it once|take a look}, and you’ll see whether it fits.",
    "@time Take care of {subject} {once, on a quiet day|early in the week}, and get the evening back.",
    "@time Make {subject} fit your schedule: {a short break|half a lunch hour} on weekdays, more on a slow Sunday.",
    "@cost Get the whole price of {subject} up front, and set it against what {the problem|doing without} costs you now.",
    "@cost Start with the piece you need {right now|this week}. Pay for more only if it earns its place.",
    "@people If something goes sideways, you’ll know {who to call|where to turn}: {blank:name or contact}.",
    "@people We put {subject} together with {reader} in mind, {busy days and all|crowded calendars included}.",
    "@choice Think of {subject} as one clear answer in place of {a list of maybes|twelve open tabs}.",
    "@choice Hold {subject} against your own list of needs, and say yes only if the match is {good|clear}.",
    "@habit Keep your routine and add {subject} where {there’s room|it helps most}. A small change is easier to keep.",
    "@habit A calmer way doesn’t ask you to {change who you are|rearrange your life}. It asks for a few minutes, {most " +
      "days|now and then}.",
    "@clarity The job we want {subject} to do: {blank:the main thing it does}. {Plain and simple|The rest is extra}.",
    "@clarity You get plain words and {a short list of steps|no runaround}. If something’s unclear, ask.",
    "@trust We’d rather show you {subject} than talk about it. {Come and try|Ask for a look}, and bring your doubts.",
    "@trust What we can promise: {blank:what you guarantee}. What we can’t: {blank:what it won’t do}.",
    "That’s where {subject} can {step in|lend a hand}: one clear place to begin, at your own pace.",
    {
      text:
        "@people Our approach to {subject} rests on a clear scope, {named contacts|a single contact}, and terms you can " +
        "read in one sitting.",
      tones: ["professional", "formal"],
    },
    {
      text: "So here’s our answer, and we’re {a little giddy|thrilled} about it: {subject}!",
      tones: ["enthusiastic"],
    },
    {
      text:
        "@start The work begins with a review of current needs; {subject} can then be introduced {step by step|where it " +
        "is most useful}.",
      tones: ["professional", "formal"],
    },
  ],
  benefit: [
    "@start A beginner can follow along from the first {day|minute}, {at an easy pace|without a manual}.",
    "@start Starting with {subject} is a {praise} step toward {gain}.",
    "@start The first small win comes early, and it {keeps you going|makes the rest feel doable}.",
    "@start You can use what you already {have|know} and build from there.",
    "@time You spend less of the evening {sorting things out|catching up} and more of it on the porch.",
    "@time There’s room for {subject} in the {gaps|odd corners} of your day, even {moment}.",
    "@time Plan the weekend on {Wednesday|your lunch break} and actually keep the plan.",
    "@time That’s one less thing to {remember|chase} on a Monday morning.",
    "@cost You know what you’re {paying for|getting}, in words you’d use yourself.",
    "@cost With {subject}, your money goes where you can {see it|feel the difference}, on ordinary days.",
    "@cost Fewer wrong purchases leave more for {dinner out|the things you enjoy}.",
    "@cost No more paying for {second tries|shortcuts that don’t last}.",
    "@people The whole {household|crew} can follow along, including the one who {never reads instructions|shows up late}.",
    "@people When friends ask about {subject}, you’ll have {a short answer|something useful to tell them}.",
    "@people You get to be the {relaxed one|one with the answer} for a change.",
    "@people Sharing the work gets easier, because everyone knows {who does what|what comes next}.",
    "@choice Once you’ve decided on {subject}, {the to-do list looks shorter|a big question is off your mind}.",
    "@choice You choose by your own list, so the result {suits your days|fits your home}.",
    "@choice The late-night comparing can stop: you know {what matters to you|why you picked it}.",
    "@choice If you’re after {gain}, {subject} can be a {praise} place to {start|look}.",
    "@habit A little order in one corner tends to {spread|rub off on the rest}.",
    "@habit What you put into {subject} today, you get to {enjoy|lean on} tomorrow.",
    "@habit After a few weeks the routine {runs on its own|needs no pep talk}, and mornings get quieter.",
    "@habit If you miss a day, you can {pick up where you left off|start again} without a fuss.",
    "@clarity You’ll know where things stand without {asking twice|digging through your inbox}.",
    "@clarity With {subject} sorted out, your head has room for {dinner plans|the people you like}.",
    "@clarity One clear plan replaces {the sticky notes on the dashboard|a pile of reminders}.",
    "@clarity One sentence is enough to explain everything, {even to a skeptic|even before coffee}.",
    "@trust See {subject} for yourself first, {before you spend a dollar|at your own pace}.",
    "@trust You keep the right to {change your mind|say no}, and that makes it easier to say yes.",
    "@trust There’s no guessing {what to expect|what comes next}, and for busy people that’s worth a lot.",
    "@trust Straight answers {save you a phone call|let you sleep on it} and leave nothing to guess.",
    "@choice Your choice holds up on {ordinary days|a rainy Wednesday}, long after the first day.",
    "@cost The price per use keeps falling, {and that’s the figure that counts|week after week}.",
    "@trust If something isn’t right, you know {where to take it|who answers the phone}.",
    "@time Ten minutes here and there turn into {a free evening|an unhurried dinner}.",
    "@people Someone else can take over for a day, {since nothing depends on you alone|and you can sit down}.",
    "@cost Planned spending on {subject} is easier {to talk about at home|on the nerves}.",
    "@choice One good decision about {subject} can spare you {ten small ones|a month of maybe}.",
    "For {gain}, it helps to have {subject} {nearby|on your side}.",
    "Maybe you’ll think a little less about {worry} and {sleep a little better|a bit more about lunch}.",
    {
      text: "@clarity Honestly, it feels good to cross {subject} off the list.",
      tones: ["casual", "friendly"],
    },
    {
      text:
        "@time Work on {subject} becomes easier to {plan, assign, and review|schedule and to hand over}, which leaves " +
        "room for {gain}.",
      tones: ["professional", "formal"],
    },
    {
      text: "You’ll want to {tell everyone|call your best friend} after the first day!",
      tones: ["enthusiastic"],
    },
    {
      text: "@time Meetings can end sooner with {subject} as {one line|a short item} on the agenda.",
      audiences: ["business", "professionals"],
    },
    {
      text:
        "@people Thanks to {subject}, responsibilities can become {visible|easier to assign}, and fewer matters are " +
        "settled in passing.",
      tones: ["professional", "formal"],
    },
    {
      text: "@clarity Decisions can be prepared {with less effort|at shorter notice}, since the essentials are in one place.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Expenses for {subject} remain {predictable|easy to verify} over the full term.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Terms are stated {in writing|in advance}, and questions receive a named contact.",
      tones: ["professional", "formal"],
    },
  ],
  adText: [
    "Long day? Dinner’s late, the phone won’t stop, and tomorrow looks the same. Make one part easier. {Take a look at " +
      "{subject}|Give {subject} five minutes} tonight.",
    "You know that thing you keep meaning to do? This can be the week. {Start small|Begin with one try}, see how it feels, " +
      "and go from there.",
    "Made for weekdays, school nights, and {rainy Sundays|the hour before dinner}. See if {subject} could have a place in " +
      "yours.",
    "No speeches, no pressure. Just a {praise} way to get going with {subject}, plus people who answer {when you ask|your " +
      "questions}. Drop by or send a message.",
    {
      text:
        "Some things should be simple: parking, pancakes, and picking what’s right for you. {Tell us what you need|Ask " +
        "us anything}. We’ll help with the rest.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Your calendar is full. We know. That’s why we kept it short: look, try, {decide|make up your mind}. If {subject} can " +
      "lighten your week, stay. If not, no hard feelings.",
    "For {reader}, because of {worry}, even small choices feel heavy. Let {subject} be one of the light ones. {Start " +
      "today|Take the first step this week}.",
    "Ask around, read up, sleep on it. Then find out what {subject} can do for your {mornings|weekends}, and {judge for " +
      "yourself|bring a friend along}.",
    "Picture Friday at five: the list is done, the keys are in your hand, and {nobody’s waiting on a reply|the evening is " +
      "yours}. Getting there can start with {subject}.",
    "You’ve compared, bookmarked, and slept on it. Now do the fun part. {Come by|Try it out}, ask your questions, and see " +
      "{subject} with your own eyes.",
    "We started with one question: what would we want for our own {families|parents}? Our answer is {subject}. {Come and " +
      "see|Tell us} if we got it right.",
    "Big plans love small starts. A call, a visit, {a first order|a quick look around}: whatever feels right. You might be " +
      "{closer to|one step away from} {gain} already.",
    "When life gets loud, keep the basics close, and let {subject} help you with the rest, on Monday at dawn or {late on a " +
      "Thursday|after the last carpool}.",
    "Take a minute {moment} and look around. Asking about {subject} {costs nothing|is free}, and you’re free to change your " +
      "mind.",
    {
      text:
        "We like honest talk. So: {subject} won’t do your dishes. You might get back {the hour you do them in|half an " +
        "evening}. Come take a look.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text:
        "Bring your questions, your kids, {and your doubts|or your pickiest friend}. We’ll show you around and let you " +
        "decide.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Mornings are hard enough. Set things up once, {sip your coffee|take the long way to work}, and let {subject} do its share.",
    "A good neighbor tells you what works and what doesn’t. Ask us about {subject} and get {a straight answer|the real story}.",
    "First time or {second try|tenth attempt}, {subject} can meet you where you are. Questions are free.",
    "Remember the last time something {just worked|was easier than you feared}? Hold on to that feeling and come find out " +
      "about {subject}.",
    "Less to {juggle|remember}, more to enjoy. See what {subject} can do for one ordinary Tuesday.",
    "Because of {worry}, good ideas wait. {Don’t let this one|Let this one go first}: {subject}.",
    "Ask for the price, read the terms, {sleep on it|talk it over}. We’d rather have you sure than quick.",
    "If you’re looking for {gain}, {subject} could be {where you start|the shortest way there}.",
    {
      text: "Ten tabs open and no answer? Close nine. Keep the one about {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "One small change, made this week, {can quiet a whole morning|can save next month’s headache}. Ours is called {subject}.",
    "Your weekend has better things to do. Let {subject} {take the weekday chores|handle its part} first.",
    "Try {subject} on your {worst|busiest} day. That’s the test we’d want you to run.",
    "Start with one question. We’ll answer it {in plain English|the same day}, and the next step is up to you.",
    {
      text: "Not sure yet? Good. {Look closely|Compare}, ask twice, and let {subject} win you over, or not.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Too many things get bought twice. We’d like {subject} to be {one you buy once|an exception}.",
    {
      text: "The kids are loud, the soup is hot, and {subject} is the last thing you should worry about.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "You bring the plan. We bring {subject} and {a little patience|someone who picks up the phone}.",
    "Nobody needs more stuff. You may need {a free evening|one thing that works}. Meet {subject}.",
    "For {reader} who like things {simple|plain}: {subject}, and a start you can make tonight.",
    "Think of {gain}. Then look at {subject} {again|once more}.",
    "Half of the list can wait. For the half that can’t, there’s {subject}.",
    {
      text:
        "What is included in {subject}, what is expected, and {whom to contact|where to ask}: request the details and " +
        "review them with your team.",
      tones: ["professional", "formal"],
    },
    {
      text: "Clear terms, one contact, and a written answer to every question about {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Compare {subject} with {your present arrangement|any alternative}. We will gladly supply the documents.",
      tones: ["professional", "formal"],
    },
    {
      text: "For {reader}: {subject}, with all conditions {stated in advance|in writing}.",
      tones: ["professional", "formal"],
    },
    {
      text: "A decision should rest on facts. Request the particulars of {subject} {today|at no charge}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Begin with a limited trial of {subject}, and judge by {the results|your own figures}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "It’s here, it’s ready, and we can’t stop smiling! Come try {subject} this week and {bring your favorite " +
        "people|say hello while you’re at it}.",
      tones: ["enthusiastic"],
    },
    {
      text: "Good news for anyone who loves {gain}: {subject}, and {you’re invited|the door’s wide open}!",
      tones: ["enthusiastic"],
    },
    {
      text: "Look, you’re busy. {subject}, five minutes, {done|see you there}.",
      tones: ["casual"],
    },
    {
      text: "Couch, phone, {snack|coffee}. You can check out {subject} without getting up.",
      tones: ["casual"],
    },
    "Long day, short list. {Start with one small step|Take the easy part first}, and keep the evening.",
    "Ask the hard question first. {We’ll answer plainly|You’ll get a plain answer}, price included.",
    "Look, compare, sleep on it. {Tomorrow is fine, too|We’ll be here}.",
    "Your Saturday is worth more than {another errand|a line at the counter}. Keep it.",
    "No countdown, no fine print. {Just a fair look|Just come and see}.",
    "Good days start small. {Ten minutes tonight|One call this week} will do.",
    "Nobody knows your week better than you. {Pick what fits|Choose what helps}, leave the rest.",
    "Less running around. More {porch|weekend}. That’s {the whole idea|the plan}.",
    "Simple things take longer because of {worry}. {Let’s make one of them quick|One of them can be quick}.",
    "Doubts are welcome here, and so {are you|is the friend who said no}.",
    "Somebody in your house {will thank you|has been asking for this}. Take a look {moment}.",
    "Wanted: {gain}. First step: {one question|a short visit}.",
    "Try it on an ordinary day. {That’s the day that counts|Special days are easy}.",
    "Fewer tabs, clearer choice, {calmer evening|done by dinner}.",
    "Take what you need today. {The rest can wait|Add more when you’re ready}.",
    {
      text: "One contact, written terms, and {a clear price|no open questions}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Please compare carefully. {Documents are available on request|We will supply the figures}.",
      tones: ["professional", "formal"],
    },
    {
      text: "A sound choice begins with {facts|a few questions}. Ours are in writing.",
      tones: ["professional", "formal"],
    },
    {
      text: "Details, conditions, and prices are available {today|without obligation}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Clear conditions and a named contact for {reader}.",
      tones: ["professional", "formal"],
    },
  ],
  adLine: [
    "Made for {regular days|real weeks}: {subject}.",
    "Your week, {a little lighter|with more room}.",
    "Come {as you are|curious}.",
    "Good things, {close to home|without the rush}.",
    "The short way to {subject}.",
    "Evenings {are for living|belong to you}.",
    "Keep it simple, {keep it yours|home by six}.",
    "For {reader}.",
    "Try once, {then decide|and you’ll see}.",
    "See you {around the corner|soon}.",
    "Ask first, {decide later|buy second}.",
    "Everything you need, {nothing to dust|nothing extra}.",
    "One good choice, {one free evening|then dinner}.",
    "On busy days, {subject}.",
    "A quiet start toward {gain}.",
    "What you see, {at that price|you get}.",
    "{Plain|Simple} to start with: {subject}.",
    {
      text: "Go on, {treat yourself|you know you want to}!",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "All terms {in writing|on one page}.",
      tones: ["professional", "formal"],
    },
    {
      text: "{Clear|Stated} terms, named contact.",
      tones: ["professional", "formal"],
    },
  ],
  oneLiner: [
    "In one line, {subject}: {less running around, more getting on with it|one stop on the way to a quieter week}.",
    "Think of {subject} as {a helping hand|a head start} on the part you like least.",
    "Simple to start and {easy to live with|kind to a busy schedule}: {subject}.",
    "A {praise} answer to the question “{what now|where do I begin}?”",
    "For {reader}: {subject}, made for {busy days|ordinary mornings}.",
    "Everything you came looking for in {subject}, and {nothing to trip over|no extra homework}.",
    "What it comes down to: {blank:what it is in six words}.",
    "One small job, done {with care|well}: {subject}.",
    "The {everyday|sensible} choice you {won’t have to explain|can hand to a friend}.",
    "Built around {subject} and the way {real weeks go|people really live}.",
    {
      text: "The thing you’ll {rave about|text your friends about} by lunchtime.",
      tones: ["enthusiastic", "casual"],
    },
    {
      text: "A clear and {praise} approach to {subject}, {explained in full|with terms stated in advance}.",
      tones: ["professional", "formal"],
    },
  ],
  whoFor: [
    "For {reader} who’d like {gain} and have {little patience for fuss|better things to do than compare}.",
    "A good match if you’re starting from zero, or {starting over|coming back after a break}.",
    "If you’ve had {subject} on your mind {moment}, you’re {exactly who we had in mind|in the right place}.",
    "Probably the wrong thing for you if you {enjoy doing everything from scratch|need it done by tonight}, and that’s fine.",
    "Come with {no experience|a small budget} and a good reason. That’s plenty.",
    "Made with {reader} in mind, though {curious neighbors|their friends} are welcome, too.",
    "People who {ask questions before they buy|like to know who they’re dealing with} will feel at home.",
    "Anyone who’s lost a Saturday to {subject} will {know why this exists|get the point right away}.",
    {
      text: "Parents with one eye on the clock and one eye on the kids will {like the short version|see the point}.",
      audiences: ["general", "families"],
    },
    "Best for those who want {a start they can keep up|steady over flashy}.",
    "Got a friend who {always asks you first|keeps mentioning {subject}}? Send this their way.",
    "Those new to {subject} get a {gentle|plain-spoken} start, and old hands can skip ahead.",
    {
      text: "The offer is intended for {reader} responsible for {subject}, {as well as|together with} those who advise them.",
      tones: ["professional", "formal"],
    },
  ],
  featureBenefit: [
    "One less thing to {check|pack} before you leave the house.",
    "You’ll notice it most on the days when {everything runs late|you’re in a rush}.",
    "Handy when {your hands are full|two people need it at once}.",
    "So you can {get on with your day|skip the manual}.",
    "It’s there when you need it and {out of the way|quiet} when you don’t.",
    "Made to hold up to {regular use|a normal, messy week}.",
    "A small touch, and the one {people tend to mention|you’d miss first}.",
    "It saves you from {asking around|a second trip}.",
    "That means {fewer surprises|less to explain} later on.",
    "You’ll be glad of it {moment}.",
    "A detail that makes {subject} {easier to live with|feel like yours}.",
    "Thought of for the moments when nobody wants to {start over|read instructions}.",
    "The part of {subject} you’ll {use every day|reach for first}.",
    "Good news for anyone who’s {usually in a hurry|hard on their things}.",
    "Gets you closer to {gain} without {extra steps|any fuss}.",
    "It keeps {subject} {simple|easy} from the first day on.",
    "Something to show {your guests|whoever asks why you picked {subject}}.",
    {
      text: "Specified with daily use of {subject} in mind.",
      tones: ["professional", "formal"],
    },
  ],
  usage: [
    "@start First time? Set aside {a lunch break|twenty minutes}, put the phone away, and see how far you get with {subject}.",
    "@start Try {subject} on something small first, {on an easy day|at home}, and save the big job for later.",
    "@time Ten free minutes {moment} are enough to put {subject} to {good|some} use.",
    "@time On a slow Sunday, take your time with {subject}. {Pour another cup|Nobody’s timing you}.",
    "@cost Count how often you use {subject} in the first month. The price per use {tells you a lot|is the number to watch}.",
    "@cost Stay with the basic version for a while. After a few weeks, you’ll know whether the {extras would earn their " +
      "price|bigger one is worth paying for}.",
    {
      text: "@people Friends come over, someone asks about {subject}, and {everybody leans in|you get to show off a little}.",
      audiences: ["general", "families", "students"],
    },
    {
      text: "@people A coworker stops by, asks about {subject}, and {stays for the answer|takes notes}.",
      audiences: ["business", "professionals"],
    },
    {
      text: "@people Ask someone else at home about {subject} after the first week, and {note|listen for} what they noticed.",
      audiences: ["general", "families", "students"],
    },
    "@choice Put {subject} to the test on {your busiest day|a rainy Wednesday}. If the day goes better, you chose well.",
    "@choice Some people keep {subject} for the weekend, and others {reach for more every day|don’t wait that long}. Both " +
      "can be right.",
    "@habit Start with once a week. Most people find their own rhythm with {subject} {by the third time|from there}.",
    "@habit Stopped halfway? {No harm done|It happens}. Pick up {subject} again tomorrow, right where you left off.",
    "@clarity Use {subject} for one job at first, {the one that annoys you most|your most frequent one}. Add the next when " +
      "the first runs well.",
    "@clarity Leave the extras alone for a week and stick to {the basics|the main thing}.",
    "@trust Try {subject} for a week the way you normally live, {without special effort|busy days included}. That’s the " +
      "honest test.",
    "@trust Keep notes during the first {three uses|week}: what went well, what {annoyed you|didn’t}. They’re more reliable " +
      "than a first impression.",
    {
      text: "The school bus is late, it’s drizzling, and you’ve got ten minutes for {subject}. {That’ll do|Ten is plenty}.",
      audiences: ["families", "general"],
    },
    {
      text: "@time In day-to-day work, {subject} can be scheduled {moment} or {set aside for quieter hours|at fixed times}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity In practice, {subject} should be limited to {one purpose|one department} at first and documented from " +
        "the beginning.",
      tones: ["professional", "formal"],
    },
  ],
  reveal: [
    "Here it is: {subject}. {Come closer|Have a look around}.",
    "The wait is over, and {the doors are open|the cover’s off}.",
    "Say hello to {subject}, {fresh out of the box|after all those hints}.",
    "So that’s what we’ve been {working on|hiding in the back room}.",
    "Today you can finally {see|try} what {blank:number of months} of work looks like.",
    "No more hints. Meet {subject}, and {be honest with us|bring your questions}.",
    "What started as {blank:how it began} is now {ready for you|open to everyone}.",
    "{Ready|Lights on}? This is the one we couldn’t stop talking about.",
    {
      text: "We are pleased to introduce {subject}, {available|open to you} as of {blank:date}.",
      tones: ["professional", "formal"],
    },
    { text: "It’s here! {Go on, take a peek|We’ve waited so long to say that}!", tones: ["enthusiastic", "casual"] },
  ],
  offer: [
    "We’ve put together something for {the early birds|you}: {blank:what the offer includes}.",
    "If you’ve been waiting for a good moment to try {subject}, {this would be one|here’s your nudge}.",
    "Our terms are short, and {you can read them in one breath|nothing hides at the bottom}.",
    "Take {the offer|this one} for yourself, or pass it to {a friend who needs it|your favorite neighbor}.",
    "There’s {an extra reason|a little nudge} to start with {subject} right now: {blank:details of the offer}.",
    "Nothing to clip, {no code to memorize|no secret handshake}. Just mention {blank:code or phrase}.",
    "It’s our way of saying thanks to {reader} who {stuck around|gave us a chance}.",
    "You decide if it’s worth it. The {conditions|details} are right here: {blank:conditions}.",
    "No countdown clock here. {Look it over|Read it twice}, ask what you like, then decide.",
    "Come for the offer on {subject}, and {stay for the company|ask us everything while you’re here}.",
    {
      text:
        "The terms of this offer on {subject} apply until {blank:end date}. {Full conditions|Further information} will " +
        "be sent upon request.",
      tones: ["professional", "formal"],
    },
  ],
  proof: [
    "Don’t {take our word for it|just listen to us}. {blank:customer name} told us: “{blank:what the customer said}”",
    "So far, {blank:number} people have {tried it|said yes}. Ask any of them.",
    "We’ve been working on {subject} since {blank:year}, and {we’re still learning|it still gets us out of bed}.",
    "One of {our favorite messages|the notes we kept} says it in a single line: “{blank:customer quote}”",
    "You can see the results for yourself at {blank:where to see them}. {Take your time|Poke around}.",
    "Before we opened it to everyone, {blank:who tested it} used it for {blank:how long} and {told us the truth|sent us a long list}.",
    "Want numbers on {subject}, {no polish|with sources}? Here’s what we measured: {blank:your figure and where it comes from}.",
    "Got doubts? {Good|We’d have them, too}. Call {blank:reference contact} and ask about the bad days.",
    "Our {promise|guarantee}, in writing: {blank:guarantee terms}.",
    "People who know {subject} well had this to say: “{blank:expert or press quote}”",
    { text: "References for work on {subject} are available from {blank:reference client}.", tones: ["professional", "formal"] },
  ],
  verdict: [
    "The short version on {subject}: {blank:your verdict in one line}.",
    "I went in {skeptical|with low expectations}, and came out {blank:how you feel now}.",
    "Would I do it again? {blank:yes, no, or maybe}. Here’s why.",
    "After {blank:how long you used it}, my take on {subject} is {blank:your opinion}, with {one big plus|a few asterisks}.",
    "Not perfect, but {blank:how good} for what I needed. {Let me explain|The details matter here}.",
    "In a hurry? {blank:buy, wait, or skip}. If you have two minutes, {keep reading|stick with me}.",
    "I’d give {subject} {a spot on my shelf, and spots are scarce|a second month, and I don’t say that often}.",
    "{opener} it does the main thing {blank:how well}, and {that’s what I wanted to know|the rest is seasoning}.",
    {
      text: "Overall assessment of {subject}: {blank:assessment}, {subject to the points below|with reservations noted below}.",
      tones: ["professional", "formal"],
    },
  ],
  pro: [
    "This is the part I’d {tell a friend about|pay for again}.",
    "It made the first week {easier|a lot less clumsy}.",
    "I noticed it {on day one|before anything else}, and it hasn’t worn off.",
    "For {subject}, that’s a {praise} point to get right.",
    "Others {charge extra for this|make you work for it}.",
    "You don’t think about it, which is {the whole idea|a compliment}.",
    "Ask me again in a year, but I {think this one lasts|don’t see that changing}.",
    "It’s what sold me on {subject}.",
    "Worth having on {a hectic morning|the days when nothing goes right}.",
    "Feels like somebody {thought about it|used it at home} first.",
    "If you care about {subject}, {start here|this counts double}.",
    { text: "A {praise} solution, and {consistent in daily use|well suited to its purpose}.", tones: ["professional", "formal"] },
  ],
  con: [
    "You {get used to it|work around it}, but you shouldn’t have to.",
    "Not a dealbreaker for {subject}, {just annoying|though I’d like it fixed}.",
    "It took me {a couple of tries|longer than I’d admit} to make peace with this one.",
    "Ask about it before you {pay|commit}.",
    "With {subject}, I’d hoped for {more|better} here.",
    "Fine for a weekend, {tiring|less fine} over a month.",
    "Someone with {small kids|a tight schedule} may mind this more than I did.",
    "A {clearer note|warning} up front would have helped.",
    "This is where {subject} could {use another draft|grow up a little}.",
    "I’d call it {a quirk|a rough edge}, and quirks add up.",
    "If that matters to you, {look twice|sleep on it}.",
    { text: "For {subject}, this {limits the range of uses|should be improved}.", tones: ["professional", "formal"] },
  ],
  score: [
    "{My score|Where I land}: {blank:score} out of 5.",
    "I’d give {subject} {blank:score} stars, {half a star less on a bad day|and I’d look again in a year}.",
    "{blank:score} out of 10, with the missing points going to {blank:what cost points}.",
    "On value alone, {blank:score}; on {joy|everyday use}, {blank:second score}.",
    "Final number for {subject}: {blank:score} of 10, {no rounding up|as of today}.",
    "If stars were free, it’d get {blank:number of stars}.",
  ],
  shortAnswer: [
    "It depends on how often you need it. Every day? {Pay for comfort|Go for the sturdier one}. Twice a year? Keep it cheap.",
    "Quick answer on {subject}: pick the one you’d {still want in six months|keep if nobody could see it}.",
    "Short on time? Go simple. Short on money? {Go slow|Start with less}. Short on both? Ask a friend.",
    "There’s no single winner. There is one that suits {your week|your kitchen}, and you can find it with two questions.",
    "For most {reader}, the middle option is {plenty|the safe bet}. The ends of the scale are for special cases.",
    "Choose by what would bother you most: {the price, the wait, or the upkeep|paying more or waiting longer}.",
    "If {subject} will be shared, think of the {least patient|busiest} person first.",
    "You can’t go too wrong, as long as you {can return it|try before you settle}.",
    {
      text: "The choice regarding {subject} depends on frequency of use, {available budget|total cost}, and required support.",
      tones: ["professional", "formal"],
    },
  ],
  difference: [
    "@start Some options ask a lot on the first day and little later. Others {are easy at first|start gently} and add chores " +
      "as you go.",
    "@start Setup is the first difference: one option is ready in {minutes|half an hour}, and another wants {tools and " +
      "patience|a manual and a free evening}.",
    "@time The gap between options shows {after a month|on the tenth use}, so ask people who’ve had theirs a while.",
    "@time Delivery, waiting, and repair times differ more than {the photos|the ads} suggest. Ask for dates.",
    "@cost With {subject}, the priciest choice often buys {quiet|convenience} more than quality.",
    "@cost Add up the cost over {a year|twelve months}. The order sometimes flips.",
    "@people Options for {subject} part ways in {the follow-up|what happens after you pay}: who answers, and how soon.",
    "@people You’ll hear the difference in how owners talk: “{it’s nice|I like it}” against “I use it every day.”",
    "@choice Pick each one up, {walk around with it|sit with it a minute}, and notice which you’d rather not put down.",
    "@choice What sets choices apart in {subject} is who they were {made for|tested on}. Look for someone like you.",
    "@habit Daily use is the test. {Before the first coffee|After a long shift}, two similar options no longer feel alike.",
    "@habit Upkeep differs: one option needs {a wipe|a minute} each week, another {a free Saturday|special parts} every month.",
    "@clarity Look at the list of what’s included. A short, honest one beats {half a page of footnotes|a long one with " +
      "asterisks}.",
    "@clarity Write two options for {subject} on one sheet. Gaps that looked big in the ad {shrink|often vanish} on paper.",
    "@trust Ask both sides the same awkward question about {subject}. {The better answer wins|Listen for a straight reply}.",
    "@trust Read what each side says about {returns|mistakes}. Confidence is easy to spot there.",
    "Check the {small parts|handles and hinges}, real or figurative. That’s where corners get cut.",
    "If one option lets you {start small|pause} and the other doesn’t, that’s a {praise} reason to lean its way.",
    {
      text:
        "@cost Differences among options for {subject} are clearest in support terms, {renewal conditions|delivery " +
        "times}, and total cost.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice A fair comparison states for each option {what is included|the same five facts} and what must be bought " +
        "separately.",
      tones: ["professional", "formal"],
    },
  ],
  whichForWhom: [
    "New to all this? Take the one with the {fewest buttons|shortest instructions} and move up later.",
    "If you live by your calendar, {reliability|an on-time record} should decide. If you don’t, go by feel.",
    "A big household needs {sturdy|room to spare}. One or two people can go smaller.",
    "Those who use {subject} every day should {spend a bit more|pick comfort}, and occasional users shouldn’t.",
    "On a tight budget, choose the option you can {stop any time|pay for in small bites}.",
    "If someone else will end up using it, {let them pick|ask them first}. You’ll both be happier.",
    "Among {reader}, those with {more time than money|patience} can start basic and upgrade once they know what’s missing.",
    "Hate surprises? Then choose for {subject} whatever comes with {clear terms|a trial}.",
    "Tinkerers will like the {flexible|open-ended} one, and everyone else should take the one that’s ready to go.",
    "Losing {sleep|patience} over {worry}? Take the simplest route into {subject}.",
    {
      text: "Where several people depend on {subject}, the option with {documented support|shared access} is the safer choice.",
      tones: ["professional", "formal"],
    },
  ],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
