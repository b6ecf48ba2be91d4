import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";
import { keyword } from "#language/varieties/en-american/keyword.ts";

export const endings = {
  programme: [
    {
      text:
        "Doors open at {blank:opening time}, and the first half hour is for {coffee and hellos|finding your seat and a " +
        "familiar face}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "We’ll begin with {blank:first item}, then {take a break|stretch our legs}, and go on with {blank:second item}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Expect a {short talk|few words} by {blank:speaker}, and plenty of time for questions.",
    {
      text: "There’ll be something to eat: {blank:what will be served}. {Tell us about allergies ahead of time|Come hungry}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Bringing {kids|the little ones}? Here’s what we have for them: {blank:what there is for children}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Afterward, there’s time to {mingle|talk} with {blank:who will be there}.",
    {
      text: "Music starts around {blank:time}, and so {does the dessert table|do the good conversations}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "You can {come and go|drop in late}. The main part runs for about {blank:length}.",
    "We’ll wrap up by {blank:end time}, so {babysitters and early risers|those with a long drive} needn’t worry.",
    "Bring {blank:what to bring}. Everything else for {subject} will be {on the tables|waiting for you}.",
    "The highlight of {subject}: {blank:the highlight}.",
    "Parking is {free|easy} at {blank:where to park}, and the nearest {bus stop|train stop} is {blank:stop}.",
    "If it rains, {we move indoors to|you’ll find us at} {blank:rain location}.",
    "At {blank:time of the main moment}, {everyone gathers|we all meet} for {blank:the main moment}.",
    "Someone will be at the door to {greet you|show you around} from {blank:from what hour}.",
    {
      text: "No tickets, {no dress rehearsal|no paperwork}: just walk in and say your name.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Around {blank:hour}, we’ll {cut the cake|raise a glass of lemonade} and take one picture together.",
    "Here’s how the {day|evening} will go: {blank:order of events}.",
    "Seats are limited to {blank:number of seats}, and {each guest may bring one person|the front row is for the youngest}.",
    {
      text: "There’s a quiet corner for {anyone who needs a breather|nursing parents and naps}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "The people behind {subject} will be there to {answer questions|chat}, too.",
    "Admission is {blank:price or free}, and {coffee is on us|refreshments are included}.",
    {
      text: "Comfortable shoes are a good idea, since {part of it is outdoors|we’ll be on our feet for a bit}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "The agenda comprises {blank:agenda items}, followed by {a discussion|questions}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Remarks will be delivered by {blank:speaker and title} at {blank:time}.",
      tones: ["professional", "formal"],
    },
    {
      text: "A reception will follow {immediately|in the adjoining room}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Guests will be received from {blank:time}, with {refreshments|coffee} in {blank:room}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Following the opening, {blank:first speaker} will {speak on|introduce} {blank:theme}.",
      tones: ["professional", "formal"],
    },
    {
      text: "The occasion will conclude {at|by} {blank:end time}; transportation is available from {blank:where}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Parking for guests {is reserved|has been arranged} at {blank:where to park}.",
      tones: ["professional", "formal"],
    },
  ],
  reply: [
    {
      text: "Let us know soon, so we can {save you a chair|order enough pizza}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "A quick yes or no, sent to {blank:contact}, is {all it takes|plenty}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Can you make it? {Text|Call} {blank:phone number}, any time before nine.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Tell us how many of you are coming, {strollers and grandparents included|and who’s a vegetarian}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "If you can’t come, {say so, too|we’d still love a note}. We’ll miss you and send pictures.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Got a question about {subject}? {Reply here|Write back} and a real person will answer.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Not sure yet? {Put us down as a maybe|Say maybe} and tell us more when you know.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Sign up for {subject} at {blank:link}, {whenever it suits you|before it slips your mind}.",
    {
      text: "One word is enough for an answer: {in, out, or maybe|yes, no, or soon}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "We’re {setting the tables|printing name tags} from your replies, so please send yours to {blank:contact}.",
    {
      text: "Drop us a line at {blank:e-mail}, and mention {anyone you’re bringing|any allergies}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Your answer helps us {plan the food|count chairs}, even if it’s a no.",
    {
      text: "Running late that day? {Text|Message} {blank:phone number}, and we’ll keep a plate warm.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Names are collected at {blank:link}. {Add yours|Put yourself down} today.",
    "Who’s coming with you to {subject}? Send us {a name|a head count}.",
    "An answer this week {would be a big help|makes the planning easy}.",
    {
      text: "Just {hit reply|call} and say “{count me in|I’ll be there}.”",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Kindly confirm your attendance at {blank:contact}, {by telephone|in writing}.",
      tones: ["professional", "formal"],
    },
    {
      text: "The favor of a {timely|written} reply is requested.",
      tones: ["professional", "formal"],
    },
    {
      text: "Please advise us of any {dietary or access needs|guests accompanying you} when you respond.",
      tones: ["professional", "formal"],
    },
    {
      text: "Replies may be addressed to {blank:name}, {by telephone|in writing}, at {blank:contact}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Should you be unable to attend, {a short note|a brief message} would be appreciated.",
      tones: ["professional", "formal"],
    },
  ],
  summary: [
    "So, in short: {start small|begin with one thing}, ask early, and write down what works.",
    "What counts with {subject} is {a clear reason|knowing why} and a first step you can repeat.",
    "To sum up, choose what fits a {tired Tuesday|normal week}, and let the rest go.",
    "{opener} the {plain|unglamorous} parts of {subject} carry the rest.",
    "If you’ve read this far, you already have {the main idea|what you need}: less at once, more often.",
    "The whole thing on a napkin: {subject}, one honest goal, {one helper|one date on the calendar}.",
    "Looking back over all this, {patience|a good question} does more than any purchase.",
    "No need to {remember everything|get it all right}. Keep one idea from here and use it this week.",
    "Here’s the recap: know your reason, {set a limit|guard your time}, try it, adjust.",
    "In the end {subject} should make life {easier|lighter}. If that doesn’t happen, change the plan and keep the goal.",
    "Every piece points the same way: {make it easy to begin|keep things close}, and make it easy to come back.",
    "Put simply, {people|habits} before gear, and {trying|asking} before paying.",
    "That’s the picture: some choices, a few trade-offs, and {nothing you can’t undo|room to learn as you go}.",
    "Three words for the road: {slow, steady, honest|small, soon, together}.",
    {
      text:
        "In summary, success with {subject} calls for a stated goal, {assigned roles|a realistic budget}, and regular " +
        "review.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "Taken together, these points suggest a modest beginning with {subject}, {followed by regular review|documented " +
        "from the start}.",
      tones: ["professional", "formal"],
    },
  ],
  nextStep: [
    "Before you close this page, pick {a day and an hour|one evening next week} and write it down.",
    "Tonight, tell {one person|someone at home} what you’re planning with {subject}.",
    "Make the {call|appointment} you’ve been putting off. It’ll take less time than reading this did.",
    "Open your calendar, find {a free half hour|an empty slot}, and give it a name.",
    "Choose one idea from above and try it {tomorrow before lunch|on the very next occasion}.",
    "Put the first three questions about {subject} in your {notes app|pocket}, and ask them this week.",
    "Walk through your {home|week} once and look for the spot where this would fit.",
    "Send this to the friend who’d {do it with you|hold you to it}.",
    "Start a page titled {subject}, and {leave it open on the desk|add a line before bed}.",
    "Next Sunday, take ten minutes to see {what stuck|how it went}.",
    "Clear away one thing that’s been {in the way|slowing you down}, even if it’s just a password.",
    "Decide what you’ll stop doing to make room for {subject}. {That’s step one|Say it out loud}.",
    {
      text: "As a next step, {schedule a short review|agree on a responsible person} and record the open points on {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "The most useful next step is a {short|written} list of open questions on {subject}, {ranked by urgency|with a name " +
        "beside each}.",
      tones: ["professional", "formal"],
    },
  ],
  callToAction: [
    "Take the first step {today|before dinner}.",
    "Send us a message and {ask away|say what’s on your mind}.",
    "See what {subject} could do for {you|your week}.",
    {
      text: "Save this for {later|the weekend}, and share it with someone who’d use it.",
      in: ["social", "script", "article"],
    },
    {
      text: "Give {subject} a try {this week|while you’re thinking of it}.",
      in: ["commerce", "social", "script"],
    },
    "Come by and {say hi|see for yourself}.",
    "Reply with your {first question|question} and we’ll write back.",
    "Find out more about {subject} here: {blank:link}.",
    {
      text: "Pick your {day|time} and we’ll handle the rest.",
      in: ["commerce"],
    },
    "Call us at {blank:phone number}, {even if you’re only curious|and ask for a person}.",
    "Tell a friend who’s been {asking about|circling} {subject}.",
    {
      text: "Get {your spot|your name on the list} while it’s still quiet.",
      in: ["commerce", "invitation"],
    },
    {
      text: "Drop your thoughts in the comments, {good or grumpy|we read every one}.",
      in: ["social", "script", "article"],
    },
    {
      text: "Write down one thing you’ll {do differently|try} tomorrow.",
      in: ["social", "script", "article"],
    },
    "Ask for the details on {subject}, {no strings attached|it won’t cost you anything}.",
    {
      text: "Put a date on the calendar {right now|before you scroll on}.",
      in: ["social", "script", "article"],
    },
    "Bring {a friend|your questions} and join in.",
    {
      text: "Check the details {at your own pace|over coffee} and decide for yourself.",
      in: ["commerce"],
    },
    "Say yes to {subject}, {one small step at a time|and see where it leads}.",
    {
      text: "Click through and {take a look around|see if it fits}.",
      in: ["commerce"],
    },
    {
      text: "Follow along for more {like this|on {subject}}.",
      in: ["social", "script"],
    },
    "Let us hear from you by {Friday|the end of the week}.",
    "Make today the day you {start|quit waiting}.",
    {
      text: "Compare {subject} with what you have now, and {call us with the result|ask us about the gap}.",
      in: ["commerce"],
    },
    {
      text: "Talk it over {at home tonight|with your crew} and get back to us.",
      in: ["commerce", "invitation"],
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Come on, {what are you waiting for|jump in}!",
      tones: ["enthusiastic", "casual"],
    },
    {
      text: "Contact us to discuss {subject} {in detail|at your convenience}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Book a short call, and bring {your hardest question|the whole team}.",
      audiences: ["business", "professionals"],
    },
    "Ask us {anything|the awkward question} about {subject}.",
    "Start {small|with one try}, and tell us how it went.",
    {
      text: "Make a note of the date {today|right away}.",
      in: ["invitation", "commerce"],
    },
    {
      text: "Let {someone close|a friend} know you’re in.",
      in: ["invitation", "social"],
    },
    "Turn {subject} from a maybe into {a date|a plan}.",
    {
      text: "Request {further information|the full documentation} at {blank:contact}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Please share this with {colleagues|those} who work on {subject}.",
      tones: ["professional", "formal"],
    },
  ],
  close: [
    {
      text: "Thanks for {reading|sticking around}. Go easy on yourself this week.",
      in: ["article", "lesson", "social", "commerce"],
    },
    "That’s it from us. {Take care of your people|Enjoy the rest of your day}.",
    {
      text: "Wherever you are with {subject}, {you’re not behind|there’s a good next step}.",
      in: ["article", "lesson", "social", "script"],
    },
    {
      text: "Hope this made {one thing|some corner of your week} a little clearer.",
      in: ["article", "lesson", "social"],
    },
    {
      text: "We’re around if you need us, {and we like questions|even for the small stuff}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "See you soon, {same place|with better coffee}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Be patient with {subject}, and {with whoever you’re doing it with|even more so with yourself}.",
      in: ["article", "lesson", "social", "script"],
    },
    {
      text: "Until next time, {keep it simple|leave the porch light on}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Here’s to {a good week|lighter evenings} and fewer tabs.",
      in: ["article", "lesson", "social", "commerce"],
    },
    {
      text: "Whatever you choose, we hope it feels {like yours|right on a rainy Monday, too}.",
      in: ["article", "lesson", "commerce", "social"],
    },
    "Tell us how it goes with {subject}. We mean it, the {flops|funny parts} included.",
    {
      text: "You’ve got this, and {you’ve got company|plenty of time}.",
      in: ["article", "lesson", "social"],
    },
    {
      text: "Now close the laptop and {go outside for a minute|call it a day}.",
      in: ["article", "lesson", "social", "script"],
    },
    {
      text: "Thank you for your trust and {your time|your patience}.",
      in: ["commerce", "invitation", "article"],
    },
    {
      text: "With {subject} {on the table|in good hands}, the rest can wait till morning.",
      in: ["commerce", "article"],
    },
    {
      text: "With thanks for your {attention|interest}, we remain available for any question on {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Many thanks for your time and {consideration|attention}.",
      tones: ["professional", "formal"],
    },
    {
      text: "It remains to thank you for reading with {care|patience}.",
      tones: ["professional", "formal"],
    },
    {
      text: "We {can’t wait to hear from you|are cheering for you}!",
      tones: ["enthusiastic", "friendly"],
    },
    "It’s good to have you {along|with us}.",
    {
      text: "Take care, and {stop by anytime|stay in touch}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "We’re glad you {stopped by|took the time}, and we hope {subject} can bring you some joy.",
      in: ["invitation", "commerce"],
    },
    {
      text: "It’ll be {even better|twice as nice} with you there.",
      in: ["invitation"],
    },
    {
      text: "We’ll leave the {porch light on|gate open} for you.",
      in: ["invitation"],
    },
    {
      text: "Hope to see your face {in the crowd|at the table}.",
      in: ["invitation"],
    },
    {
      text: "Until then, {keep the day free|save us a hug}.",
      in: ["invitation"],
    },
    {
      text: "Questions and comments on {subject} are {welcome|appreciated} at any time.",
      tones: ["professional", "formal"],
    },
    {
      text: "We thank you for your {time|confidence} and look forward to hearing from you.",
      in: ["commerce", "invitation"],
      tones: ["professional", "formal"],
    },
  ],
  postscript: [
    "If you only {read one line|do one thing}, here’s mine: {blank:the one thing to remember}.",
    "Know someone who {keeps asking|wonders} about {subject}? Pass this along.",
    "You can just hit reply. {It comes straight to us|No forms}.",
    "Questions about {subject} are welcome, {the awkward ones too|day or night}.",
    "Replying takes {less time|fewer clicks} than ordering a coffee.",
    "We saved the {good news|date} for last: {blank:the date or the news}.",
    "Not the right time? {Keep this note|We’ll be here} for when it is.",
    "Thanks to everyone who wrote back about {subject} {last time|lately}.",
    "Bring {a friend|your sister} along. They’ll ask what you didn’t think of.",
    "Last thing: {breathe|have a great weekend}, and mind the details at {blank:link}.",
    {
      text: "Full details on {subject} are available on request.",
      tones: ["professional", "formal"],
    },
  ],
  optOut: [
    "Had enough? Reply {STOP|NO MORE} and we’ll leave you be, no hard feelings.",
    "Don’t want these messages? {Text STOP|Send “stop”} any time.",
    "If notes on {subject} aren’t your thing, {one tap on “unsubscribe” ends them|just tell us and we’ll stop}.",
    "You can {leave this list|opt out} whenever you like: {blank:how to opt out}.",
    "Rather hear from us {less often|only now and then}? Reply LESS.",
    { text: "To stop receiving messages about {subject}, please reply STOP.", tones: ["professional", "formal"] },
  ],
  keyword,
  listItem: [
    "Start with this one if {the clock is ticking|you’re new to it all}.",
    "Worth a look even if you {think you know it|usually skip this kind of thing}.",
    "It’s the one people {mention first|forget} when talking about {subject}.",
    "Easy to overlook with {subject}, and {handy once you’ve noticed it|annoying to miss}.",
    "A {praise} pick for {reader}, mainly {on busy days|in the first few weeks}.",
    "Ask yourself how often it’d come up in {a normal week|your own house}. That’s your answer.",
    "No special skills here. {A quiet half hour|A little curiosity} will do.",
    "Have this one ready before you need it. {Searching for it midway|Getting up halfway} costs the most time.",
    "If you can only {keep|manage} a few things around {subject}, make this one of them.",
    "Here’s where {subject} can get {practical|personal}. Take your time with it.",
    "Small on paper, bigger {in real life|once you’ve lived with it}.",
    "You might {skip it this month|save it for later}, but don’t cross it off.",
    "This one rewards {patience|a second look}. The first impression isn’t the whole story.",
    "Best {shared|done with somebody}: two people notice twice as much.",
    "Try it {moment}, and see whether it {earns its spot|sticks}.",
    "The reason it’s here: it makes {subject} {simpler|more fun} for the people around you.",
    "Some swear by it, {some shrug|others never got around to it}. You’ll know which after one try.",
    "Simple to explain, and {harder than it looks|even simpler to do}. Note what happens the first time.",
    "Helps with {gain}, especially in weeks {full of|crowded by} {worry}.",
    "Don’t rush past this. {Questions tend to start here|It’s quieter than the others, and it lasts}.",
    "Plan a little {extra time|slack} for it, and the rest of {subject} will feel easier.",
    "The one on the list you’d {miss after a week|explain to a friend first}.",
    "Keep it in reach, {on paper or in your head|since you’ll come back to it}.",
    {
      text: "Merits {attention|consideration} in any plan concerning {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Okay, {love this one|big fan of this one}!",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "Useful {from the first day|at every stage}, and best kept within reach.",
      tones: ["professional", "formal"],
    },
    {
      text: "Worth checking {in advance|beforehand}, since a late change takes time.",
      tones: ["professional", "formal"],
    },
  ],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
