import type { Phrase } from "#language/composer/bank.ts";
import type { SpokenRole } from "#language/composer/roles.ts";

/** Mails: the first one, the one after a silence, the one after a mistake, and the answers to customers. */
export const mails = {
  welcome: [
    {
      text: "It is our aim that {subject} should prove {useful|reliable} at once, and your comments will help us to achieve it.",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
    {
      text: "Welcome to {subject}. {Make yourself at home|Come on in}: there’s nothing to study and nobody to impress.",
      in: ["commerce"],
    },
    {
      text: "You signed up, and {it made our morning|somebody here did a little dance}. Thanks for giving {subject} a try.",
      in: ["commerce"],
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Your name’s on the list now, and that means {a person reads what you write|you can ask us anything}. Go ahead and test that.",
      in: ["commerce", "article"],
    },
    {
      text: "Think of this note as {the tour|a handshake} at the front door. It’s short, and at the end you’ll know where things are.",
      in: ["commerce", "article"],
    },
    {
      text: "We’re {a small crew|real people} with {blank:what the brand does in one line} on our desks, and we’re glad you’re here.",
      in: ["commerce"],
    },
    {
      text: "There are plenty of places you could’ve picked. You picked {subject}, and we’d like to {earn that|deserve it} one order at a time.",
      in: ["commerce"],
    },
    { text: "Glad you’re here. {No need to rush|Pull up a chair}, and look around.", in: ["commerce", "article"] },
    {
      text: "Hi, and welcome to the show. {Pour some coffee|Eyes on the road if you’re driving}, and I’ll do the talking for a while.",
      in: ["script"],
    },
    {
      text: "First time here? {Glad you found us|Good timing}. We’ll stay with one question today, {until it gives|to the end}.",
      in: ["script"],
    },
    {
      text: "Thanks for pressing play. I’m {blank:host’s name}, and I’ll be {your host|thinking out loud} for the next few minutes.",
      in: ["script"],
    },
    {
      text: "If you’re {folding laundry|stuck in traffic} right now, stay with us. All it takes is one free ear.",
      in: ["script"],
    },
    {
      text: "To the regulars: {hello again|you know where the mugs are}. To everyone new: you can start right here and miss nothing.",
      in: ["script"],
    },
    {
      text: "Thank you for choosing {subject}. This message explains {the first step|how to begin} and names the person to contact.",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
    {
      text: "We are pleased to welcome you. Your account is {active|ready}, and no further {action|formality} is required today.",
      in: ["commerce"],
      tones: ["professional", "formal"],
    },
  ],
  expect: [
    {
      text: "Here’s the deal: you’ll hear from us {blank:how often}, and {never just to fill your inbox|only when there’s something to say}.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Over the next {few days|week or so}, we’ll send {blank:number} short notes. The first one covers {blank:what it covers}.",
    "What you’ll get from {subject}: {blank:main thing the reader gets}. What you won’t get: {daily pings|a sales call at dinner}.",
    "Your first {order|visit} will probably go like this: {blank:how it goes}. {It’s quicker the second time|Most folks say that’s the hard part done}.",
    "Questions go to {blank:contact}, and an answer comes back {within {blank:reply time}|the same day if you write before {blank:hour}}.",
    "Every {month|season} there’s one thing set aside for people on this list: {blank:what that is}.",
    "From here on, we’ll {remember your picks|keep your details in one place}, and you can change them whenever you like.",
    "Expect plain talk about {subject}: what’s new, what’s back, and {what we got wrong|what sold out too fast}.",
    "You decide how much mail you get. One click on “{blank:name of the setting}” and {it slows down|you’ll only get the big news}.",
    {
      text: "You will receive {blank:what is sent} {on|by} {blank:date}. All later messages will concern {your order|your account} or {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Each message states its purpose in the first line, so that you can decide {at once|quickly} whether it concerns you.",
      tones: ["professional", "formal"],
    },
    {
      text: "The good stuff starts {tomorrow|this week}! Keep an eye out for {blank:first message or surprise}.",
      tones: ["enthusiastic", "casual"],
    },
  ],
  relevance: [
    {
      text: "According to {blank:source}, your organization {plans|is preparing} {blank:plan}. I am writing with one suggestion in that connection.",
      tones: ["professional", "formal"],
    },
    "I came across {blank:what you saw of theirs} and {kept thinking about it|read it twice}. It’s the reason for this note.",
    "You don’t know me, so I’ll {be quick|get to it}: your work on {blank:their project} and {subject} have a lot in common.",
    "Last {week|month}, {blank:occasion at their company} caught my eye, and I had one idea you might be able to use.",
    "Most mail about {subject} could go to anyone. {This one couldn’t|Yours is the only copy of this one}, because of {blank:what is particular to them}.",
    "{blank:name of a shared contact} {said|thought} you’d be the right person to ask about this.",
    "We work with {blank:type of company} that {ran into|had} the same question you’re facing now: {blank:the question}.",
    "I’m guessing {subject} has landed on your desk {more than once|again} since {blank:recent event}.",
    "Your {post|talk} about {blank:their subject} said something I hadn’t heard put that way before: {blank:the line you remember}.",
    "This isn’t going out to a list. I wrote it after {reading|looking at} {blank:page or report}, with your name at the top.",
    {
      text: "Given your responsibility for {blank:their area}, the following may be {of use|relevant} to your planning around {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "My reason for writing is {specific|limited to one point}: {blank:occasion for writing}.",
      tones: ["professional", "formal"],
    },
    {
      text: "As a fellow {blank:what you have in common}, I figured you’d rather {get it straight|skip the pitch}.",
      tones: ["casual", "friendly"],
    },
  ],
  smallAsk: [
    {
      text: "A call {on|after} {blank:date} would be convenient; should another time suit you better, please name it.",
      tones: ["professional", "formal"],
    },
    "Ten minutes would be plenty, {and I’ll watch the clock|by phone or on a walk}.",
    "If a call is too much, {a one-line reply|a yes or a no} helps me just as well.",
    "Would {Tuesday or Wednesday|a morning this week} work for you?",
    "You can point me to {someone else|the right person} if this isn’t on your desk.",
    "On {subject}, all I’d need from you is one answer: {blank:the one question}.",
    "No deck, no demo. {Just a question|One question} about {subject}.",
    "Happy to {send a short outline|put it in writing} first, so you can see whether it’s worth your time.",
    "If the answer is “not now,” {tell me when|that’s useful to know, too}.",
    "Could you {glance at|take a look at} {blank:what they should look at} and tell me what’s missing?",
    "Pick any slot here and {I’ll be there|it’s booked}: {blank:link to the calendar}.",
    {
      text: "A brief reply by {blank:date} would allow us to {plan accordingly|hold the terms for you}.",
      tones: ["professional", "formal"],
    },
    {
      text: "I would be grateful for {ten minutes|a short conversation} at a time that suits you.",
      tones: ["professional", "formal"],
    },
  ],
  reminder: [
    "Just picking up the thread on {subject}. {No rush|Nothing’s on fire}, I only want to be sure it didn’t sink in your inbox.",
    "I know how {a week can go|inboxes get}, so here’s the short version on {subject}: {blank:the point in one line}.",
    "When we last talked about {subject}, you were going to {check with|ask} {blank:name or team}. Any word yet?",
    "Since then, one thing has {changed|moved} on our side: {blank:what is new}.",
    "Still {good|open} on our end, about {subject}: {blank:what was offered or agreed}.",
    "You’d asked me about {blank:their question}. The answer is {below|ready}: {blank:the answer}.",
    "This note is so {subject} doesn’t {slip through the cracks|end up on next month’s list}.",
    "Maybe this came at {a bad time|the wrong moment} before. If a later date is better, name it and I’ll write then.",
    "To save you a search, I’ve {attached|put} {blank:document} {to this mail|right here}.",
    "If someone else is {handling|in charge of} {subject} now, I’m glad to start fresh with them.",
    {
      text: "With reference to our {conversation|message} of {blank:date}, I am writing to ask where matters stand with {subject}.",
      tones: ["professional", "formal"],
    },
    {
      text: "The terms we discussed remain {available|unchanged} until {blank:date}, and I would be glad to answer any open question.",
      tones: ["professional", "formal"],
    },
  ],
  cartReminder: [
    {
      text: "Should you have questions about {subject}, the order, or {delivery|returns}, they will be answered at {blank:contact}.",
      tones: ["professional", "formal"],
    },
    "You left something in your cart: {subject}. {We didn’t touch a thing|It’s right where you put it}.",
    {
      text: "Did the phone ring? {Did dinner boil over|Was it the doorbell}? Happens to all of us. Your cart’s still here.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Somewhere between “ooh” and “checkout,” {life happened|you got called away}. Whenever you’re ready, it’s two clicks.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Your cart has been {waiting up|sitting quietly in the corner} since {blank:day}. No pressure, it’s good at waiting.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Second thoughts about {subject}? {Fair enough|That’s allowed}. Tell us what’s holding you back, and we’ll answer straight.",
    "We saved your {picks|cart} and spared you the {hunt|guessing about sizes}.",
    "Still on your mind? {Take your time|Sleep on it}. We’ll hold the cart until {blank:until when}.",
    "If something went {sideways|funny} at checkout, blame us, and reply to this note. A person will {fix it|walk you through it}.",
    "That open tab with {subject} in it? {You can close it|Here’s the way back}: {blank:link to the cart}.",
    "Not sure about the size, the shipping, or {the color|whether you need it at all}? Ask before you pay. Returns work like this: {blank:return terms}.",
    {
      text: "A cart is a kind of maybe. {Turn it into a yes|Keep it a maybe} or empty it, and we’ll stay friends either way.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "Look who’s still {in here|hanging around your cart}: {subject}!",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "Your selection, {subject}, remains saved {in your cart|under your account}. You may complete or cancel it at any time.",
      tones: ["professional", "formal"],
    },
  ],
  supportGreeting: [
    "Hi {blank:customer’s name}, thanks for writing in. I read your question {from start to finish|twice, to be sure}, and the good news is that it has a clear answer, which you’ll find right below.",
    "Hello, and thanks for {reaching out|asking before guessing}. I can see why this wasn’t obvious, so I’ve written the answer out below and kept it to {the steps that matter|what you need}.",
    "Thanks for getting in touch, {blank:customer’s name}. You’re not the first to {wonder about this|get stuck here}, and it’s {on us|our job} to make it clearer than it was. Here’s how it works.",
    {
      text: "Hi there, and sorry {for the runaround|you had to ask}. You shouldn’t have to hunt for something this simple, so here’s the answer in {one place|plain words}, with nothing left out.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Good to hear from you, {blank:customer’s name}. That’s a fair question, and one we should {answer more clearly|spell out better} on our site. The answer’s below, and it’s {short|a quick one}.",
    "Hello {blank:customer’s name}, this landed on the right {desk|screen}. It takes about {blank:minutes} minutes, you can’t break anything along the way, and I’ll stay on it until it works.",
    "Thank you for your patience, {blank:customer’s name}. I’ve looked at {your account|the details you sent}, and everything on that end is fine. What’s left is a small thing you can do yourself.",
    "You asked about {subject}, and I’m glad you did, {blank:customer’s name}. Plenty of people {give up|try three menus} first. Here’s the answer, and the steps are {in order|easy to follow}.",
    {
      text: "Dear {blank:customer’s name}, thank you for your message. I have reviewed your question {in full|together with your account}, and the answer is set out below. Please follow it in the order {given|shown}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Many thanks for {bringing this to us|your inquiry}, {blank:customer’s name}. The information you requested follows, together with any steps required. Should a step differ on your screen, please note where.",
      tones: ["professional", "formal"],
    },
    {
      text: "Hey {blank:customer’s name}! {Good one|Great question}. I went and checked for you, and here’s what works, start to finish, in about the time it takes to {reheat a coffee|tie your shoes}.",
      tones: ["casual", "enthusiastic"],
    },
  ],
  supportClose: [
    {
      text: "We will keep your inquiry open until {blank:date}, so that a reply {reaches the same person|can be sent without a new request}.",
      tones: ["professional", "formal"],
    },
    "If that doesn’t do it, just reply to this mail. It comes {straight back to me|to the same person}, so there’s no need to {explain it all again|start over}.",
    "Still stuck after that? {Send us a photo|Tell us what you see} on the screen, and we’ll take it from there.",
    "Should it {act up again|come back}, call {blank:phone number} between {blank:hours} and mention {blank:ticket number}.",
    {
      text: "I’ll check in on {blank:day} to see whether it {worked|stuck}. If you’re all set by then, you can ignore me.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    "Sorry for the {extra step|hassle}. We’ve passed it along to {blank:team}, so the next person won’t need to ask.",
    "Anything else about {subject}? {Ask away|I’m here until {blank:hour}}. One question too many doesn’t exist.",
    "If it’s easier to {talk|show someone}, here’s a direct line: {blank:phone number}.",
    "And if it worked, {I’d love to know|a thumbs-up is plenty}. It helps us see which answers are worth keeping.",
    "Before you go: {blank:one related tip} {can save you this trip next time|keeps it from happening twice}.",
    {
      text: "If the steps above do not resolve the matter, please reply {to this message|with your reference number}, and a specialist will {review it|contact you} within {blank:reply time}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Should further questions about {subject} arise, we remain available at {blank:contact} {during business hours|Monday through Friday}.",
      tones: ["professional", "formal"],
    },
  ],
  regret: [
    "We’re sorry. You counted on us, and {we let you down|we dropped it}.",
    "This was our mistake, start to finish. {No excuses|Nobody else is to blame}.",
    "You deserved better, and {you deserved to hear it from us first|we know it}.",
    "There’s no good way to put it: {we got this wrong|we weren’t ready}, and you paid for it in time and patience.",
    "The time you spent {waiting|sorting this out} was yours, not ours to take. That’s on us, and we apologize.",
    "We’re reading every message you send. {The angry ones are fair|Many are kinder than we’ve earned}.",
    "Waiting for {an answer|news} made it worse, we know. We’re sorry for that part, too.",
    "What happened here isn’t how we want to {do business|treat anyone}, and it happened on our watch.",
    "Nobody who trusted us with {subject} should’ve had {to chase an answer|a day like that}.",
    "To everyone affected: we apologize, {plainly and without a “but”|and we mean you personally}.",
    {
      text: "Ugh. {We messed up|We blew it}, and we’re really sorry.",
      tones: ["casual"],
    },
    {
      text: "We apologize for what occurred. The responsibility {is ours|rests with us} alone, and we accept it {in full|without reservation}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Please accept our sincere apology. You were entitled to {a reliable service|timely information}, and you did not receive it.",
      tones: ["professional", "formal"],
    },
  ],
  repair: [
    "Here’s what we’re doing about it {now|today}: {blank:first measure}.",
    "You don’t have to {do a thing|fill out any form}. {blank:what happens automatically} will reach you by {blank:date}.",
    "Anyone who was charged will get {blank:refund or credit} back, {on the same card|the same way it was paid}, no later than {blank:date}.",
    "If you’d rather have {blank:other remedy}, tell us at {blank:contact}, and {that’s what you’ll get|we’ll switch it}.",
    "{blank:name or role} is handling this personally and can be reached at {blank:direct contact} {through the weekend|until every case is closed}.",
    "The first calls went to {blank:who was called first}. If we missed you, {give us a call,|reply “me too,”} and you’ll be next.",
    "What we can’t give back is your time. What we can give: {blank:gesture of goodwill}.",
    "As of {blank:day and hour}, {blank:what is working again} is {back to normal|up and running}. We’re still watching {blank:what is being watched}.",
    "For anything it cost you beyond the order itself, send {a receipt|a short note} to {blank:contact}. We’ll {look at it the same week|answer each one}.",
    "Every open case about {subject} gets a name next to it, so {nothing falls behind the desk|you won’t be passed around}.",
    {
      text: "The following corrective steps {have been taken|are under way}: {blank:steps}. Those affected will be informed {individually|directly} by {blank:date}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Refunds will be issued {without a separate request|automatically} and completed by {blank:date}. Questions may be addressed to {blank:name and contact}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Need it {sorted out faster|fixed today}? Text {blank:phone number}. A human’s on the other end, {promise|no bots}.",
      tones: ["casual"],
    },
  ],
  prevention: [
    "We found the weak spot: {blank:cause}. It’s {been fixed|gone} as of {blank:date}.",
    "From now on, {blank:new check or rule} happens before {anything leaves the building|an order is confirmed}.",
    "If something like this {starts again|looms}, you’ll hear it from us within {blank:number} hours, even when we don’t have the whole answer yet.",
    "A second person now {signs off on|checks} {blank:step that failed}. It takes longer, and {it’s worth it|we’re fine with that}.",
    "We were stretched too thin. Until {blank:new hire or capacity} is in place, we’ll {take fewer orders|promise less} and keep what we promise.",
    "On {blank:date}, we’ll post {how it’s going|what has changed}, good or bad, at {blank:where}.",
    "The old way relied on {blank:what it relied on}. {One busy day|One missed call} was enough to break it, so we replaced it.",
    "We went back over it, {step by step|with no finger-pointing}, and wrote a list of fixes. At the top of it: {blank:top item on the list}.",
    "You’ll be able to {see for yourself|track it}: {blank:what customers can now see}.",
    "None of this asks you to trust us {again on the spot|on faith}. Watch what we do with {subject} over the next {blank:period}.",
    {
      text: "To prevent a recurrence, {blank:measure} has been introduced and will be reviewed {monthly|after the first quarter} by {blank:responsible role}.",
      tones: ["professional", "formal"],
    },
    {
      text: "The procedure concerned has been {revised|put in writing}, staff have been trained, and {blank:control} now takes place before each {delivery|confirmation}.",
      tones: ["professional", "formal"],
    },
  ],
  replyThanks: [
    "Thanks for taking the time to write this, {blank:reviewer’s name}. {We read every word|It’s going up on the wall in the back}.",
    "You put into words {what we needed to hear|something we’d half noticed}, and we appreciate it.",
    "Hi {blank:reviewer’s name}, and thank you for an honest review, {the good and the not so good|start to finish}.",
    "A review this {clear|specific} helps us more than {a star ever could|ten polite ones}. Thank you.",
    "We appreciate you stopping by, and we appreciate even more that you {told us how it was|didn’t just leave it at the stars}.",
    "Thank you for the {kind words|fair words}. They’ll go to {blank:who should hear them} today.",
    "It means a lot that you {came in|gave us a shot} and that you’d spend part of your evening telling us about it.",
    "We’re grateful you said this to {us and everyone|our face}, {blank:reviewer’s name}. That’s how a place gets better.",
    "You {gave it to us straight|didn’t sugarcoat it}, and we’d rather know. Thanks.",
    {
      text: "Ha, thanks, {blank:reviewer’s name}! {You made our day|This one goes on the fridge}.",
      tones: ["casual", "enthusiastic"],
    },
    {
      text: "Your review is appreciated. The comments have been {read with care|shared with the team responsible}.",
      tones: ["professional", "formal"],
    },
    {
      text: "The detail in your review, {including the criticism|which makes it useful to us}, deserves our thanks.",
      tones: ["professional", "formal"],
    },
  ],
  replyPoint: [
    "You’re right about {blank:the point raised}. That day, {blank:what happened}, and {nobody told you|we should’ve said so}.",
    "On {blank:point from the review}: {blank:the facts}. It’s a reason, {not an excuse|and we know it didn’t help you in the moment}.",
    "Since your visit, we’ve changed one thing: {blank:what has changed}. {You were part of the reason|Your note sped it up}.",
    "We’re especially glad you {liked|noticed} {blank:what was praised}. {blank:who is behind it} works hard on that.",
    "As for the wait, {blank:reason for it}. You’ll now see {blank:what is different} {at the door|before you order}.",
    "That isn’t the {experience|evening} we had in mind for you, and {blank:role} has already talked it over with the crew.",
    "About the price: it includes {blank:what is included}. We could {explain that better|put it on the menu in bigger letters}, and we will.",
    "One thing we see {differently|another way}, and we say it with respect: {blank:your view and its reason}.",
    "What you describe about {blank:detail} {surprised us|isn’t supposed to happen}, so we checked: {blank:what you found}.",
    "The idea you mentioned, {blank:their suggestion}, is {on our list|a good one}. It’ll take until {blank:date}.",
    "Someone should’ve {come by your table|picked up the phone}. {Nobody did|We were short a pair of hands}, and that’s ours to fix.",
    "Your point about {blank:point} landed. We’ve {moved it to the top of the list|asked {blank:who} to look into it}.",
    {
      text: "With regard to {blank:point raised}, the following applies: {blank:facts}. {The procedure has since been changed|We regret the inconvenience}.",
      tones: ["professional", "formal"],
    },
    {
      text: "Your observation concerning {blank:point} is {accurate|justified}, and it has been addressed as follows: {blank:measure}.",
      tones: ["professional", "formal"],
    },
  ],
  replyInvite: [
    {
      text: "Should you wish to discuss the matter {further|in person}, {blank:name and position} is at your disposal.",
      tones: ["professional", "formal"],
    },
    "Come see us again and ask for {blank:name}. {We’d like a second chance|No explaining needed}.",
    "If you’d like to {talk it through|tell us more}, here’s a direct line: {blank:phone number or e-mail}.",
    "We hope you’ll {give us another try|stop in again}, and if you do, tell us whether it’s better.",
    "Next time you’re nearby, {say hi at the counter|ask for whoever’s in charge}. We’d like to thank you in person.",
    "Send {blank:contact} a note with the date of your visit, and we’ll {make it right|see what we can do}.",
    "The door’s open, {blank:reviewer’s name}, and so is {our inbox|the seat you had}.",
    {
      text: "Bring {a friend|the same appetite for honesty} next time. We can take it.",
      tones: ["friendly", "casual", "enthusiastic"],
    },
    {
      text: "See you {soon|around}, we hope! {We’ll save you a good spot|You know where we are}.",
      tones: ["casual", "enthusiastic", "friendly"],
    },
    {
      text: "Please contact {blank:name} at {blank:contact} so that we may {resolve this with you directly|look into the details}.",
      tones: ["professional", "formal"],
    },
    {
      text: "We would welcome the opportunity to serve you again and to {show what has improved|earn a better opinion}.",
      tones: ["professional", "formal"],
    },
  ],
} satisfies Partial<Record<SpokenRole, readonly Phrase[]>>;
