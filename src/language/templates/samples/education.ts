import type { CategorySamples } from "./sample.ts";

export const samples: CategorySamples<"education"> = {
  educationalContent: {
    ar: [
      {
        topic: "قراءة فاتورة الكهرباء",
        notes: [
          "الاستهلاك يُحسب بالكيلوواط ساعة",
          "مكيف يعمل 8 ساعات في اليوم يستهلك نحو 12 كيلوواط ساعة",
          "مثال: فاتورة بيت من ثلاث غرف في {city} بلغت {320}",
          "القراءة السابقة والقراءة الحالية في أعلى الصفحة",
          "الشريحة الأعلى سعرها أغلى للوحدة",
        ],
        fields: { level: "beginner", goals: ["معرفة الاستهلاك من القراءتين", "حساب كلفة جهاز واحد"] },
      },
      {
        topic: "حساب هامش الربح لمشروع صغير",
        notes: [
          "الهامش هو الربح مقسوماً على سعر البيع",
          "مثال: كيك كلفته {40} وسعره {100} هامشه 60%",
          "التغليف والتوصيل جزء من الكلفة",
          "خصم 20% على هذا الكيك ينزل بالهامش إلى 50%",
          "المراجعة مرة كل شهر تكفي",
        ],
        fields: { level: "beginner", goals: ["حساب الهامش لمنتج واحد", "معرفة أثر الخصم على الربح"] },
      },
    ],
    en: [
      {
        topic: "Reading an electric bill",
        notes: [
          "use is counted in kilowatt-hours",
          "an AC that runs 8 hours a day uses about 12 kilowatt-hours",
          "example: a three-bedroom house in Mesa got a bill of $186",
          "the previous and the current reading are at the top of the page",
          "the higher tier costs more per unit",
        ],
        fields: { level: "beginner", goals: ["Work out the use from two readings", "Work out what one appliance costs"] },
      },
      {
        topic: "Working out a small business’s profit margin",
        notes: [
          "margin is profit divided by the selling price",
          "example: a cake that costs $16 and sells for $40 has a margin of 60%",
          "packaging and delivery are part of the cost",
          "20% off that cake brings the margin down to 50%",
          "once a month is enough to check",
        ],
        fields: { level: "beginner", goals: ["Work out the margin of one product", "See what a discount does to profit"] },
      },
    ],
  },
  lessonPlan: {
    ar: [
      {
        topic: "درس دورة الماء لطلاب الصف الخامس",
        notes: [
          "التهيئة: كأس ماء مثلج وسؤال عن القطرات على جانبه",
          "النشاط: كيس بلاستيك وماء ملون على نافذة مشمسة",
          "الخطوات: العمل في مجموعات من أربعة",
          "الواجب: رسم المراحل مع كلمة لكل سهم",
        ],
        fields: {
          taughtSubject: "دورة الماء",
          grade: "الصف الخامس",
          minutes: 45,
          goals: ["تسمية المراحل الأربع", "شرح المطر بكلمات الطالب"],
        },
      },
      {
        topic: "درس الكسور المتكافئة بالورق",
        notes: [
          "التهيئة: طي ورقة إلى نصفين ثم إلى أربعة",
          "النشاط: أشرطة ملونة بطول واحد لكل طالب",
          "التقويم: أسئلة شفهية في آخر خمس دقائق",
          "الواجب: خمس مسائل من صفحة واحدة",
        ],
        fields: {
          taughtSubject: "الكسور المتكافئة",
          grade: "الصف الرابع",
          minutes: 40,
          goals: ["إيجاد كسر مكافئ للنصف", "مقارنة كسرين بالأشرطة"],
        },
      },
    ],
    en: [
      {
        topic: "A water-cycle lesson for fifth grade",
        notes: [
          "Warm-up: a glass of ice water and a question about the drops on its side",
          "Activity: a plastic bag with colored water on a sunny window",
          "Steps: students work in groups of four",
          "Homework: draw the stages with one word for each arrow",
        ],
        fields: {
          taughtSubject: "The water cycle",
          grade: "Grade 5",
          minutes: 45,
          goals: ["Name the four stages", "Explain rain in one’s own words"],
        },
      },
      {
        topic: "Equivalent fractions with paper strips",
        notes: [
          "Warm-up: fold a sheet in half, then in quarters",
          "Activity: colored strips of one length for each student",
          "Check: spoken questions in the last five minutes",
          "Homework: five problems from one page",
        ],
        fields: {
          taughtSubject: "Equivalent fractions",
          grade: "Grade 4",
          minutes: 40,
          goals: ["Find a fraction equal to one half", "Compare two fractions with strips"],
        },
      },
    ],
  },
  quiz: {
    ar: [
      {
        topic: "اختبار قصير عن السلامة في المطبخ",
        notes: [
          "زيت يشتعل يُغطى ولا يُسكب عليه ماء",
          "اللحم النيء على لوح منفصل عن الخضار",
          "درجة الثلاجة 4 أو أقل",
          "مقبض القدر إلى الداخل بعيداً عن الأطفال",
          "الحرق الخفيف تحت ماء فاتر عشر دقائق",
        ],
        fields: { taughtSubject: "السلامة في المطبخ", questionCount: 5, level: "beginner" },
      },
      {
        topic: "أسئلة مراجعة عن إشارات المرور",
        notes: [
          "الإشارة الحمراء وقوف كامل قبل الخط",
          "الأصفر المتقطع تخفيف السرعة والانتباه",
          "المثلث المقلوب إعطاء الأولوية",
          "الدائرة بإطار أحمر منع",
        ],
        fields: { taughtSubject: "إشارات المرور", questionCount: 4, level: "intermediate" },
      },
    ],
    en: [
      {
        topic: "A short quiz on kitchen safety",
        notes: [
          "burning oil is covered, never doused with water",
          "raw meat gets a board of its own",
          "the fridge is at 40°F or below",
          "pot handles point inward, away from children",
          "a light burn goes under cool water for ten minutes",
        ],
        fields: { taughtSubject: "Kitchen safety", questionCount: 5, level: "beginner" },
      },
      {
        topic: "Review questions on road signs",
        notes: [
          "a red light means a full stop before the line",
          "flashing yellow means slow down and look",
          "an upside-down triangle means yield",
          "a red circle with a bar means no entry",
        ],
        fields: { taughtSubject: "Road signs", questionCount: 4, level: "intermediate" },
      },
    ],
  },
  courseOutline: {
    ar: [
      {
        topic: "دورة تصوير بالجوال لأصحاب المحلات",
        notes: [
          "لقاء ساعتين كل أسبوع مساء الأحد",
          "الأسبوع الأول: الضوء والنافذة",
          "المشاريع: صفحة من 12 صورة لمحلك",
          "الدورة {600}",
          "المكان قاعة في {area} تتسع لعشرة",
        ],
        fields: { course: "التصوير بالجوال", weeks: 6, forWhom: "أصحاب محلات بلا خبرة سابقة" },
      },
      {
        topic: "دورة خياطة للمبتدئات",
        notes: [
          "حصتان في الأسبوع من 5 إلى 7 مساءً",
          "ماكينة لكل متدربة",
          "المشاريع: تنورة بمقاسك",
          "القماش الأول من عندنا",
          "الدورة {850}",
        ],
        fields: { course: "الخياطة من الصفر", weeks: 8, forWhom: "من لم تمسك ماكينة من قبل" },
      },
    ],
    en: [
      {
        topic: "A phone photography course for shop owners",
        notes: [
          "two hours every Sunday evening",
          "Week one: light and the window",
          "Project: a page of 12 pictures of your shop",
          "the course is $240",
          "a room for ten on Union Street in Seattle",
        ],
        fields: { course: "Photography with a phone", weeks: 6, forWhom: "Shop owners without any experience" },
      },
      {
        topic: "A sewing course for beginners",
        notes: [
          "two lessons a week from 5 to 7 pm",
          "a machine for everybody",
          "Project: a skirt in your size",
          "the first fabric is included",
          "the course is $340",
        ],
        fields: { course: "Sewing from zero", weeks: 8, forWhom: "People who have never touched a machine" },
      },
    ],
  },
};
