import type { WrittenBank } from "../subjects/subject-pack.ts";

/**
 * What a form says of itself: a call to come or to ask, the greeting of a welcome, the words of an apology. None claims anything of
 * the business: no hours, no answer within the hour, no gift, no admission.
 */
export type PlainForm =
  | "visit"
  | "ask"
  /** To order the thing that the text is of, and to choose among several. */
  | "buy"
  | "choose"
  /** Back to a filled cart. */
  | "finish"
  | "register"
  | "read"
  | "comment"
  | "rsvp"
  | "invite"
  | "regret"
  | "welcome"
  | "thanks"
  /** The thanks to somebody who complained. */
  | "heard"
  | "hello"
  /** The greeting of somebody whose name was told, and of viewers by who speaks. */
  | "helloTo"
  | "speaks"
  | "ramadan"
  /** The first sentence of an outline, which names what it is about. */
  | "begin"
  /** The words of a heading over what a reader needs to come or to buy. */
  | "where"
  | "when"
  | "howMuch"
  /** A line of the thing and the brand; and where the thing is the business itself. */
  | "slogan"
  | "nameSlogan"
  /** Whom readers ask, where the writer wants it said. */
  | "seeLawyer"
  | "seeDoctor"
  /** The question before a fact, without its mark. */
  | "know"
  /** How a scene is filmed. */
  | "shot";

