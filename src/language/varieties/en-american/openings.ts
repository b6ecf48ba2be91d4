import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

export const openings = {
  title: [
    {
      text: "A second look at {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "{Getting started|First steps} with {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "{A little time|Making room} for {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "{A simpler|A calmer} way into {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "What to {know|ask} about {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "{A realistic|A practical} look at {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "Notes on {subject} for {real weeks|ordinary days}",
      in: ["article", "lesson", "commerce"],
    },
    "Small steps that {add up|lead somewhere}",
    "Nobody {gets it right|looks good} the first time",
    "Start small, {keep going|stay with it}",
    "Slow is {fine, too|faster than it looks}",
    "A plan that fits {a real week|an ordinary Tuesday}",
    "Less hurry, {more progress|better choices}",
    "Fewer plans, {better ones|more follow-through}",
    "Small changes {you actually keep|that stick around}",
    "Less guessing, {more doing|fewer do-overs}",
    "Getting past the {first week|hard part}",
    {
      text: "An honest word about {subject}",
      in: ["article", "lesson", "commerce"],
    },
    {
      text: "A plain guide to {subject}",
      in: ["article", "lesson"],
    },
    {
      text: "How to think {clearly|calmly} about {subject}",
      in: ["article", "lesson"],
    },
    {
      text: "Questions worth asking about {subject}",
      in: ["article", "lesson"],
    },
    {
      text: "Before you {start|spend a dollar}: notes on {subject}",
      in: ["article"],
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Give {subject} a {spot in your week|fair try}",
      in: ["commerce"],
    },
    {
      text: "Made for {real mornings|busy weeks}: {subject}",
      in: ["commerce"],
    },
    {
      text: "Your {evenings|weekends} could use {subject}",
      in: ["commerce"],
    },
    {
      text: "The day of {subject}",
      in: ["story"],
    },
    {
      text: "After {subject}",
      in: ["story"],
    },
    {
      text: "What became of {subject}",
      in: ["story"],
    },
    {
      text: "{An evening|A morning}, a street, and {subject}",
      in: ["story"],
    },
    {
      text: "The summer everything {changed|slowed down}",
      in: ["story"],
    },
    {
      text: "What the neighbors {never noticed|remember}",
      in: ["story"],
    },
    {
      text: "A porch light and {one last try|an open door}",
      in: ["story"],
    },
    {
      text: "Practical considerations on {subject}",
      in: ["article", "lesson"],
      tones: ["professional", "formal"],
    },
    {
      text: "{Principles|Working notes} for {subject}",
      tones: ["professional", "formal"],
    },
    {
      text: "What careful preparation {changes|makes possible}",
      tones: ["professional", "formal"],
    },
  ],
  headline: [
    "Meet {subject}",
    "Why {subject}?",
    "Try {subject}",
    "Hello, {subject}",
    "This week: {subject}",
    "Come meet {subject}",
    "{Say yes to|Make room for} {subject}",
    "{Good mornings|Better weeks} start with {subject}",
    "A better week, {bit by bit|day by day}",
    "{Back|Home} in time for dinner",
    "Your Tuesday just got {lighter|easier}",
    "{Ready|Here} when you are: {subject}",
    "Put {subject} on your {list|calendar}",
    "The easy part {of your day|starts here}",
    "You’ve {waited|wondered} long enough: {subject}",
    "Less hassle, more {weekend|daylight}",
    "Finally, something that {fits your day|makes sense}",
    "How about {today|this week}?",
    "Worth {a look|the trip}: {subject}",
    "One stop, and you’re {set|done}",
    "Curious about {subject}?",
    "Give {subject} {a week|a try}",
    "Ask us about {subject}",
    "{Plain answers|Straight talk} on {subject}",
    "Got ten minutes for {subject}?",
    "Your own pace, {your own list|your own plan}",
    "Small start, {easy week|big sigh of relief}",
    "Take one thing off your {list|mind}",
    "Looking for {gain}?",
    "{See|Find out} what {subject} can do",
    "Because {worry} can wait",
    "Start with {subject} {this week|tonight}",
    "{New to|Thinking about} {subject}? Start here",
    "Keep {your evening|Saturday} for yourself",
    "For {reader}: {subject}",
    "Know the price {first|up front}",
    "What if it were {simple|easy}?",
    "Let {subject} {lighten the load|do its part}",
    {
      text: "Okay, {this one’s good|you’ll want this}",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "Big news: {subject}",
      tones: ["enthusiastic"],
    },
    {
      text: "Now available: {subject}",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
    {
      text: "{Terms in writing|Clear terms}: {subject}",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
    {
      text: "{Request|Review} the details of {subject}",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
    {
      text: "Clear {scope|terms}, clear price",
      tones: ["professional", "formal"],
    },
    {
      text: "A sound decision {starts here|takes shape}",
      tones: ["professional", "formal"],
    },
    {
      text: "Facts {first|on one page}",
      tones: ["professional", "formal"],
    },
  ],
  subject: [
    "{Quick note|Short letter} about {subject}",
    "{Two minutes|A short read} on {subject}",
    "Before your {week fills up|weekend starts}",
    "{Wondering|Curious} about {subject}?",
    "The {part|question} everyone skips",
    "{Still|Again} thinking about {subject}?",
    "{Saved you|We kept you} a spot",
    "Open this {with your coffee|at lunch}",
    "What we’d tell a friend about {subject}",
    "Something useful for your {Thursday|Monday}",
    "One small thing to {try|change} this week",
    "{Notes|A page} on {subject}",
    "A {better|shorter} way through the week",
    "It’s {easier|simpler} than it looks",
    { text: "Psst: about {subject}", tones: ["casual", "enthusiastic"] },
    { text: "For your review: {subject}", tones: ["professional", "formal"] },
  ],
  preheader: [
    "A two-minute read you can use {today|before lunch}",
    "The short version is {inside|right at the top}",
    "All about {subject}, {in plain words|without the fluff}",
    "No {homework|fine print}, just the useful part",
    "Plus one tip you can {borrow|steal} for the weekend",
    "What to {know|ask} about {subject} this week",
    "Read it {in line for coffee|on the train}, use it tonight",
    "We’ve done the {sorting|digging}, so you can skip ahead",
    "Where {subject} {might|could} fit in your week",
  ],
  heading: [
    "@start Where to {begin|start} with {subject}",
    "@start The first small step",
    "@start Starting with what you {already have|know}",
    "@start First steps {toward|with} {subject}",
    "@start A simple {way to begin|beginning}",
    "@time Making time for {subject}",
    "@time {A place|A fixed hour} on the calendar",
    "@time Time, {deadlines, and patience|and where it goes}",
    "@time Fitting {subject} into a normal week",
    "@time What fits into a {day|busy week}",
    "@cost The {real|full} cost of {subject}",
    "@cost Money, effort, and {value|waste}",
    "@cost What you spend and what you {get|save}",
    "@cost Looking {past|beyond} the price",
    "@cost A budget for {subject}",
    "@people The people {around you|who can help}",
    "@people Talking with others about {subject}",
    "@people Better {with help|in company}",
    "@people Family, friends, and {subject}",
    "@people Who to {ask|involve}",
    "@choice Choosing {well|with confidence}",
    "@choice Comparing {your options|what’s out there}",
    "@choice How to decide on {subject}",
    "@choice Quality, fit, and {the final decision|your own criteria}",
    "@choice What makes a good choice",
    "@habit Keeping at it",
    "@habit From a first try to a {habit|routine}",
    "@habit Staying with {subject}",
    "@habit {Good weeks, bad weeks|Progress and setbacks}",
    "@habit Making {subject} part of the {routine|week}",
    "@clarity Keeping {things|the plan} simple",
    "@clarity Getting clear about {subject}",
    "@clarity A plan on {one page|paper}",
    "@clarity Knowing what you want from {subject}",
    "@clarity One thing at a time",
    "@trust Promises, {proof|doubts}, and trust",
    "@trust Honest expectations for {subject}",
    "@trust Try first, {believe|trust} second",
    "@trust Doubts and {proof|answers}",
    "@trust {An honest look at|Straight talk about} {subject}",
    "What {helps|counts} most",
    "In {everyday life|practice}",
    {
      text: "How {subject} can help",
      in: ["commerce"],
    },
    {
      text: "What {you get|it means for you}",
      in: ["commerce"],
    },
    {
      text: "@choice Criteria for a sound decision",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Effort, {cost|expense}, and benefit",
      tones: ["professional", "formal"],
    },
    {
      text: "@start Preparation and {a limited beginning|first phase}",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Schedule and {deadlines|milestones}",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Roles and {responsibilities|communication}",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit {Review and improvement|From practice to procedure}",
      tones: ["professional", "formal"],
    },
    {
      text: "@clarity Scope and {purpose|priorities}",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Evidence and {reliability|expectations}",
      tones: ["professional", "formal"],
    },
  ],
  onScreen: [
    "{Wait|Hold on} for it",
    "The {short version|one-minute version}",
    "{Start|Begin} right here",
    "{About|On} {subject}",
    "{Sound familiar|Been there}?",
    "Try this {tonight|tomorrow}",
    "{Step|Part} one",
    "{Why|So, why} {subject}?",
    "{Before and after|Day one, day thirty}",
    "One {small|tiny} change",
    "Save this {one|for later}",
    "This part {matters|gets skipped}",
    "{Your turn|Over to you}",
    "Today: {subject}",
    "Thinking about {subject}?",
    { text: "Okay, {watch this|this works}", tones: ["casual", "enthusiastic"] },
  ],
  picture: [
    "A hand sets a {coffee mug|set of keys} on the kitchen counter.",
    "A note on the fridge door: {subject}.",
    "Early light {through a kitchen window|on a quiet street}.",
    "Sneakers {climb the front steps|stop at the door}.",
    "Split screen: a messy desk, then the same desk {cleared|an hour later}.",
    "A phone lights up with a message about {subject}.",
    "Over the shoulder: someone scrolls, {stops, and smiles|shakes their head}.",
    "Two people {talk with their hands|laugh} on a front porch.",
    "Wide shot of a parking lot {after rain|at dusk}.",
    "Straight to camera, {on the edge of a couch|leaning on a counter}.",
    "Everything for {subject}, laid out on a plain table.",
    "A wall calendar fills up with check marks, {day by day|row by row}.",
    "From above, a pen writes one line: {subject}.",
    "Quick cuts: {toast, shoelaces, a bus door|a backpack zipper, a green light}.",
    "A slow turn around a {tidy|sunny} room.",
    "A neighbor’s {hands are full|stroller is stuck}; someone holds the door.",
    "Faces around a table {lean in|break up laughing}.",
    "A timer on a phone {starts|hits zero}.",
  ],
  sound: [
    "Room sound only: {a kettle and a chair leg|traffic through an open window}.",
    "A {soft|bright} acoustic guitar under the voice, low enough to forget.",
    "The music drops out for one second right before {the part about {subject}|the key line}.",
    "{Finger snaps|Light drums} on every cut, then silence for the last line.",
    "A familiar notification chime, {twice|once}, and a breath.",
    "Warm piano at the end, fading into {street noise|birds outside}.",
    "Low {hum of a coffee shop|chatter from a hallway} while someone talks about {subject}.",
  ],
  hook: [
    {
      text:
        "@time You’ve had a tab open about {subject} since last week. {Let’s close it together|Today’s a good day to " +
        "close it}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@choice It’s 9 p.m., the dishes are done, and you’re {still undecided|back to scrolling} about {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@clarity Everybody has an opinion on {subject}. {Very few|Not many} have a plan for Tuesday night.",
    {
      text: "@time What would you do with {two free evenings|one quiet hour} a week?",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text:
        "@start The hardest part of anything new is usually {the parking lot|the front door}. After that, you’re already " +
        "there.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@start What if a first step with {subject} could fit {into your lunch break|between two calls}?",
    "@clarity Somewhere in your notes app there’s a line about {subject}. {Go find it|Today it gets a plan}.",
    {
      text: "@choice Ever spend an hour comparing options, then {close the laptop|order takeout} and pick none?",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@people Ask three friends about {subject} and you’ll get {four answers|a group chat that lasts till midnight}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@habit Good habits look {boring|unremarkable} from the outside, and that’s exactly why they last.",
    "@cost Think of the last thing you put off until it got expensive. Now think of {subject}.",
    "@habit There’s the plan you make in January, and there’s the one that {survives February|fits a real week}.",
    {
      text: "@people You keep bringing up {subject} at dinner. {There’s probably a reason|Maybe it’s time to look closer}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@start Nobody {frames|photographs} a first attempt, and everybody needs one.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@habit Your neighbor makes {subject} look easy. {You didn’t see|Ask about} the first month.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@choice How many {browser tabs|saved posts} does one decision need?",
    {
      text: "@cost The cheapest option cost the most last time, {didn’t it|remember}?",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@people Quick question: who in your house {talks|worries} most about {subject}?",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@clarity A good plan fits on {a sticky note|the back of a receipt}. How long is yours?",
    "@start You can read one more review about {subject}, or you can {pick up the phone|take one small step} today.",
    {
      text: "@time Some mornings everything takes {twice as long|three tries}. Let’s keep {subject} off that list.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "@trust One honest conversation about {subject} beats {ten browser tabs|a month of maybe}.",
    "@trust You’ve heard big promises before. Here’s {subject} {with the downsides left in|in plain words}.",
    "@cost How much has guessing about {subject} cost you {so far|this year}?",
    "@clarity If a friend asked what you want from {subject}, could you answer in {one sentence|ten words}?",
    "@trust Another ad won’t {convince you|change your mind} about {subject}. A fair try might.",
    "@people The best advice on {subject} may be sitting {at the next desk|across the dinner table}.",
    "By Friday you’ll have forgotten most of what you read this week. Keep {this one page|these few lines}.",
    {
      text:
        "@time Between {worry} and everything else, when did you last think about {subject} {in peace|for ten quiet " +
        "minutes}?",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Remember when {subject} still felt {simple|fun}? There’s a way back.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@time Okay, real talk: {who has time|nobody has time} to figure out {subject} from scratch.",
      tones: ["casual"],
    },
    {
      text: "Here’s something we {can’t wait|have been dying} to talk about: {subject}!",
      tones: ["enthusiastic"],
    },
    {
      text: "@time Decisions about {subject} often get {a slot at the end of a long meeting|less time than they deserve}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity A clear answer on {subject} saves more time than it takes, provided {the right question comes " +
        "first|someone asks early}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time One task has been on the whiteboard for {a month|two quarters}. Could it have to do with {subject}?",
      audiences: ["business"],
    },
    {
      text:
        "@cost Most questions about {subject} come up late, {when changes are costly|after the first commitments}. It " +
        "pays to ask them now.",
      tones: ["professional", "formal"],
    },
    {
      text: "@choice Picture the outcome a year from now. With {subject}, {that question|a written answer} comes first.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@start Two organizations can begin with the same plan and {finish far apart|reach different results}. The " +
        "difference is usually preparation.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Who is consulted on {subject}, and who is {merely informed|told afterward}? The answer shapes the outcome.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@habit A new procedure is easily announced. {Keeping it alive|Its second month} is the real test, and {subject} " +
        "will be no exception.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Assurances are plentiful; {evidence|verifiable evidence} is what a decision on {subject} requires.",
      tones: ["professional", "formal"],
    },
  ],
  whyNow: [
    "Weeks fill up {on their own|fast}. Anyone serious about {subject} should claim a spot early.",
    "Right now you still have {choices|room to choose}. Later, the calendar chooses for you.",
    "Chances are somebody you know has already looked into {subject}, so {good advice|an honest answer} is one text away.",
    "The longer a small problem sits, {the more it costs|the bigger it looks from the couch}.",
    "{opener} there’s no such thing as a perfect week for {subject}. A {normal|half-decent} one will do.",
    "A change of season is when {closets get cleaned|habits move}, and {subject} can ride along.",
    "Prices, rules, and opinions keep shifting. {Knowing the basics|A clear head} keeps you steady.",
    "You already know {more than you did|what didn’t work} a year ago. That’s a good place to start from.",
    "Looking into {subject} now means you’ll have {time to change your mind|a quiet month to learn in}.",
    "Most of us only think about {subject} {when something breaks|in a rush}. Looking early is calmer.",
    "Help is {easier to find|closer} than it used to be, so the old excuses wear thin.",
    "Waiting has a price, too. It just {never shows up on a receipt|gets paid in small worries}.",
    "An hour spent on {subject} this week can {spare you a hectic one|save you two} next month.",
    {
      text: "Plans for the coming months are being made now, and {subject} should have a place {on the agenda|in them}.",
      tones: ["professional", "formal"],
    },
    {
      text: "New semester, {blank page|clean notebook}: a good time to think about {subject}.",
      audiences: ["students"],
    },
    {
      text:
        "Early attention to {subject} leaves room for {comparison|correction}, and both become expensive under time " +
        "pressure.",
      tones: ["professional", "formal"],
    },
    {
      text: "Expectations have grown, while {time and staff|budgets} have not. A clear order of priorities helps.",
      tones: ["professional", "formal"],
    },
  ],
  greeting: [
    "Hi there, and {happy Monday, whatever day it is|welcome back}.",
    "Hello, {friend|neighbor}!",
    "Good morning, or good evening if {you’re catching up late|the day got away from you}.",
    "Hey, it’s {blank:your name}.",
    "Hi! {Got a minute|Have a second} for {subject}?",
    "Hello again from {all of us|the whole team} at {blank:business name}.",
    "Thanks for opening this, especially {on a busy day|with that full inbox}.",
    "We were just talking about {subject} and thought of you.",
    "How’s your week {going|treating you}?",
    { text: "Hey hey, {quick one for you|you’re going to like this}!", tones: ["casual", "enthusiastic"] },
    { text: "Good day, and thank you for reading.", tones: ["professional", "formal"] },
    { text: "This note reaches you because {subject} may concern you.", tones: ["professional", "formal"] },
  ],
  teaser: [
    "Something’s on its way, and we’ve {bitten our tongues|kept it quiet} long enough.",
    "Picture a {covered table|closed door} with light coming out from under it. Not much longer.",
    "We can’t say everything yet, but {mark your calendar|keep an eye on your inbox}.",
    "If you’ve ever asked us about {subject}, {you’ll want to be around|this one’s for you}.",
    "No peeking. {The curtain stays down|The lid stays on} a little longer, and then we’ll talk.",
    "Think of the one thing you’ve always wished were {simpler|different}. Got it? Hold that thought.",
    "The boxes are taped, the {lights are on|coffee is made}, and nobody here has slept in.",
    "Soon there’ll be more to tell about {subject}. {Today, just a hint|For now, a wink will have to do}.",
    {
      text: "Guess who’s been {up way too late|grinning all week}. Guess why.",
      tones: ["casual", "enthusiastic"],
    },
    {
      text:
        "An announcement concerning {subject} will follow shortly. {Further details|Full information} will be shared " +
        "here first.",
      tones: ["professional", "formal"],
    },
  ],
  topicLine: [
    "What it’s about: {topic}.",
    "In a few words: {topic}.",
    "{The subject at hand|The topic}: {topic}.",
    "Everything here comes back to {one thing|a single thread}: {topic}.",
    "It all {starts|begins} with one thing: {topic}.",
    "Here’s {what’s on the table|where we begin}: {topic}.",
    "One theme {runs through|ties together} every line: {topic}.",
    "You could fit it {on a postcard|in a text message}: {topic}.",
    "{Front and center|At the heart of it}: {topic}.",
    { text: "Let’s talk about {one thing|something}: {topic}.", in: ["article", "social", "script", "commerce"] },
    { text: "Today’s {lesson|question}: {topic}.", in: ["lesson"] },
    { text: "Subject {under consideration|of this text}: {topic}.", tones: ["professional", "formal"] },
  ],
  editorNote: [
    "I wrote this one {at the kitchen table|between two errands}, with {subject} on my mind and a cold coffee next to me.",
    "Some weeks the news {is loud|won’t let up}, so this issue keeps its voice down and sticks to what you can use.",
    "A question from {blank:reader’s name} got this issue going, and my short reply {kept growing|became a letter}: " +
      "{blank:the question}.",
    "I {cut the list|crossed things out} until only the useful bits were left. Everything below passed the " +
      "would-I-tell-my-sister test.",
    "Confession: I used to skip letters like this one. So here’s my promise to {keep it short|get to the point}.",
    "You can disagree with me about {subject}. {Please do|Half the fun is in the replies}, and I’ll read every one.",
    "Pour something warm. There’s {one thing to think about|one idea to keep} and nothing to buy with it.",
    "If last week got {away from you|loud}, you’re among friends. Start with whichever item makes you curious.",
    {
      text: "This issue looks at {subject} {from several sides|in some depth}. Comments and corrections are always appreciated.",
      tones: ["professional", "formal"],
    },
  ],
  invitationOpening: [
    "We’re getting together, and it {wouldn’t be the same|won’t feel complete} without you.",
    {
      text:
        "Save a spot on your calendar for {subject}. {We’d love to see you|Good food is planned}, and the guest list " +
        "isn’t complete without you.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "You’re invited to {subject}: an {easygoing|unhurried} get-together with good company, something to eat, and time to talk.",
    {
      text:
        "There’ll be familiar faces, something warm to drink, and {time to talk|nobody checking a watch}. All of that is " +
        "waiting for you at {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Please join us for {subject}. We’re planning {a few good hours|a relaxed time}, and your company would make them better.",
    "It’s been {a while|too long} since we were all in one room. Let’s fix that.",
    {
      text: "Bring a friend to {subject}, or come alone and {leave with two|meet a few}. Either is fine, as long as you come.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Because you’ve been part of {this from early on|the story so far}, we’d like you to be there.",
    "We’ve set aside a day for {subject}, and we’re hoping you’ll {share that day with us|set it aside, too}. There’s a " +
      "chair with your name on it.",
    "Consider this your {official|personal} invitation to {subject}. We’ve thought of nearly everything, and now we’re " +
      "looking forward to you.",
    {
      text: "Good things are better shared, so {come on over|please come by} for {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Pull up a chair. {The more of us, the better|There’s room for one more}, and we hope it’s you.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Some days are worth putting on the fridge door, and {subject} should be {one of them|up there}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "You know most of the people, and you’ll like {the rest|the others}: please come to {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Doors open, coffee’s on, and {the guest list has your name on it|we’re counting on you}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Come for an hour or stay {all day|till the end}. Either way, we want you at {subject}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "On our list of people to invite, you {came to mind first|were right at the top}.",
    "Your company would {make our day|mean a lot to us}. The occasion is a happy one, {subject}, and there’s room for " +
      "everyone you’d like to bring.",
    {
      text: "Here’s a good excuse to leave the house: {subject}, with {friends old and new|people you’ll enjoy}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "No gifts, no speeches to prepare. {Just bring yourself|All we need is you}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "The planning for {subject} is done, and {one thing is missing|only one name is left to check off}: yours. Say you’ll be " +
      "there.",
    "If your calendar has room, {let it be for|save it for} {subject}. We’d be so glad to have you.",
    "This is a {small|simple} gathering with a big welcome, and you’re on the list.",
    {
      text: "Let’s {celebrate|mark the day} together. An invitation to {subject} comes with our warmest wishes.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text:
        "It is our pleasure to invite you to {subject}. We hope that you will be able to join us, and we would be " +
        "{honored|delighted} by your presence.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "You are cordially invited to attend {subject}. The details follow below, and the hosts will be glad to " +
        "{welcome|receive} you in person.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "We request the pleasure of your company at {subject}, and we look forward to {sharing the occasion with you|a " +
        "few hours in good company}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "On this occasion, {subject}, we would be {glad|honored} to count you among our guests and to spend the day in " +
        "your company.",
      tones: ["professional", "formal"],
    },
    {
      text: "Clear your evening, {we mean it|seriously}: this is going to be fun!",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "Heads up: {subject}. {You in|Coming}?",
      tones: ["casual"],
    },
  ],
  promise: [
    "By the last paragraph, you’ll know {your next move|where to start} with {subject}.",
    "Give this five minutes, and you’ll leave with {a short list|two questions} you can use tonight.",
    "You won’t {become an expert|learn everything} here. You will know what to ask.",
    "Expect plain words, {a few examples|an honest downside or two}, and no pressure.",
    "After reading, you’ll be able to explain {subject} to {a friend over coffee|your own family} without looking anything up.",
    "What you’ll get: fewer options, {clearer reasons|a calmer head}, and one thing to do next.",
    "This may save you {some trial and error|at least one wrong turn}, since other people have been down the road already.",
    "{Short on time|In a hurry}? Skim the headings. They hold the short answer on {subject}.",
    {
      text: "The following sections set out what to weigh, {what to avoid|what to postpone}, and how to decide on {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Readers will find criteria, {common errors|examples}, and a sequence of steps that can be applied to {subject} at once.",
      tones: ["professional", "formal"],
    },
  ],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
