import { type AskedFacet, topicKind } from "./topic-kind.ts";

const names: AskedFacet = {
  heading: ["الأماكن بالاسم", "الأماكن بالاسم", "المطارح بالاسم", "الأماكن بأسمائها", "The places by name"],
  asks: [
    ["Which places are on the list, each with its name and street?", "ما الأماكن، كل منها باسمه وشارعه؟"],
    ["Which of them did you visit yourself, and when?", "أي منها زرتموه بأنفسكم، ومتى؟"],
  ],
};
const hours: AskedFacet = {
  heading: ["الدوام والزحمة", "المواعيد والزحمة", "الدوام والعجقة", "ساعات العمل والزحام", "Hours and crowds"],
  asks: [
    ["When does each open and close, on Fridays too?", "متى يفتح كل منها ويغلق، ويوم الجمعة أيضًا؟"],
    ["When is it full, and when is it quiet?", "متى يزدحم، ومتى يهدأ؟"],
  ],
};
const prices: AskedFacet = {
  heading: ["الأسعار", "الأسعار", "الأسعار", "الأسعار", "What it costs"],
  asks: [
    ["What does a drink, a meal or a ticket cost in each?", "كم سعر المشروب أو الوجبة أو التذكرة في كل منها؟"],
    ["Is there a minimum charge or a limit on how long one stays?", "هل من حد أدنى للطلب أو مدة محددة للجلوس؟"],
  ],
};
const way: AskedFacet = {
  heading: ["الوصول والمواقف", "الوصول والركنة", "الوصول والمواقف", "الوصول والمواقف", "Getting there and parking"],
  asks: [
    [
      "How far is each from the place that the topic names, on foot or by bus?",
      "كم يبعد كل منها عن المكان المذكور في العنوان، مشيًا أو بالحافلة؟",
    ],
    ["Where does one park?", "أين تُوقَف السيارة؟"],
  ],
};
const best: AskedFacet = {
  heading: ["كل مكان وش يميّزه؟", "كل مكان إيه اللي يميّزه؟", "شو بيميّز كل مطرح؟", "ما يميّز كل مكان", "What each does best"],
  asks: [
    ["What is the one thing to order or do in each?", "ما الشيء الواحد الذي يُطلب أو يُعمل في كل منها؟"],
    ["Whom would you not send there?", "من الذي لا تنصحونه به؟"],
  ],
};
const study: AskedFacet = {
  heading: [
    "الأفياش والنت والهدوء",
    "الفيش والنت والهدوء",
    "الكهربا والنت والهدوء",
    "المقابس والإنترنت والهدوء",
    "Outlets, Wi-Fi, and noise",
  ],
  asks: [
    ["At how many tables is an outlet, and how fast is the Wi-Fi?", "عند كم طاولة مقبس كهرباء، وما سرعة الإنترنت؟"],
    ["How loud is it, and is there a quiet corner?", "ما مستوى الضجيج، وهل من ركن هادئ؟"],
  ],
};
const family: AskedFacet = {
  heading: ["وش فيه للأطفال؟", "فيه إيه للأطفال؟", "شو في للولاد؟", "ما يناسب الأطفال", "What’s there for kids"],
  asks: [
    ["What is there for children, and from which age?", "ماذا يجد الأطفال هناك، ومن أي عمر؟"],
    ["Are there a family section, shade and changing tables?", "هل من قسم للعائلات وظل ومكان لتبديل الحفاضات؟"],
  ],
};

/** A list of places to go to, by what one goes there for. */
export const placesToStudy = topicKind({ names, study, hours, prices, way, best });
export const placesForFamilies = topicKind({ names, family, hours, prices, way, best });
export const places = topicKind({ names, hours, prices, best, way });