/** In the notation of addressee forms. */
export const plainForms: Readonly<Record<WrittenBank, Readonly<Record<PlainForm, readonly string[]>>>> = {
  "ar-saudi": {
    visit: ["<مرّ|مرّي|مرّوا> علينا.", "<حيّاك|حيّاك|حيّاكم> الله.", "<تعال|تعالي|تعالوا> و<شوف|شوفي|شوفوا> <بنفسك|بنفسك|بأنفسكم>."],
    ask: ["للسؤال <راسلنا|راسلينا|راسلونا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
    finish: ["السلة محفوظة، <كمّل|كمّلي|كمّلوا> الطلب بضغطة."],
    buy: ["للطلب <راسلنا|راسلينا|راسلونا>."],
    choose: ["<اطلب|اطلبي|اطلبوا> اللي <يناسبك|يناسبك|يناسبكم>."],
    register: ["للتسجيل <راسلنا|راسلينا|راسلونا>.", "<سجّل|سجّلي|سجّلوا> معنا."],
    read: ["<شوف|شوفي|شوفوا> التفاصيل."],
    comment: ["وش <رأيك|رأيك|رأيكم>؟", "<اكتب|اكتبي|اكتبوا> لنا <رأيك|رأيك|رأيكم>."],
    rsvp: ["<أكّد|أكّدي|أكّدوا> لنا <حضورك|حضورك|حضوركم>.", "<علّمنا|علّمينا|علّمونا> إذا <بتجي|بتجين|بتجون>."],
    invite: ["يسعدنا <حضورك|حضورك|حضوركم>.", "<ندعوك|ندعوك|ندعوكم> <تكون|تكونين|تكونون> معنا."],
    ramadan: ["مبارك <عليك|عليك|عليكم> الشهر.", "رمضان كريم.", "كل عام و<إنت|إنتي|إنتوا> بخير."],
    begin: ["خلّنا نتكلّم عن {topic}.", "كلامنا اليوم عن {topic}."],
    where: ["وين"],
    when: ["متى"],
    howMuch: ["بكم"],
    slogan: [
      "{topic}؟ {subject}",
      "<تقول|تقولين|تقولون> {topic}، نقول {subject}",
      "{subject}: {topic}",
      "{topic} من {subject}",
      "{topic}، والاسم {subject}",
    ],
    nameSlogan: ["{topic}؟ {subject}", "{subject}: {topic}", "{topic}، والاسم {subject}"],
    seeLawyer: ["<اسأل|اسألي|اسألوا> محامي قبل أي خطوة."],
    seeDoctor: ["<اسأل|اسألي|اسألوا> الدكتور أول."],
    know: ["<تدري|تدرين|تدرون>"],
    shot: ["لقطة قريبة", "لقطة واسعة للمكان", "اللي يتكلّم قدام الكاميرا", "لقطة لليدين", "لقطة من فوق"],
    regret: ["نعتذر <منك|منك|منكم>.", "<اعذرنا|اعذرينا|اعذرونا> على اللي صار."],
    welcome: ["<حيّاك|حيّاك|حيّاكم> الله معنا.", "يا هلا <فيك|فيك|فيكم>."],
    thanks: ["شكراً على <كلامك|كلامك|كلامكم>.", "شكراً على <كلامك الطيّب|كلامك الطيّب|كلامكم الطيّب>."],
    heard: ["شكراً <لأنك كتبت|لأنك كتبتي|لأنكم كتبتوا> لنا.", "شكراً على <صراحتك|صراحتك|صراحتكم>."],
    helloTo: ["يا هلا {value}،"],
    speaks: ["معكم {value}."],
    hello: ["يا هلا.", "<حيّاك|حيّاك|حيّاكم> الله."],
  },
  "ar-egyptian": {
    visit: ["<عدّي|عدّي|عدّوا> علينا.", "<نوّرنا|نوّرينا|نوّرونا>.", "<تعالى|تعالي|تعالوا> <شوف|شوفي|شوفوا> <بنفسك|بنفسك|بنفسكم>."],
    ask: ["لأي سؤال <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
    finish: ["السلة محفوظة، <كمّل|كمّلي|كمّلوا> الطلب بضغطة واحدة."],
    buy: ["للطلب <ابعتلنا|ابعتيلنا|ابعتولنا>."],
    choose: ["<اطلب|اطلبي|اطلبوا> اللي <يناسبك|يناسبِك|يناسبكم>."],
    register: ["للحجز <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<سجّل|سجّلي|سجّلوا> معانا."],
    read: ["<شوف|شوفي|شوفوا> التفاصيل."],
    comment: ["إيه <رأيك|رأيِك|رأيكم>؟", "<قولّنا|قوليلنا|قولولنا> <رأيك|رأيِك|رأيكم>."],
    rsvp: ["<أكّد|أكّدي|أكّدوا> لنا <حضورك|حضورِك|حضوركم>.", "<عرّفنا|عرّفينا|عرّفونا> <جاي|جاية|جايين> ولا لأ."],
    invite: ["يسعدنا <حضورك|حضورِك|حضوركم>.", "<عازمينك|عازمينك|عازمينكم> <تكون|تكوني|تكونوا> معانا."],
    ramadan: ["رمضان كريم.", "كل سنة و<إنت طيب|إنتي طيبة|إنتوا طيبين>."],
    begin: ["<تعالى|تعالي|تعالوا> نتكلم عن {topic}.", "كلامنا النهارده عن {topic}."],
    where: ["فين"],
    when: ["إمتى"],
    howMuch: ["بكام"],
    slogan: [
      "{topic}؟ {subject}",
      "<تقول|تقولي|تقولوا> {topic}، نقول {subject}",
      "{subject}: {topic}",
      "{topic} من {subject}",
      "{topic}، والاسم {subject}",
    ],
    nameSlogan: ["{topic}؟ {subject}", "{subject}: {topic}", "{topic}، والاسم {subject}"],
    seeLawyer: ["<اسأل|اسألي|اسألوا> محامي قبل أي خطوة."],
    seeDoctor: ["<اسأل|اسألي|اسألوا> الدكتور الأول."],
    know: ["<عارف|عارفة|عارفين>"],
    shot: ["لقطة قريبة", "لقطة واسعة للمكان", "اللي بيتكلم قدام الكاميرا", "لقطة للإيدين", "لقطة من فوق"],
    regret: ["بنعتذر <لك|لكِ|لكم>.", "إحنا آسفين على اللي حصل."],
    welcome: ["أهلًا <بيك|بيكي|بيكم> معانا.", "<نوّرتنا|نوّرتينا|نوّرتونا>."],
    thanks: ["شكرًا على <كلامك|كلامك|كلامكم>.", "شكرًا على <كلامك الجميل|كلامك الجميل|كلامكم الجميل>."],
    heard: ["شكرًا <إنك كتبت|إنك كتبتي|إنكم كتبتوا> لنا.", "شكرًا على <صراحتك|صراحتك|صراحتكم>."],
    helloTo: ["أهلًا {value}،"],
    speaks: ["معاكم {value}."],
    hello: ["أهلًا <بيك|بيكي|بيكم>.", "أهلًا وسهلًا."],
  },
  "ar-lebanese": {
    visit: ["<مرّ|مرّي|مرّوا> لعنّا.", "أهلا وسهلا <فيك|فيكي|فيكن>.", "<تعا|تعي|تعوا> <شوف|شوفي|شوفوا> <بعينك|بعينِك|بعينكن>."],
    ask: ["إذا في سؤال، <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
    finish: ["السلة محفوظة، <كمّل|كمّلي|كمّلوا> الطلب بكبسة."],
    buy: ["للطلب <ابعتلنا|ابعتيلنا|ابعتولنا>."],
    choose: ["<اطلب|اطلبي|اطلبوا> اللي <بيناسبك|بيناسبِك|بيناسبكن>."],
    register: ["للتسجيل <ابعتلنا|ابعتيلنا|ابعتولنا>.", "<تسجّل|تسجّلي|تسجّلوا> معنا."],
    read: ["<شوف|شوفي|شوفوا> التفاصيل."],
    comment: ["شو <رأيك|رأيِك|رأيكن>؟", "<خبّرنا|خبّرينا|خبّرونا> شو <رأيك|رأيِك|رأيكن>."],
    rsvp: ["<أكّدلنا|أكّديلنا|أكّدولنا> <حضورك|حضورِك|حضوركن>.", "<خبّرنا|خبّرينا|خبّرونا> إذا <جايي|جايي|جايين>."],
    invite: ["بيسعدنا <حضورك|حضورِك|حضوركن>.", "<عازمينك|عازمينك|عازمينكن> <تكون|تكوني|تكونوا> معنا."],
    ramadan: ["رمضان كريم.", "كل سنة و<إنت سالم|إنتي سالمة|إنتو سالمين>."],
    begin: ["خلّينا نحكي عن {topic}.", "حديثنا اليوم عن {topic}."],
    where: ["وين"],
    when: ["أيمتى"],
    howMuch: ["بقدّيش"],
    slogan: [
      "{topic}؟ {subject}",
      "<بتقول|بتقولي|بتقولوا> {topic}، منقول {subject}",
      "{subject}: {topic}",
      "{topic} من {subject}",
      "{topic}، والاسم {subject}",
    ],
    nameSlogan: ["{topic}؟ {subject}", "{subject}: {topic}", "{topic}، والاسم {subject}"],
    seeLawyer: ["<اسأل|اسألي|اسألوا> محامي قبل أي خطوة."],
    seeDoctor: ["<اسأل|اسألي|اسألوا> الحكيم أوّل."],
    know: ["<بتعرف|بتعرفي|بتعرفوا>"],
    shot: ["لقطة قريبة", "لقطة وسيعة للمطرح", "اللي عم يحكي قدّام الكاميرا", "لقطة للإيدين", "لقطة من فوق"],
    regret: ["منعتذر <منّك|منِّك|منكن>.", "نحنا آسفين عاللي صار."],
    welcome: ["أهلا وسهلا <فيك|فيكي|فيكن> معنا.", "<نوّرتنا|نوّرتينا|نوّرتونا>."],
    thanks: ["شكراً ع <كلامك|كلامِك|كلامكن>.", "شكراً ع <كلامك الحلو|كلامِك الحلو|كلامكن الحلو>."],
    heard: ["شكراً ع <رسالتك|رسالتِك|رسالتكن>.", "شكراً ع <صراحتك|صراحتِك|صراحتكن>."],
    helloTo: ["مرحبا {value}،"],
    speaks: ["معكن {value}."],
    hello: ["أهلا <فيك|فيكي|فيكن>.", "مرحبا."],
  },
  "ar-standard": {
    visit: ["<زرنا|زورينا|زورونا>.", "أهلًا <بك|بكِ|بكم>.", "<تفضّل|تفضّلي|تفضّلوا> بزيارتنا."],
    ask: ["للاستفسار <راسلنا|راسلينا|راسلونا>.", "<اسألنا|اسألينا|اسألونا> عن التفاصيل."],
    finish: ["السلة محفوظة، <أكمل|أكملي|أكملوا> الطلب بضغطة واحدة."],
    buy: ["للطلب <راسلنا|راسلينا|راسلونا>."],
    choose: ["<اطلب|اطلبي|اطلبوا> ما <يناسبك|يناسبكِ|يناسبكم>."],
    register: ["للتسجيل <راسلنا|راسلينا|راسلونا>.", "<سجّل|سجّلي|سجّلوا> معنا."],
    read: ["<اطّلع|اطّلعي|اطّلعوا> على التفاصيل."],
    comment: ["ما <رأيك|رأيكِ|رأيكم>؟", "<شاركنا|شاركينا|شاركونا> <رأيك|رأيكِ|رأيكم>."],
    rsvp: ["نرجو تأكيد <حضورك|حضوركِ|حضوركم>.", "<أكّد|أكّدي|أكّدوا> لنا <حضورك|حضوركِ|حضوركم>."],
    invite: ["يسعدنا <حضورك|حضوركِ|حضوركم>.", "<ندعوك|ندعوكِ|ندعوكم> إلى الحضور."],
    ramadan: ["رمضان مبارك.", "كل عام و<أنت|أنتِ|أنتم> بخير."],
    begin: ["نتناول هنا {topic}.", "نتحدث هنا عن {topic}."],
    where: ["المكان"],
    when: ["الموعد"],
    howMuch: ["السعر"],
    slogan: [
      "{topic}؟ {subject}",
      "<تقول|تقولين|تقولون> {topic}، نقول {subject}",
      "{subject}: {topic}",
      "{topic} من {subject}",
      "{topic}، والاسم {subject}",
    ],
    nameSlogan: ["{topic}؟ {subject}", "{subject}: {topic}", "{topic}، والاسم {subject}"],
    seeLawyer: ["<استشر|استشيري|استشيروا> محاميًا قبل أي خطوة."],
    seeDoctor: ["<استشر|استشيري|استشيروا> الطبيب أولًا."],
    know: ["هل <تعلم|تعلمين|تعلمون>"],
    shot: ["لقطة قريبة", "لقطة واسعة للمكان", "المتحدث أمام الكاميرا", "لقطة لليدين", "لقطة من أعلى"],
    regret: ["نعتذر <إليك|إليكِ|إليكم>.", "<تقبّل|تقبّلي|تقبّلوا> اعتذارنا."],
    welcome: ["أهلًا <بك|بكِ|بكم> معنا.", "<مرحبًا بك|مرحبًا بكِ|مرحبًا بكم>."],
    thanks: ["شكرًا على <كلامك|كلامكِ|كلامكم>.", "نشكر <لك|لكِ|لكم> هذا الكلام الطيب."],
    heard: ["نشكر <لك|لكِ|لكم> <كتابتك|كتابتكِ|كتابتكم> إلينا.", "نشكر <لك|لكِ|لكم> <صراحتك|صراحتكِ|صراحتكم>."],
    helloTo: ["مرحبًا {value}،"],
    speaks: ["يحدثكم {value}."],
    hello: ["مرحبًا <بك|بكِ|بكم>.", "أهلًا <بك|بكِ|بكم>."],
  },
  "en-american": {
    visit: ["Come see us.", "Stop by.", "Come by and see for yourself."],
    ask: ["Questions? Send us a message.", "Ask us for the details."],
    finish: ["Your cart is saved. Finish your order in one tap."],
    buy: ["Order yours.", "Place your order."],
    choose: ["Place your order.", "Pick yours and order."],
    register: ["Sign up.", "Save your spot."],
    read: ["See the details.", "Read the details."],
    comment: ["What do you think?", "Tell us what you think."],
    rsvp: ["Let us know if you can make it.", "Please RSVP."],
    invite: ["You’re invited.", "Please join us."],
    ramadan: ["Ramadan Mubarak.", "Ramadan Kareem."],
    begin: ["Let’s talk about {topic}.", "This is about {topic}."],
    where: ["where"],
    when: ["when"],
    howMuch: ["how much"],
    slogan: [
      "{topic}? {subject}",
      "Say {topic}, think {subject}",
      "{subject}: {topic}",
      "{topic}, by {subject}",
      "For {topic}, there’s {subject}",
    ],
    nameSlogan: ["{topic}? {subject}", "{subject}: {topic}", "{topic}, and it’s called {subject}"],
    seeLawyer: ["Talk to a lawyer before you do anything."],
    seeDoctor: ["Ask a doctor first."],
    know: ["did you know"],
    shot: ["Close-up", "Wide shot of the place", "Speaker to camera", "Close on the hands", "Shot from above"],
    regret: ["We’re sorry.", "We apologize."],
    welcome: ["Welcome. We’re glad you’re here.", "Welcome aboard."],
    thanks: ["Thank you for the kind words.", "Thanks for your kind note."],
    heard: ["Thank you for telling us.", "Thanks for being straight with us."],
    helloTo: ["Hi {value},", "Hello {value},"],
    speaks: ["This is {value}."],
    hello: ["Hello!", "Hi there!"],
  },
};
