import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

export const body = {
  point: [
    "@start The first step in {subject} should be {small enough to finish today|so small that it needs no plan}.",
    "@start A rough first try teaches more than {another week of reading|one more evening of research}.",
    {
      text:
        "@start Most people already own half of what they need. {Look around the house|Check the closet and the phone} " +
        "before buying anything.",
      audiences: ["general", "families", "students"],
    },
    {
      text:
        "@start What a team needs is often there already. {Check the shelves and the subscriptions|Ask around the " +
        "office} before buying anything.",
      audiences: ["business", "professionals"],
    },
    "@start Getting started with {subject} is easier when {nobody is watching|nothing depends on the result}. Pick a " +
      "low-stakes day for the first attempt.",
    "@start The beginning feels slow to everyone. {The pace changes|Things pick up} once the first moves need no thinking.",
    "@start You can begin before you {feel ready|know everything}. Beginners learn the missing part {on the way|as they go}.",
    "@start Good beginnings are cheap: {a pen, a phone, and an hour|one hour and a clear table} will do for {subject}.",
    "@time A plan for {subject} that needs a free Saturday will {wait forever|keep waiting}. Plan for the week you actually " +
      "have.",
    "@time Twenty minutes on a fixed day go further than {a whole afternoon someday|an afternoon that never comes}.",
    "@time Leave some slack in the schedule. {Traffic happens and kids get sick|Calls run long and trains run late}, and a " +
      "tight plan breaks first.",
    "@time Deadlines work better when {someone else knows about them|they’re written on the kitchen calendar}.",
    "@time Early weeks with {subject} usually take {more time than anyone expects|about twice the planned time}. Block out " +
      "the extra hours now.",
    "@time Waiting takes time, too: an open question {comes back every evening|uses up a little of every day}.",
    "@time Some hours are better than others. Give {subject} {the hour when you’re awake|your clearest hour}, and leave " +
      "errands for later.",
    "@cost The price tells you what the seller hopes to get. {A month of use|Regular use} tells you what you got for the money.",
    "@cost Almost every purchase has an upkeep bill, in {money|hours} and in {worry|storage space}. Ask about the upkeep " +
      "before the price.",
    "@cost Set a spending limit for {subject} {at home|before you see any offers}, and write the number down.",
    "@cost Cheap gets expensive when you {pay twice|have to replace the thing}.",
    "@cost The full cost of {subject} includes {gas, parking, and your own time|the extras, the hours, and the effort}. Add " +
      "them up on one page.",
    "@cost Borrowing comes before buying. A week with a borrowed version {saves more than a coupon|often answers the " +
      "question for free}.",
    "@cost Waste is easy to miss. {The plan nobody uses|The half that gets thrown out} costs as much as the part you enjoy.",
    "@people Somebody near you has already spent time on {subject}. {Buy them a coffee|Give them a call} and ask what they’d " +
      "do differently.",
    "@people A friend who’ll say no is worth {five who always say yes|a shelf of advice}.",
    "@people Beginners ask good questions. Bring {a newcomer|someone without experience} along, and listen to what puzzles " +
      "them about {subject}.",
    "@people Clear jobs keep the peace. One person decides, another helps, and {everyone knows which is which|nobody has to " +
      "guess}.",
    "@people The person {behind the counter|at the front desk} hears the complaints that never reach the brochure. Ask them " +
      "about {subject}.",
    "@people Advice from someone {with a life like yours|on your budget} is worth more than advice from {a stranger with a " +
      "stage|an expert with other problems}.",
    "@people Help comes faster when the request is small: {one question, one hour, one errand|a single favor with a date}.",
    "@choice Two good options are easier to compare than {ten|a dozen}. Cut the list first and {study|look closer} second.",
    "@choice Compare like with like: the same questions for each option, {on one sheet|in the same order}.",
    "@choice With {subject}, fit matters more than {fame|size}.",
    "@choice Decide what you won’t accept, and half of the options {disappear|take care of themselves}.",
    "@choice Criteria come first. Write down {three|the few} things that matter to you in {subject}, then look at what’s " +
      "available.",
    "@choice Whatever bothers you about an option on day one will {still bother you|be louder} in month three.",
    "@choice A good choice suits {an ordinary Tuesday|a busy weekday}. Special occasions come second.",
    "@habit New habits hold best next to old ones, like {vitamins beside the coffee maker|running shoes by the front door}.",
    "@habit Expect a dip around the third week. The novelty is gone, and the routine {isn’t there yet|still needs a push}.",
    "@habit Missing one day changes little. {The day after the missed one|What happens the next day} decides whether the " +
      "habit survives.",
    "@habit Sticking with {subject} takes less willpower when {time and place never change|the hour is always the same}.",
    "@habit Rest belongs in the routine. Skip a day on purpose, and {you won’t skip three by accident|the next one goes " +
      "better}.",
    "@habit Progress is easier to see on paper: {one line a day|a check mark per day} shows what memory forgets.",
    "@habit A routine that only works when you’re {rested|in a good mood} needs a short version for {the other days|bad days}.",
    "@clarity Write down what you want from {subject} in one sentence before you {ask anyone|compare anything}.",
    "@clarity Plans that fit on {a sticky note|an index card} get followed. Ten-page plans get filed.",
    "@clarity Name the first task and the last one. {Everything between them|The middle} is easier to sort after that.",
    "@clarity Half of planning is {deciding what you won’t do|leaving things out}.",
    "@clarity If you can’t explain {subject} to your {neighbor|aunt} in two sentences, {the goal|the plan} is still too vague.",
    "@clarity Simple rules survive busy weeks. {Complicated ones|Clever systems} need a good mood and a free evening.",
    "@clarity Put the open questions on a list. A worry turns into {a task|a phone call} once it’s written down.",
    "@trust Be wary of any offer that must be settled {tonight|before you hang up}.",
    "@trust A short trial tells you more about {subject} than {a long promise|any review}.",
    "@trust Honest sellers and honest friends have one thing in common: they mention {a downside|the weak spots} without " +
      "being asked.",
    "@trust Most disappointment with {subject} starts with {an expectation nobody said out loud|a question nobody asked}.",
    "@trust Doubts deserve a test. Choose one {claim|promise}, check it yourself, and let the result decide.",
    "@trust Changing your mind about {subject} is allowed. {A fair offer|An honest arrangement} leaves you room to.",
    "@trust Proof beats praise. Ask to see {a finished example|the real thing in use}.",
    "Nobody gets {subject} right the first time, and {nobody has to|that’s normal}.",
    {
      text: "What suits a family of five may {be too much for one person|drive a couple up the wall}.",
      audiences: ["general", "families", "students"],
    },
    "A few parts of {subject} do most of the work. {Find them early|Look for them first}, and the rest can be average.",
    "Small and real beats {big and someday|perfect and postponed}.",
    {
      text: "So yeah, {done|finished} beats perfect here.",
      tones: ["casual"],
    },
    {
      text: "@start You’re going to love how much easier the second try {feels|goes}!",
      tones: ["enthusiastic"],
    },
    {
      text:
        "@people Small talk counts as research. Mention {subject} once {in line for coffee|at the bus stop} and see what " +
        "you hear.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@people Put one name on each task. Two names usually mean {three meetings|a polite silence}.",
      audiences: ["business", "professionals"],
    },
    {
      text: "@habit Fold {subject} into the {bedtime routine|ride to school}, and the kids will remind you.",
      audiences: ["families"],
    },
    {
      text: "@time Tie the work to a class you never skip, or to {laundry day|the walk back from the library}.",
      audiences: ["students"],
    },
    {
      text: "@cost A change pays off when it saves {hours you actually bill|work you pay overtime for}. Count those first.",
      audiences: ["business"],
    },
    {
      text:
        "@start The decision that is hardest to reverse belongs at the beginning of {subject}; {details|preferences} can " +
        "follow.",
      tones: ["professional", "formal"],
    },
    {
      text: "@start A limited first phase, {with one team|at one location}, shows early what a full rollout would require.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Deadlines are realistic when those who must meet them {take part in setting them|have agreed to them}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Good preparation {is rarely visible|attracts little notice}; its absence is noticed at once.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@cost Price is one part of the cost of {subject}. {Maintenance, training, and time|Training, upkeep, and staff " +
        "hours} form the rest.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost A budget should name {its limits|what is excluded} as clearly as what it covers.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Responsibility without {time|authority} remains a title. Both should be granted together.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Information about {subject} should reach those affected before it reaches {the public|everyone else}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice Sound decisions on {subject} rest on stated criteria, agreed {in advance|before any offer arrives} and " +
        "applied to every option.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice The least expensive offer and the most complete one are rarely the same. {Stated criteria|The criteria} " +
        "decide which difference matters for {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@habit Short, regular reviews keep {subject} on course better than {one long annual meeting|occasional large " +
        "efforts}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit A procedure is established once it {continues during absences|works without reminders}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@clarity A small number of {clear rules|indicators} is easier to follow than a long list.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity Each decision on {subject} should state what is included, what is not, and {who may change it|when it " +
        "will be reviewed}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@trust Written answers deserve more weight than spoken ones, {particularly|above all} where money or deadlines " +
        "are involved.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Confidence grows where results are {reported even when they disappoint|open to inspection}.",
      tones: ["professional", "formal"],
    },
  ],
  reason: [
    "@start People keep going with {subject} when the first step takes {under five minutes|less time than making toast}.",
    "@start A small start leaves room for mistakes, and early mistakes are {cheap|easy to fix}.",
    "@start Using what you already have removes {one excuse|the usual reason to wait}.",
    "@start {opener} improving something that exists is easier than {finishing something perfect|waiting for the perfect " +
      "version}.",
    "@time Once a task is on the calendar, it stops {following you around|waking you up at night}.",
    "@time Short sessions fit in almost anywhere, even {moment}. Long ones need {a free day|an empty weekend}.",
    "@time Asking early about {subject} costs a {phone call|short e-mail}. Asking late can cost {a week|the weekend}.",
    "@time A fixed slot saves the daily debate about {when to begin|whether there’s time}.",
    "@cost Money you plan for {hurts less|stings less} than money that slips away.",
    "@cost Good advice pays for itself in {mistakes you never make|purchases you skip}.",
    "@cost A clear limit keeps spending on {subject} calm, because every {extra|add-on} has to earn its place.",
    "@cost Things that get used every week are {rarely too expensive|worth paying for}. Unused ones always cost too much.",
    "@people Quitting is harder when someone {is counting on you|asks how it went}, and that helps on slow days.",
    "@people Two people notice twice as much about {subject}, and they {rarely get tired on the same day|cover for each other}.",
    "@people A rule that everyone knows saves {arguments|nagging}, at home and at work.",
    "@people Familiar faces lower the bar. You {walk in|show up} without rehearsing.",
    "@choice Fewer options mean a quicker decision and {less looking back|more energy for what comes next}.",
    "@choice Clear criteria protect you from {a smooth sales pitch|the loudest ad} and from your own mood.",
    "@choice A decision about {subject} holds up when it was made for {daily use|ordinary days}.",
    "@choice Knowing why you picked something makes it easier to {stay with it|enjoy it} later.",
    "@habit Repetition does the heavy lifting. By the {tenth|twentieth} time, the task needs no decision.",
    "@habit What’s {close by|within reach} gets used, and what’s in the garage gets dusty.",
    "@habit With {subject}, steady effort does what {talent|a big budget} alone can’t.",
    "@habit A routine saves energy: the {hour|place} decides, so you don’t have to.",
    "@clarity A written goal for {subject} ends {half of the debates|the same old debate} before they start.",
    "@clarity Simple plans are easy to {repeat|hand over}, so they last.",
    "@clarity Tracking one thing makes progress {visible|hard to miss}. Tracking ten {hides it|becomes a second job}.",
    "@clarity Clear limits feel {strict|fussy} for a week and generous after that.",
    "@trust Seeing {subject} with your own eyes settles {most doubts|more doubts than a brochure}.",
    "@trust Modest expectations leave room for {good surprises|a pleasant surprise}. Big promises leave none.",
    "@trust People come back to whoever {told them the truth|admitted a flaw} the first time.",
    "@trust A trial with an end date {keeps everyone honest|makes saying no easy}.",
    "An arrangement for {subject} that works frees your head for {the people in front of you|better things}.",
    "There’s pride in a job that {you stuck with|turned out well}, and it lasts longer than the applause.",
    {
      text: "@time Life’s {messy|busy} enough, and {subject} shouldn’t add one more thing to the pile.",
      tones: ["casual", "friendly"],
    },
    {
      text: "@habit The fun part of {subject} {grows|gets bigger} with every try!",
      tones: ["enthusiastic"],
    },
    {
      text:
        "@start A pilot limits the risk, since errors remain {small|inexpensive to correct} while experience with " +
        "{subject} is gained.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@time Early planning keeps alternatives open, whereas a late decision {accepts what is left|is made by the " +
        "calendar}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Predictable expenses for {subject} are easier to {approve|manage} than low ones with exceptions.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Clear ownership prevents delay: {each question has an address|someone is entitled to decide}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@people Colleagues support what they have been {consulted on|able to shape}, even where the outcome was not " +
        "their first choice.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice A transparent selection is easier to {defend|explain} later, including to those who preferred another " +
        "option.",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit Regular review of {subject} brings errors to light while they are {small|still manageable}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity A documented approach to {subject} reduces dependence on {memory|individual effort} and makes results " +
        "easier to review.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Written agreements free {attention|working time} for the task itself.",
      tones: ["professional", "formal"],
    },
  ],
  example: [
    "@start Think of learning to drive: the {empty parking lot|quiet street} came first, and the highway came later.",
    "@start Someone new to {subject} could begin with {the next lunch break|twenty minutes tonight}, a pen, and one question.",
    "@start Our own first step was this: {blank:your first small step}. {It was enough to begin|Nothing about it was fancy}.",
    {
      text:
        "@time Take a normal Tuesday: work runs late, dinner isn’t made, and {subject} still has to fit in. {Fifteen " +
        "minutes after the dishes|The bus ride home} can be enough.",
      audiences: ["general", "families", "students"],
    },
    "@time A week might look like this: a little on Monday, {a break until Thursday|nothing midweek}, and a look back on " +
      "Sunday.",
    {
      text: "@time Half an hour before school pickup {is enough for|will cover} one call and a short list.",
      audiences: ["families", "general"],
    },
    {
      text:
        "@time Picture a normal Tuesday: two calls run over, a customer needs an answer, and there’s {subject} as well. " +
        "{Fifteen minutes before opening|The slot before lunch} can be enough.",
      audiences: ["business", "professionals"],
    },
    "@cost Shoes make a good comparison: the cheap pair {lasts a season|wears out by spring}, and the good pair costs less " +
      "per mile.",
    "@cost Ten dollars a month {looks small|sounds like nothing} and comes to $120 a year. The same math works for {subject}.",
    "@cost Here are real numbers, ours: {blank:what you spent}, and {blank:what it saved}.",
    "@people Two coworkers can split the job: one {makes the calls|does the asking}, and the other keeps the notes.",
    {
      text:
        "@people At the dinner table, a question about {subject} often brings out {a story nobody had told|an aunt with " +
        "experience}.",
      audiences: ["general", "families", "students"],
    },
    "@people One answer from a neighbor still helps: {blank:what someone told you}.",
    "@choice A lunch counter with four good sandwiches is easier to order from than {a six-page menu|one with forty}. The " +
      "same goes for {subject}.",
    "@choice Picture two options side by side: one is cheaper, the other is {closer|easier to return}. The better one " +
      "depends on {how often you’d use it|your week}.",
    "@choice For comparison: {blank:first option} is stronger in {blank:its strength}, and {blank:second option} wins on " +
      "{blank:another strength}.",
    "@habit Nobody plans to brush their teeth; it happens at the sink. A routine for {subject} can {get that easy|work the " +
      "same way}.",
    "@habit A gardener waters every morning and sees nothing for {two weeks|a while}. Then {the first leaves come " +
      "up|something green shows}.",
    "@habit The low point for us came at {blank:when it got hard}. What helped: {blank:what helped}.",
    "@clarity A grocery list is a plan in its plainest form: {six words on paper|a few lines}, and nobody {wanders the " +
      "aisles|comes home without milk}.",
    "@clarity One sentence can carry the whole plan for {subject}: “{blank:your goal in one sentence}.”",
    "@clarity Good movers label every box before they lift one. {Clear names for the tasks|Labels} on a project save the " +
      "same hours.",
    "@trust Nobody buys a car without {driving it|a test drive}. The same caution makes sense with {subject}.",
    "@trust A baker who hands out samples {needs few words|doesn’t need slogans}: people taste, then decide.",
    "@trust Here’s one honest example, with the bad part included: {blank:what happened, good and bad}.",
    "A case from close by: {blank:an example from your own experience}.",
    "Before: {blank:how it was}. After: {blank:how it is now}. The change in between was {small|plain}: {blank:what was done}.",
    {
      text:
        "@people Roommates can share {subject} with {one note on the fridge|a shared document}, so everybody sees who " +
        "did what.",
      audiences: ["students"],
    },
    {
      text:
        "@time Saturday before breakfast works in many homes: {the kids are busy|the house is quiet}, and ten minutes go " +
        "a long way.",
      audiences: ["families"],
    },
    {
      text:
        "@trust A representative case: {blank:organization or role} addressed {subject} by {blank:measure taken}, with " +
        "{blank:outcome}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@time Consider an ordinary working week: {three deadlines|a full calendar}, one absence, and a new request " +
        "concerning {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice For illustration: {blank:organization or role} was faced with {blank:the situation} and decided to " +
        "{blank:the decision}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@cost A simple calculation helps: hours per month, multiplied by {the hourly rate|labor cost}, set against the " +
        "price of the alternative.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@start One department could introduce {subject} on a small scale, for instance for {a single form|one process}, " +
        "and report after a month.",
      tones: ["professional", "formal"],
    },
    {
      text: "@clarity Consider a one-page brief: purpose, {owner|budget}, deadline, and two open questions.",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit A standing item of ten minutes in the weekly meeting is often enough to keep {subject} moving.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@people In a team of four, the roles can be simple: one person owns the result, {two contribute|two advise}, " +
        "and one reviews.",
      tones: ["professional", "formal"],
    },
  ],
  tip: [
    "@start Lower the bar until the first step is {almost silly|hard to refuse}. Raise it next month.",
    "@start Borrow what you need for {subject} from a friend, and buy only what you {missed|reached for}.",
    "@start Do the {smallest|dullest} part first, while the coffee is hot.",
    "@start Lay out what you need {by the door|on the kitchen table} the night before.",
    "@start Skip the deluxe version for now. {Plain|Basic} gets used.",
    "@time Put time for {subject} on the calendar with {an alarm|a real start time}. “Sometime this week” never comes.",
    "@time Set a {kitchen timer|phone alarm} for fifteen minutes and stop when it rings.",
    "@time Call or visit at an odd hour. {Early afternoon|A rainy morning} gets you more of everyone’s time.",
    "@time Plan double the time the first time around. {Leftover minutes|Minutes left over} are a gift.",
    "@cost Turn every price into a price per {use|month} before you compare offers for {subject}.",
    "@cost Wait one night before any purchase over {your limit|the amount you set}.",
    "@cost Keep the receipt and {the box|the terms}. Returns are easier {with both|in the first week}.",
    "@cost Look at what you stopped using last year. {Cancel one thing|Sell one thing} before you pay for another.",
    "@people Text one person your plan for {subject}, and ask them to {check in on Friday|hold you to it}.",
    "@people Before you follow advice on {subject}, find out how long the person has {lived with it|done it}.",
    "@people Trade jobs with a friend: you handle {the phone calls|the research}, and they handle the rest.",
    "@people Thank the people who help by {name|telling them what worked}. They’ll {answer the next question, too|help again}.",
    "@choice Read the {three-star|middle-of-the-road} reviews first. They’re where the useful details are.",
    "@choice Before deciding on {subject}, {sleep on it|take a walk around the block}.",
    "@choice Give each option a score from one to five {for every criterion|on the things you care about}, and trust the total.",
    "@choice Ask what happens when {something breaks|you want to leave}. The answer separates good options from {pretty " +
      "ones|talk}.",
    "@habit Tie {subject} to something you already do, like {the first coffee|locking up at night}.",
    "@habit Keep a short version for bad days. {Five minutes|One page} still counts.",
    "@habit Mark every finished session on a wall calendar, {in pen|where everyone sees it}.",
    "@habit If you’re stuck, change the {room|time of day} before you give up the plan.",
    "@clarity Say your question out loud. If it {takes a whole minute|wanders}, it’s two questions.",
    "@clarity Collect everything about {subject} in {one folder|one envelope}, paper or digital.",
    "@clarity Start a not-now list for good ideas, so today’s plan stays {short|on one page}.",
    "@clarity Learn the {two or three|handful of} words people use around {subject}. They make every conversation shorter.",
    "@clarity Use the walk home to {go over|sum up} tomorrow’s plan in one sentence.",
    "@trust Talk to one person who gave up on {subject}, and ask {why|what went wrong}. The reasons are useful.",
    "@trust Write down today what you expect from {subject}, and compare notes in {two weeks|a month}.",
    "@trust Find out {what people complain about|who should not buy}. A straight answer is a good sign.",
    "@trust Get promises {in writing|by e-mail}, the small ones included.",
    "Use a running note about {subject} on your phone, and add {one line|one thought} a day.",
    "Take a photo of whatever you’ll want to look up later: {the label, the price, the name|the whiteboard, the receipt}.",
    {
      text: "@habit Celebrate the small milestones of {subject}. {A good sandwich|An early night} is plenty.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "@trust {opener} if the pitch makes you tired, {walk away|close the tab}. Good stuff can wait a day.",
      tones: ["casual"],
    },
    {
      text: "@people Let the kids pick {one part|the color}. They’ll defend the choice like lawyers.",
      audiences: ["families"],
    },
    {
      text: "@cost Ask about student prices {before you pay|at the counter}. The worst answer is no.",
      audiences: ["students"],
    },
    {
      text: "@time Block the hour before opening for {subject}. {The phone is quiet|Nobody needs you} then.",
      audiences: ["business"],
    },
    {
      text: "@start Limit the first phase of {subject} to {one location|one question}, and record what was learned.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Reserve a fixed hour each week for {subject} and treat it as {an appointment|binding}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Obtain {two or three|at least two} written quotations, with taxes and delivery shown separately.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Appoint one contact for {subject}, and announce {the name|the deputy} to everyone involved.",
      tones: ["professional", "formal"],
    },
    {
      text: "@choice Request {references|a written offer}, and call at least one of the people named.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@habit A review date belongs in the plan {from the start|on page one}, and it should be kept even when all " +
        "seems well.",
      tones: ["professional", "formal"],
    },
    {
      text: "@clarity Limit each meeting on {subject} to {one decision|two questions}, announced in advance.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Keep earlier versions. {Comparison|A clear trail} settles many disagreements.",
      tones: ["professional", "formal"],
    },
  ],
  detail: [
    "@start The first try is usually {clumsy|slow}, and that says little about the tenth.",
    "@start Beginners worry about gear. People with experience worry about {showing up|getting enough sleep}.",
    "@start Most of the learning with {subject} happens on the second attempt, so leave {room|time} for one.",
    "@start A later start isn’t a worse one. {Prices, tools, and advice|The tools and the advice} are often better by then.",
    "@time The second month takes less time than the first, since the {setup|awkward part} is done.",
    "@time Seasons matter. What’s easy in {May|October} can be a slog in {January|August}.",
    "@time People with {shift work|a long commute} may need another rhythm for {subject}: longer sessions, and fewer of them.",
    "@time Waiting periods belong in the plan. {A reply|A delivery} that takes ten days pushes back whatever comes after it.",
    "@cost Some costs of {subject} show up in {the second year|the small print}, so ask for a full list.",
    "@cost Free usually means paying with {time|attention}. Sometimes that’s a fair trade.",
    "@cost A cheaper version can be fine, provided you know {what was left out|who fixes it}.",
    "@cost What you save in money you may spend in {phone time|Saturdays}. Decide which you have more of.",
    "@people Plans change when other people’s schedules depend on {subject}: {ask them first|start with their calendars}.",
    "@people Not everyone will be {excited|on board} right away. A polite maybe is a fine beginning.",
    "@people Two people can follow the same advice and get {different results|there at different speeds}. Their " +
      "{weeks|starting points} differ.",
    "@people Experts explain the rule, and neighbors know the {exceptions|shortcuts}. For {subject}, it pays to hear both.",
    "@choice How often something gets used counts for more than how {nice|new} it looks on day one.",
    "@choice The best option in a small town can be the wrong one in {a downtown high-rise|a big city}.",
    "@choice Long lists of features are {hard to compare|no sign of quality}. With {subject}, two of them will matter to you.",
    "@choice Between {bigger and closer, take closer|more and sooner, take sooner}.",
    "@habit Results grow slowly at first, like {a savings jar|tomatoes on a windowsill}.",
    "@habit Routines bend when {guests come over|you travel}, and a planned break does no harm.",
    "@habit A setback with {subject} costs a day or two. {Starting over from zero|Giving up} costs everything before it.",
    "@habit {opener} boredom is part of any routine, and {a small variation|new music or a new route} usually fixes it.",
    "@clarity Good instructions mention what can go wrong. {Glossy ones|Sales pages} leave it out.",
    "@clarity Not every part of {subject} deserves equal effort. {Mark the two that count|Underline the part that can’t wait}.",
    "@clarity Notes age, so put a date on them. {A plan from last spring|Last year’s list} may no longer fit.",
    "@clarity A plan can be too exact. {Tuesday afternoon|The second week of May} is a better target than 3:15 p.m.",
    "@trust A long waiting list says something, and so does {an empty room|no list at all}.",
    "@trust Ask where {subject} will stand {a year from now|after the first rush}. A vague reply is also a reply.",
    "@trust Opinions have a date. Advice from {five years back|before the last big change} may be honest and still wrong.",
    "@trust Guarantees differ in the small print: {who pays for shipping|how long you have}, and who decides.",
    "Anything to do with {subject} goes smoother with {written notes|a second pair of hands}.",
    "Rules of thumb cover most cases. {Your own case|The odd case} may be the exception, so keep an eye on the result.",
    {
      text: "@start Fair warning: the first go at anything is {kind of clumsy|a little goofy}. Everyone’s is.",
      tones: ["casual", "friendly"],
    },
    {
      text:
        "@people Responsibilities around {subject} should be assigned by name, including who steps in {during " +
        "absences|at short notice}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@trust Where a contract is involved, terms may change upon renewal. {A note in the calendar|A reminder one " +
        "month ahead} protects against surprises.",
      tones: ["professional", "formal"],
    },
    {
      text: "@start The effort is greatest at the beginning and {declines with practice|levels off after the first review}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity Exceptions should remain exceptions. {Where they multiply|If they become routine}, the rule itself " +
        "needs revision.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost A lower price for {subject} may be justified, provided that the reduced {scope|service} is stated plainly.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@time Approval periods are easily underestimated. {Two weeks|A margin of several days} should be added to every " +
        "external date.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice Weighting matters as much as scoring: a criterion that counts double {decides close cases|should be " +
        "named as such}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@habit Staff changes interrupt a routine. {Brief written instructions|A one-page summary} for {subject} shorten " +
        "the gap.",
      tones: ["professional", "formal"],
    },
  ],
  explain: [
    "@start Every subject has a front door. For {subject}, look for {the part you can do today|the one question you can " +
      "answer now}.",
    "@start The beginning has two jobs: to show you what {fits|works}, and to leave you curious enough to continue.",
    "@time Look at time, money, and energy together. You can usually {fix|hold} two of them, and the third one gives.",
    "@time Working time and waiting time are different things. Plan {both|each} for {subject}, on separate lines.",
    "@cost There are two prices: what you pay once, and what you {keep paying|pay every month}. The second one decides.",
    "@cost Value shows up late. Look at what you get out of {subject} after {a few months|a year}, and set that against " +
      "everything you put in.",
    "@people Behind every task stands a person who {asks for it|waits for it}. Find that person, and the rest of {subject} " +
      "gets clearer.",
    "@people Think in roles before names: someone decides, someone {does the work|carries it out}, and someone needs to know.",
    "@choice Any choice has three parts: what you need, what’s available, and what you {can give up|will live without}.",
    "@choice Ask what the new thing replaces. Something always {moves over|gets pushed out} to make room.",
    "@habit A habit is a decision you make once. After that, {the clock|the place} decides for you.",
    "@habit Progress with {subject} moves like stairs: flat for a while, then {a sudden step|a jump}. The flat parts are " +
      "normal.",
    "@clarity Start from the end. Describe the result you want, then {work back|list what must happen before it}.",
    "@clarity Most confusion about {subject} comes from mixing up the {goal|reason} with the tool.",
    "@clarity Try to sketch {subject} on a napkin. Whatever you can’t draw, you {haven’t understood yet|should ask about}.",
    "@trust Keep two columns: what you have {seen yourself|checked} about {subject}, and what you have only {heard|read}.",
    "@trust Trust works like {a loan|a bridge with a weight limit}: small amounts first, more after that.",
    "Think of {subject} as a {recipe|road trip}: a few fixed points and plenty of room in between.",
    "To understand {subject}, follow one case {all the way through|step by step} instead of skimming twenty.",
    {
      text:
        "@clarity The logic behind {subject} becomes clearer once purpose, means, and {limits|constraints} are " +
        "considered separately.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time It is useful to distinguish between what is {urgent|visible} and what has lasting consequences.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@cost Expenditure falls into two classes: amounts that {recur|grow with use} and amounts that do not. Each " +
        "calls for its own control.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Four roles suffice for most undertakings: {owner|sponsor}, contributor, reviewer, and reader.",
      tones: ["professional", "formal"],
    },
  ],
  step: [
    "@start Make a list of everything you already {own|know} that helps with {subject}.",
    "@start Try the smallest version once, from {start to finish|beginning to end}, without improving anything.",
    "@start Choose a start date no more than {ten days|two weeks} away.",
    "@time Mark two open slots in your week for {subject}, {twenty minutes each|before the week fills up}.",
    "@time Put a checkpoint on the calendar, {two weeks|one month} in, and keep that appointment.",
    "@time Split the work into pieces you can finish {before lunch|in one sitting}.",
    "@cost Set a budget for {subject}, and include {the boring extras|gas and parking}.",
    "@cost Compare three prices for the {most expensive part|biggest item}, and note what’s {included|left out}.",
    "@cost Cross out what you can {borrow|do without}.",
    "@people Call two people who know {subject} well, and ask {what surprised them|what they’d skip}.",
    "@people Tell everyone affected what will change, and {when|from which day}.",
    "@people Hand off one task to someone who does it {better|more gladly}.",
    "@choice Cut the options down to three and {cross out|let go of} the rest.",
    "@choice Ask each finalist your hardest question about {subject}, and {write down the replies|compare the answers}.",
    "@choice Rank your criteria: {must have, nice to have, don’t care|first the needs, then the wishes}.",
    "@habit Pick a daily cue for {subject}, such as {the first coffee|coming home}.",
    "@habit Adjust one thing, then {give it a week|leave the rest alone for seven days}.",
    "@habit Check off each finished day, and start again {the morning after a miss|without a lecture when you skip one}.",
    "@clarity Finish this sentence on paper: “With {subject}, I want to …” {Tape it to the fridge|Keep it where you’ll see it}.",
    "@clarity Gather papers, passwords, and {phone numbers|names} in one place.",
    "@clarity Circle the one task that {unblocks the others|comes first}, and put the rest on a second list.",
    "@trust Ask for proof: {a reference|a sample}, a date, and a name.",
    "@trust Read the terms of anything you sign for {subject} {twice|out loud}, and underline whatever you’d be annoyed to " +
      "learn later.",
    "@trust Run a test with a clear end date, and {write down the result|note what you saw}.",
    "Note what took longer than {expected|it should have}.",
    "Do a dry run on a {quiet day|Sunday afternoon}.",
    "Clear a spot for {subject}: a {shelf|drawer}, a folder, a corner of the table.",
    "Remove one obstacle today: {a missing login, a dead battery, a messy table|the password, the key, or the clutter}.",
    "Find a backup in case the first choice {falls through|is booked}.",
    "Finish with a short cleanup, so that the next time with {subject} {starts fresh|begins easily}.",
    "Show the result to someone honest, and ask {what’s unclear|what they’d drop}.",
    "Look at what you have after {the first week|two weeks} of {subject}, and compare it with what you hoped for.",
    "Drop one thing to make room, and {drop it today|say so out loud}.",
    {
      text: "@clarity Define scope, responsibilities, and {budget|timeline} for {subject} in writing before any work begins.",
      tones: ["professional", "formal"],
    },
    {
      text: "@trust Confirm the decision on {subject} in writing, with {dates|names} and open points.",
      tones: ["professional", "formal"],
    },
    {
      text: "@people Appoint a deputy for {absences|busy periods}, and share all documents.",
      tones: ["professional", "formal"],
    },
    {
      text: "@start Select a limited area for {subject}, and state {what will be tested|how the test will be judged}.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Set intermediate dates, {each with a result|no more than three weeks apart}, and publish them.",
      tones: ["professional", "formal"],
    },
    {
      text: "@choice Record the criteria, {their weight|the person who set them}, and the date of the decision.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Separate one-time from recurring expenses, and have {both|the totals} confirmed.",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit Schedule a review of {subject} every {month|quarter}, with minutes of one page.",
      tones: ["professional", "formal"],
    },
  ],
  mistake: [
    "@start Going all in on the first day is tempting. {Start at half speed|Do a third of it}, and you’ll still be going " +
      "next month.",
    "@start Plenty of people buy equipment for {subject} first. {Borrow or improvise|Use what’s in the closet} until you " +
      "know what you need.",
    "@time Holding out for the {perfect|right} moment is a way of saying no. Pick a decent date and {write it down|tell " +
      "someone}.",
    "@time A common slip is planning {subject} for a free week that {never comes|exists only on paper}. Plan for a normal one.",
    "@cost Many people compare prices and forget the {running costs|extras}. Add up a full year before you {pay|sign}.",
    "@cost Sales have a way of choosing for you. Decide what you need {a week before|at home}, and skip the rest.",
    "@people Doing everything alone, out of {pride|habit}, wears you out. Ask for one specific favor.",
    "@people One thing people forget is telling the {family|team} about {subject}. A two-minute heads-up prevents a week of " +
      "friction.",
    "@choice Asking everyone about {subject} and following the loudest voice rarely ends well. {Two careful people|Two good " +
      "sources} will do.",
    "@choice Copying someone else’s choice is risky, because it was made for {their commute|their kids}. Start from your own " +
      "week.",
    "@habit Raising the goal every week is a quiet way to quit. Keep {the same small target|the bar where it is} for a month.",
    "@habit Too many routines are made for your {best|most organized} self. Make one for the tired person who gets home at " +
      "seven.",
    "@clarity Changing three things at once leaves you {guessing which one worked|back where you began}. Change one and watch.",
    "@clarity A vague goal for {subject}, such as “more” or “better,” can’t be {checked|finished}. Give it a number or a date.",
    "@trust Judging too soon is a trap. Give {subject} {a few weeks|a full month} before you call the result good or bad.",
    "@trust Nobody likes the fine print. {Skim the rest if you must|Get coffee first}, but read the part about leaving.",
    "Throwing out what already works is a costly habit. Before a fresh start with {subject}, list what {deserves to " +
      "stay|you’d miss}.",
    {
      text:
        "@people A frequent error is approving {subject} without naming a responsible person. {Assign one|Appoint one in " +
        "writing} at the outset.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@clarity Teams often skip the written summary after a meeting. {Five lines|A short list of decisions} will " +
        "prevent most later disputes.",
      tones: ["professional", "formal"],
    },
    {
      text: "@time Deadlines are often announced before {resources|staff hours} are confirmed. Confirm the resources first.",
      tones: ["professional", "formal"],
    },
    {
      text: "@cost Budgets tend to omit {training|internal hours}. A separate line prevents later corrections.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@choice It is a frequent mistake to define criteria for {subject} after the offers have arrived. They belong in " +
        "the {first document|request itself}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@trust Promises made in meetings are easily forgotten. {A written confirmation|A short message the same day} " +
        "protects both sides.",
      tones: ["professional", "formal"],
    },
    {
      text: "@habit Reviews are often dropped once results improve. {Shorten them instead|A brief version should remain}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@start Large launches hide small defects. {A limited trial|A trial with one group} brings them out at little " +
        "expense.",
      tones: ["professional", "formal"],
    },
  ],
  objection: [
    "@start “I wouldn’t know where to begin.” Begin with {the part you understand|one question}, and let the answer point to " +
      "the next.",
    "@start “I’m no expert.” Nobody {expects one|at the front desk will quiz you}. Every expert on {subject} had a first day.",
    "@time “I don’t have time.” Fair enough. So begin with {ten minutes|one coffee break}, and see if you miss them.",
    "@time You could put off {subject} {until fall|for another year}. Just be honest about what the waiting is for.",
    "@cost “There’s no room in the budget.” Then {do the free part|start with the part that costs nothing} and save the rest " +
      "for later.",
    "@cost It’s true that {subject} can cost more up front. Compare that with what {the old way|doing nothing} costs every " +
      "month.",
    {
      text: "@people “My family won’t go for it.” {Ask for one trial evening|Invite them to try it once}, with no speeches.",
      audiences: ["general", "families", "students"],
    },
    {
      text:
        "@people “The team won’t go for it.” Ask for a two-week trial with {one project|one customer}, and keep the " +
        "speech short.",
      audiences: ["business", "professionals"],
    },
    "@people “Nobody I know does this.” Ask around out loud: experience with {subject} often turns up {next door|two desks " +
      "away}.",
    "@choice “What if I pick wrong?” Then you’ll know more than you do today, and you can {switch|choose again}.",
    "@choice “There are too many options.” Choose {two criteria|the two things you care about most}, and drop every option " +
      "that fails one.",
    "@habit “I’ve tried that before and quit.” Look at {when it stopped|what got in the way}, and change that one thing.",
    "@habit Yes, there’s a learning curve with {subject}. It’s steepest in the {first week|beginning} and gets kinder after " +
      "that.",
    "@clarity “It sounds complicated.” The {full explanation|brochure} is. The first step fits in one line.",
    "@clarity “I’m not sure what I want.” List what you {don’t want|want to stop}, and the rest gets clearer.",
    "@trust Some doubts are good ones. If a promise about {subject} sounds {too smooth|too quick}, ask for proof.",
    "@trust “Does this really work?” {Try it on a small scale|Give it a limited test} and judge by what you see.",
    "Not everyone needs {subject}. If your week {already works|runs well}, leave it alone.",
    {
      text:
        "@trust Concerns about {subject} are reasonable. They are best met with {a limited trial|a pilot} and a date for " +
        "review.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@time It may seem that {subject} can wait. Each postponement, however, {narrows the choices|adds to the later " +
        "effort}.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@cost The expense may appear high. It should be compared with {the cost of the present arrangement|the hours " +
        "spent today}, over the same period.",
      tones: ["professional", "formal"],
    },
    {
      text:
        "@people Resistance within a team often {reflects experience|has good grounds}. Those concerned should be heard " +
        "before {subject} is introduced.",
      tones: ["professional", "formal"],
    },
    {
      text: "@start “The organization is not ready.” Readiness {grows with a limited beginning|can be tested on a small scale}.",
      tones: ["professional", "formal"],
    },
  ],
  check: [
    "You’ll know the plan worked when you {stop thinking about it|forget to check on it}.",
    "Ask someone at home whether they’ve {noticed a difference|seen a change}. Don’t prompt them.",
    "Can you explain {subject} in {two sentences|the time an elevator takes}? That’s a good sign.",
    "Look at last week: did the plan hold {on the busiest day|when things got hectic}?",
    "Compare today with your very first note about {subject}. {Reread it slowly|Be fair to both versions}.",
    "If you’d recommend the same path to {your sister|a close friend}, you’re on solid ground.",
    "Count the small things: fewer reminders, {fewer late nights|shorter lists}, less searching for keys.",
    "Take a break from {subject} for a few days. If you {miss it|feel the gap}, keep going.",
    "Check the numbers you wrote down {at the start|before you began}: {blank:what you measured}.",
    "When a question about {subject} comes up and you {answer without looking|stay calm}, something has stuck.",
    "A working routine leaves you with energy {after dinner|to spare}. A broken one takes it.",
    {
      text: "Review the outcome against the stated goal, {in writing|with all parties present}, before extending the effort.",
      tones: ["professional", "formal"],
    },
  ],
  howChosen: [
    "Everything here had to pass one test: would it {hold up on a weekday|still make sense in a month}?",
    "We looked at cost, effort, and {how easy it is to stop|what happens when something breaks}.",
    "Each pick relates to {subject} and can be {tried without a long commitment|explained in one breath}.",
    "Anything that needed {a whole weekend|special tools} was left off on purpose.",
    "The order follows {how much time each one takes|what most people ask first}. Feel free to start anywhere.",
    "What counted most for {subject}: {blank:your main criterion}. Looks came last.",
    "If two were close, the {simpler|friendlier} one got the spot.",
  ],
  need: [
    "Before you begin: half an hour, {something to write with|a charged phone}, and a drink within reach.",
    "Have your questions about {subject} ready, {three at most|shortest first}.",
    "You’ll want a {clear table|quiet corner} and somebody you can call if you get stuck.",
    "Keep a realistic number in mind: what you can spend, in {dollars|money} and in {evenings|hours}.",
    "{Comfortable shoes|An open mind} and a little patience will get you through.",
    "Gather whatever you already have on {subject}, even if it’s {a crumpled flyer|one screenshot}.",
    "A free calendar slot helps, and so does {a closed door|a phone on silent}.",
    "Set aside {blank:materials or documents} ahead of time, so nothing makes you {stop halfway|get up}.",
    "One more thing to have on hand for {subject}: {the name of someone to ask|a plan for when it rains}.",
  ],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
