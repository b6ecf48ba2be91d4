import type { Phrase } from "#language/composer/bank.ts";
import type { FormalRole } from "#language/composer/roles.ts";

/** Speeches, lesson plans, and quizzes. */
export const formalTeaching = {
  speechOpening: [
    "{Good evening|Good morning}, honored guests, colleagues, and friends. Thank you to {blank:host} for {bringing us together|the invitation}.",
    "Distinguished guests, dear families: it is a privilege to {stand before you|speak} on this occasion.",
    "{blank:names and titles of guests of honor}, ladies and gentlemen, welcome.",
    "Friends, thank you for being here. I have {three minutes|a few minutes} and one thing to say, so let me begin.",
    "Thank you, {blank:name of the person who introduced you}, for those kind words. {I will try to deserve them|My family would be surprised by some of them}.",
    "To everyone who traveled far and everyone who {set up the chairs|came straight from work}: thank you for coming.",
    "A warm welcome to all of you, {and especially to|above all to} {blank:special guests}.",
    "Today we have come together for {a good reason|one occasion}: {subject}. I am grateful to share it with you.",
    "Colleagues, friends, and those who are {here for the first time|standing in the back}: welcome, all of you.",
  ],
  speechStory: [
    "Let me take you back to {blank:day or year}. {blank:person} was standing in {blank:place}, and nothing was going according to plan.",
    "Some years ago, I {met|worked with} someone named {blank:name}. On the first day, {blank:what happened on the first day}.",
    "I did not understand it {then|at the time}. I understood it later, when {blank:what made it clear}.",
    "There was a choice to make, and it was not {a grand one|the kind that makes the news}. It was this: {blank:the choice}.",
    "What I remember is a small thing: {blank:a small detail}. You remember such things when {something matters|everything else fades}.",
    "Someone asked, “{blank:the question that was asked}” The room was silent. {I can still hear it|Then one hand went up}.",
    "It would have been easy to {go home|walk away}. {blank:person} stayed, for one more {hour|try}, and that made the difference.",
    "The answer, when it came, was {short|almost too simple}: “{blank:the answer}”",
    "You may know the feeling. The plan is ready, the day arrives, {and the plan does not fit the day|and it rains}.",
    "When it was over, we sat on {the steps|a low wall} outside, too tired to talk, and {blank:name} said, “{blank:what was said}”",
    "Why do I tell you this? Because {subject} did not begin today. It began with {people like that|moments like that one}.",
    "I have told this story {many times|more than once}. Each time, another part of it seems important. Tonight it is this part: {blank:the important part}.",
    "Think of {your own first day|the first person who believed in you}. Keep that picture for a minute, because it belongs here.",
    "Nobody applauded. Nobody {took a picture|wrote it down}. And yet, {blank:what came of it}.",
    "My {grandfather|first teacher} used to say, “{blank:the saying}” I {laughed|shrugged} then. I repeat it now.",
    "One year later, the same people met in {blank:place}. This time, {blank:what was different}.",
    "A letter came in {blank:month}, two lines long. It said, “{blank:what the letter said}”",
  ],
  speechMessage: [
    "What I would like you to take home is one sentence: {blank:the sentence}.",
    "Big days are made of {small ones|ordinary mornings}. That is where the work is done.",
    "No one gets here alone. Behind every name {on the program|we read today} stand people whose names are not printed anywhere.",
    "We often ask who is {the best|first}. The better question is who {stays|helps}.",
    "Courage is rarely loud. Most of the time, it is {a phone call|a quiet no}, made with a dry mouth.",
    "Do the next right thing. When that is done, {do the next|look up, and do one more}.",
    "It is good to have a plan. It is better to have {people who tell you when the plan is wrong|someone to call when it fails}.",
    "Be proud of what you have {finished|built}. Be prouder still of what you {repaired|began again}.",
    "There will be days that {go badly|no one thanks you for}. They count, too. They may count the most.",
    "Talent opens a door. {Patience|Kindness} is what keeps you in the room.",
    "So let us remember {what this day is about|why we are here}: {subject}, and the people who made it possible.",
    "What makes a community is {a habit of showing up|the knowledge that someone will notice when you are missing}.",
    "Ask for help before you need it, and {give it before you are asked|offer it without keeping count}.",
    "We cannot choose {the weather|the times we live in}. We can choose whom we {walk with|hold the umbrella for}.",
    "Every one of you has something that {someone else here needs|would help a neighbor}: an hour, an answer, a chair.",
    "One request, {more than any other|today and tomorrow}: attention. Give it to the work, to the person beside you, to the day itself.",
    "Change comes at the speed of trust. {Trust comes at the speed of kept promises|Keep a promise, and you have moved the whole room}.",
    "If you forget everything else I say, {and you may|which would be forgivable}, remember {blank:the key phrase}.",
    "The future does not arrive all at once. It comes {one Tuesday at a time|in small deliveries}, and someone has to sign for it.",
    "Let us be people who {begin|finish what they begin}. Let us be people who make room.",
    "A day like this is {a beginning|more than a date}. What comes of it will be decided in {kitchens, classrooms, and offices|the weeks when no one is watching}.",
    "I said at the start that {this is a good day|I am grateful}. Good days {ask something of us|are a loan}, and we repay them with the ordinary ones.",
    "Look to your left, and to your right. {These are the people|There sits the help} you will need, and you are the one they will.",
  ],
  speechCall: [
    "So here is my request. Before {the week is over|you go to bed tonight}, call the person who came to mind just now.",
    "I ask each of you for one thing: {blank:what the listeners should do}. Not someday. {This month|This week}.",
    "Take {one idea|one name} from this evening with you, and do something with it by Friday.",
    "To the {younger|newer} people in this room: ask us questions. To everyone else: {answer them|put down the phone and answer}.",
    "Let us give {subject} what it deserves: {our time|our steady attention}, and now and then a free Saturday.",
    "Find someone tonight you {do not know|have not spoken to in a while}, and begin with {“Tell me how you are.”|a simple hello.}",
    "There is a {sheet|table} by the door. Put down your name, and {write one thing you can offer|we will call you}.",
    "Promise one thing, {out loud or quietly|to yourself}. Keep it small enough to keep.",
    "When you are asked what was said here, {do not quote me|leave out my name}. Show them.",
    "Join us on {blank:date} at {blank:place}. Bring {a friend|two hands and an hour}.",
    "Hold the door for whoever comes {next|after you}. Someone held it for you.",
  ],
  speechThanks: [
    "Thank you to {blank:names of those to be thanked}, who {did the work|carried the weight} while others held the microphone.",
    "To the families who {waited up|packed the lunches}, and to all who never asked for a mention: thank you.",
    "My thanks go to {blank:organizers} for {this day|the care in every detail}, and to you for listening.",
    "May all of you {go home safely, with something to tell|have something to tell when you get home}.",
    "I am grateful to {blank:person}, {without whom I would not be standing here|who taught me to stop talking in time}.",
    "It has been an honor. {Let us go and celebrate|Now let us begin}.",
    "For {subject}, and for everyone who {believed in it early|has a part in it}, my heartfelt thanks.",
    "And now the {stage|floor} belongs to those we came for. Thank you.",
    "Those who {worked late|said yes first} know who they are. So do we. Thank you.",
  ],
  lessonGoal: [
    "Shown when students can do it {without notes|on a new example}.",
    "Students {explain it to a partner|say it in their own words} in no more than two sentences.",
    "Evidence: {a labeled sketch|three correct answers}, completed individually.",
    "Standard: {blank:state standard and code}.",
    "The key terms are {blank:terms}, and students use each one {correctly|in a sentence}.",
    "Most will reach it {before the period is over|during the activity}; others continue with {blank:support}.",
    "Students who finish early {compare two cases|apply it} to {blank:extension}.",
    "Builds on {blank:earlier lesson} and {prepares for|leads to} {blank:later lesson}.",
    "Checked in the {exit ticket|short quiz} at the end.",
    "Students name at least one {example|reason} from daily life.",
    "Observed while students {work in pairs|present}, using {blank:checklist}.",
    "A common mix-up to watch for: {blank:misconception}.",
  ],
  warmUp: [
    "Show {a picture or object|one image}, {blank:picture or object}, and ask what students notice. Collect {five|six} observations without comment. {blank:minutes} minutes.",
    "Students write for two minutes on what they already know about {subject}, then {compare with a neighbor|underline one word}.",
    "Ask one question on the board: {blank:opening question}. Everyone {thinks in silence|writes an answer} before anyone speaks.",
    "Begin with a mistake: write {blank:incorrect statement} on the board and ask {what is wrong with it|who agrees}.",
    "Each student receives a card with {a term|half of a pair} and looks for {its match|the matching definition}: {blank:cards}.",
    "Review the last lesson with {three quick questions|a one-minute summary by a student}: {blank:review questions}.",
    "Tell a short story from daily life that {raises the question|leads to} {subject}: {blank:story}.",
    "Students stand along an imaginary line from “agree” to “disagree” on this statement: {blank:statement}. Two of them give {reasons|an example}.",
    "Play {a sound|a short clip} of {blank:length}, {without explanation|twice}, and let students guess the subject of the lesson.",
    "Draw a word web around {subject} and add {what students call out|one word from each row}. It stays on the board.",
    "Vote with {fingers|colored cards} on three statements: {blank:three statements}. The same vote is {repeated|taken again} later.",
  ],
  teachStep: [
    "Put the goal of the lesson into one sentence and {write it on the board|have a student repeat it}. Allow {blank:minutes} minutes.",
    "Introduce the terms {blank:terms} one at a time, each with {an example and a counterexample|a gesture or sketch}.",
    "Model a case on {subject} aloud, {blank:case}, saying what you {think|check} at each point. Students only watch.",
    "Work through one case together, {blank:shared case}. Students {say the next step|finish each sentence}; the teacher writes.",
    "Pause and ask: “What would change if {blank:changed condition}?” Pairs {discuss|decide} for one minute.",
    "Draw {a diagram|a table} on the board and leave two {fields|labels} empty for students to fill in.",
    "Students read {blank:page or text} silently and mark {one thing that surprised them|the key sentence}.",
    "Address the usual misconception, {blank:misconception}, with {a simple test|a counterexample}.",
    "Circulate, look at {three|four} notebooks per row, and note {who needs help|which error repeats}.",
    "Bring the class together and let {two students|one pair} present a solution. Others {ask one question|add what is missing}.",
    "Connect {subject} to {something outside school|the previous unit}: {blank:connection}.",
    "Show how the parts of {subject} fit together, {using the board drawing|step by step}, and ask students to retell it backward.",
    "Give a short written note to copy, {no more than five lines|with one blank to fill}: {blank:note}.",
    "Students who need support receive {a sentence starter|a worked example}: {blank:support}.",
    "Those who are ready move on to {blank:harder task} and {explain their reasoning|prepare a question for the class}.",
    "Demonstrate with {blank:materials}. Students {predict first|record what they see}, then compare.",
    "Let students sort {blank:items to sort} into groups and {name the rule|defend one choice}.",
    "Look back at the opening question. Students {correct|extend} their first answer in a different color.",
    "Sum up this part in three sentences, {each one from a student|with the key terms underlined}.",
    "Check understanding quickly: {thumbs up or down|one word on a slip of paper}, then decide whether to repeat.",
  ],
  activity: [
    "In groups of {three|four}, students {build|lay out} a model of {subject} from {blank:materials}, and explain it in one minute.",
    "Stations: at each of {blank:number} tables, students {solve|observe} one task for {blank:minutes} minutes and move on.",
    "Students receive {blank:data or text} and answer {two questions|one question} in writing before they compare.",
    "One partner explains with eyes closed; the other {draws what is heard|checks against the list}. Then they trade.",
    "Role-play: {blank:roles}. The rest of the class {takes notes|votes on the best argument}.",
    "Each group writes {one exam question|a true-or-false statement} on {subject} and passes it to the next group to answer.",
    "Students search {the classroom|the textbook} for {blank:what to find} and list it with page or place.",
    "A timeline or chain on the floor: students {arrange cards|line up} in order and justify their position: {blank:cards}.",
    "Hands-on trial with {blank:equipment}: measure, {record in a table|repeat once}, and state the result in a full sentence.",
    "Gallery walk: posters on {blank:topics}, one {compliment|question} per poster on a sticky note.",
    "Roles in the group are {drawn by lot|assigned}: reader, writer, timekeeper, and {speaker|checker}.",
    "Students create {a short comic|a one-page guide} on {subject} for {a younger class|someone who missed the lesson}.",
    "Quick finishers {design a harder version|help another group} without giving the answer.",
  ],
  assessment: [
    "Exit ticket with {two questions|one question}: {blank:question}. Students hand it in {at the door|unsigned}.",
    "Each student answers orally: {blank:oral question}. Wrong answers are {noted|collected} for the next lesson.",
    "A five-item quiz on {subject}, {corrected in pairs|self-corrected}, with no grade recorded.",
    "The vote from the beginning is repeated. {Changes are counted|Two students explain why they changed sides}.",
    "Students rate their confidence from one to {four|five}, and {name|write down} one point that is still unclear.",
    "Look for three things in the written work: {blank:criteria}. {Two of three|All three} means the goal was reached.",
    "Students complete the sentence “I used to think … now I know …” {on a card|in the notebook}.",
    "An unlabeled diagram of {subject} is filled in {from memory|without the book}.",
    "Those below {blank:threshold} receive {a short repetition|guided practice} when the next period begins.",
    "Observation sheet: note who {explained to others|needed more than one hint} during the activity.",
    "One correct example and one {incorrect|incomplete} example are shown; students {decide which is which|repair the second}.",
  ],
  homework: [
    "Ask someone at home about {subject} and note {one answer|two sentences}. {blank:minutes} minutes at most.",
    "Complete {blank:page and items}. {Skip any item that takes longer than five minutes|Show the work for one item}.",
    "Find one example of today’s subject {on the way home|in the kitchen} and {sketch|describe} it.",
    "Write a {three-sentence|short} summary for a classmate who was absent.",
    "Prepare one question about {subject} that {cannot be answered with yes or no|you would like to ask an expert}.",
    "Correct the {exit ticket|quiz} and explain one error in a full sentence.",
    "Read {blank:text} and mark {two|three} words to look up.",
    "Optional: {build|test} {blank:small project} and bring a photo.",
    "Practice the key terms with {cards|a partner} for ten minutes, {out loud|on two different days}.",
  ],
  quizItem: [
    "Which statement about {subject} is correct? A) {blank:statement A} B) {blank:statement B} C) {blank:statement C} D) {blank:statement D} || " +
      "{blank:letter}. The deciding point is {blank:reason}. The other statements {leave it out|confuse it with something else}: {blank:where they go wrong}.",
    "In connection with {subject}, what does {the term|the word} {blank:term} mean? A) {blank:meaning A} B) {blank:meaning B} C) {blank:meaning C} || " +
      "{blank:letter}. In other words, {blank:short definition}. It is easily confused with {blank:similar term}, which means {blank:its meaning}.",
    "Name {two|three} essential parts or features of {subject}, and say what each one does. || {blank:parts or features}. Each is needed: " +
      "without {blank:one part}, for instance, {blank:what would be missing}.",
    "Put the following in the {right|correct} order, and number them: {blank:four items in mixed order}. || {blank:correct order}. The order follows " +
      "from {blank:principle}. A frequent error is to place {blank:item} too early, because {blank:reason for the error}.",
    "True or false, and why: {blank:statement}? || {blank:true or false}. {The reason|To see why}: {blank:reason}. If the statement were changed to " +
      "{blank:changed statement}, the answer would be the opposite.",
    "What is the difference between {blank:first term} and {blank:second term}? Give one example of each. || {blank:difference}. Examples: " +
      "{blank:first example} and {blank:second example}. A quick way to tell them apart is {blank:test}.",
    "Give an example of {blank:concept} from {everyday life|another subject}, and explain why it fits. || A good answer would be {blank:example}. It fits " +
      "because {blank:feature}. An example that looks similar and does not fit is {blank:counterexample}.",
    "Why {does|did} {blank:process or event} happen? Choose the best explanation. A) {blank:explanation A} B) {blank:explanation B} C) {blank:explanation C} || " +
      "{blank:letter}. The cause is {blank:cause}. Without it, {blank:what would happen instead}.",
    "What {follows|changes} if {blank:condition}? Describe one effect and {how it comes about|the reason for it}. || The effect is {blank:consequence}, since " +
      "{blank:rule or connection}. A second effect, less obvious, is {blank:second effect}.",
    "Who or what played the {main|decisive} part in {blank:event or process}, and by what means? || It was {blank:answer}, by means of {blank:means}. " +
      "The evidence for this is {blank:evidence}. Others, such as {blank:others}, {contributed|mattered} less.",
    "When and where did {blank:event} take place, and why does that matter? || It took place {blank:time and place}. This matters because {blank:significance}. " +
      "A date that helps to {remember it|place it} is {blank:related date}.",
    "Complete the sentence with the right word: {blank:beginning of the sentence} … A) {blank:word A} B) {blank:word B} C) {blank:word C} || {blank:letter}. " +
      "Only this word fits, because {blank:reason}. The others would mean {blank:what they would mean}.",
    "A student {claims|writes} that {blank:incorrect claim}. Where is the error, and how would you correct it? || The error lies in {blank:error}. A correct " +
      "version would be {blank:correction}. The mistake is {common|understandable}, because {blank:reason for the mistake}.",
    "Look at {blank:figure or text}. What can be {concluded from it|said about {subject}}, and what cannot? || It shows {blank:conclusion}, as can be seen " +
      "from {blank:detail}. It does not show {blank:what cannot be concluded}, which would require {blank:further information}.",
    "{Calculate|Determine} {blank:quantity}, given {blank:data}. Show each step. || The result is {blank:result}. First, {blank:first step}; then, {blank:second step}. " +
      "As a check, {blank:check} should give {blank:check value}.",
    "Which of these does not belong {with the others|under {subject}}: {blank:first term}, {blank:second term}, {blank:third term}, or {blank:fourth term}? || " +
      "{blank:odd one out}. The other three share {blank:common feature}. Anyone who chose {blank:tempting term} may have thought of {blank:reason}.",
    "Apply what you know about {subject} to a new case, {blank:new case}. What do you expect, and why? || One can expect {blank:expected outcome}, because " +
      "{blank:reason}. The outcome would differ if {blank:changed condition}.",
    "Some hold the view that {blank:view}. Name one piece of evidence that {supports|speaks against} it. || The evidence is {blank:evidence}. It is " +
      "{strong|limited}, because {blank:reason}. A fair answer also mentions {blank:other side}.",
    "How would you explain {blank:main idea} to a younger student, without technical terms? || In simple words: {blank:simple explanation}. {A picture|An everyday " +
      "comparison} that helps is {blank:comparison}. The comparison ends where {blank:limit of the comparison}.",
    "What was known {before|earlier}, and what changed with {blank:discovery or event}? || Before that, people held that {blank:earlier view}. Afterward, {blank:later view}. " +
      "The change was possible because {blank:reason}.",
    "Which cause led most directly to {blank:event or effect}? A) {blank:cause A} B) {blank:cause B} C) {blank:cause C} D) {blank:cause D} || {blank:letter}. " +
      "The link is {blank:link}. The other causes {came later|played a smaller part}, as {blank:evidence} shows.",
    "Match each term with its meaning: {blank:three terms}; {blank:three meanings}. Write {the pairs|them side by side}. || {blank:pairs}. The pair most often " +
      "confused is {blank:confused pair}, because {blank:reason}.",
    "Which example best illustrates {blank:concept}? A) {blank:example A} B) {blank:example B} C) {blank:example C} || {blank:letter}. It shows {blank:feature}. " +
      "The others are examples of {blank:other concept}, {which is related|and not the same}.",
    "What is the {main purpose|function} of {blank:part or institution}, and what would change without it? || Its purpose is {blank:purpose}. Without it, " +
      "{blank:change}. A common misunderstanding is that {blank:misunderstanding}.",
    "Read the following claim about {subject}: {blank:claim}. Is it a fact or an opinion, and how can you tell? || It is {blank:fact or opinion}. The sign is " +
      "{blank:sign}. It could be {checked|tested} by {blank:method}.",
    "Choose the best title for {blank:text or diagram}. A) {blank:title A} B) {blank:title B} C) {blank:title C} || {blank:letter}. It {covers|names} " +
      "{blank:main idea}. The other titles describe only {blank:detail}.",
    "Estimate {blank:quantity} before calculating it. Is it closer to {blank:lower value} or to {blank:higher value}? || Closer to {blank:value}. The estimate " +
      "rests on {blank:basis}. The {exact|calculated} value is {blank:exact value}.",
    "Two students disagree: one says {blank:first position}, the other {blank:second position}. Who is right about {subject}? || {blank:answer}. The decisive argument is " +
      "{blank:argument}. The other student is right {only|insofar} as {blank:limit}.",
    "How are {blank:first thing} and {blank:second thing} {connected|related}? Explain in two sentences. || They are connected by {blank:connection}. When the first " +
      "changes, {blank:effect on the second}. An example is {blank:example}.",
    "Which step is missing in this sequence: {blank:sequence with a gap}? A) {blank:step A} B) {blank:step B} C) {blank:step C} || {blank:letter}. The step is needed " +
      "because {blank:reason}. Leaving it out {leads to|causes} {blank:consequence}.",
    "Compare {blank:first case} with {blank:second case}: name one similarity and one difference. || Similar is {blank:similarity}. Different is {blank:difference}. " +
      "The difference {matters|counts} because {blank:significance}.",
    "Label the parts marked in {blank:figure}: 1, 2, and 3. || 1 is {blank:first part}, 2 is {blank:second part}, and 3 is {blank:third part}. To remember " +
      "{them|the order}, think of {blank:memory aid}.",
    "What question would you ask to find out whether {blank:assumption}? || A useful question is {blank:question}. If the answer were {blank:possible answer}, the " +
      "assumption would be {supported|weakened}, because {blank:reason}.",
    "Which unit, rule, or source {applies|is appropriate} to {blank:task}? A) {blank:choice A} B) {blank:choice B} C) {blank:choice C} || {blank:letter}. It applies " +
      "because {blank:reason}. The others belong to {blank:other tasks}.",
    "Summarize {subject} in one sentence that contains the words {blank:two required words}. || For example: {blank:model sentence}. A complete answer {names|mentions} " +
      "{blank:essential point} and leaves out {blank:unessential detail}.",
    "Why is it {wrong|not enough} to say that {blank:half-truth}? || Because {blank:missing part} is left out. A complete statement would be {blank:complete statement}. " +
      "The half-truth probably comes from {blank:origin}.",
  ],
} satisfies Partial<Record<FormalRole, readonly Phrase[]>>;
