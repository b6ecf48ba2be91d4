const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** What stands before a person's name, folded, without article and joined particles. */
export const titles = words(`
  دكتور دكتوره د مهندس مهندسه م استاذ استاذه شيف كابتن كوتش مدرب مدربه شيخ شيخه سيد سيده خبيره خبير فنان فنانه محامي محاميه معلم معلمه
  حجي حاج حجه كوافيره مصور مصوره طبيب طبيبه مستشار مستشاره اخصائي اخصائيه
`);
/** With these a single word is the name: أبو صايل, عم حسن. They take no article. */
export const kin = words("ابو ام بو عم خاله حجي ست");

/** First names that are hardly ever another word, folded. */
export const firstNames = words(`
  محمد احمد محمود مصطفي عبدالله عبدالرحمن عبدالعزيز عبدالسلام عبدالكريم خالد فهد فيصل سلطان تركي بندر نواف مشاري ماجد طلال سلمان عثمان
  حسين يوسف يعقوب ابراهيم اسماعيل اسحاق موسي عيسي زكريا زياد هشام وائل باسل باسم رامي فادي شادي جاد جورج ايلي طوني بيار ميشال انطوان شربل
  مروان غسان نزار عدنان سامر سامي ياسر ياسين بلال اسامه عمار ايهاب شريف تامر هيثم حسام عصام محسن جاسم ناصر راشد حمدان مكتوم زايد هزاع
  سهيل عبيد بدريه مشعل دعيج عبدالحسين فواز عواد فاطمه عائشه عايشه مريم خديجه زينب رقيه نوره نورا شيخه لطيفه شمسه ميثا شمه مها لينا لينه
  رنا ريتا رولا ديانا نانسي كارلا ميرا يارا ساره نجلاء هاله غاده رانيا داليا دينا ياسمين شيماء مروه نسرين سوسن سهام سعاد نوف العنود هيا
  لولوه عهود ريم ريما جنان وضحي
`);
/** First names that are words as well: names behind a title, or before a family name. */
export const doubtfulNames = words(`
  حسن كريم فوزي جميل سعيد فرح ربيع وليد امل نور سلام جمال نبيل كامل هاني رضا ايمن اشرف سعد سعود عادل صادق امين منير سمير بشير وسام وفاء
  صباح رجاء حنان امال سميره نهي جنى رحاب عمر هدي مني اسماء ايمان هبه شهد سيف فارس هلال صالح سالم مبارك بدر منصور غانم كمال جواهر حصه موزه
  هند لمي ليلي سلمي دلال بشاير رغد طارق حمد حمزه انس
`);

/** Nouns before the name of a place or a company, folded; only without article: 'شارع أحمد الجابر', 'مستشفى السلام'. */
export const places = words(`
  شارع مطعم مقهي كافيه مستشفي مستوصف شركه موسسه فندق منتجع مول مجمع برج عياده مركز مدرسه جامعه كليه بنك مصرف صيدليه معهد دوار ميدان
  جسر مسجد جامع حديقه متحف مسرح قاعه اكاديميه وكاله مجله جريده قناه جمعيه
`);
/** What follows such a noun without naming it: people, goods, services and adjectives, folded, with their article. */
export const plainBehind = words(`
  الحي الحاره المدينه البلد البلده الديره الفريج المنطقه العيله العائله الاسره الاطفال الصغار الكبار النساء الرجال السيدات البنات الاولاد الشباب الطلاب الطلبه
  الجمله التجزئه التجاره الاتصالات الاتصال الكهرباء المويه الماء المياه الغاز التامين التوصيل الشحن النقل السفر السياحه الطيران المقاولات البناء الانشاءات الصيانه النظافه
  التنظيف البرمجه البرمجيات التقنيه التسويق الاعلان الدعايه التدريب التعليم التعلم اللغات اللغه الاسنان العيون الجلديه القلب الطوارئ الولاده النسا النساء التجميل العلاج
  الخضار الفواكه السمك اللحوم اللحم الذهب العقار العقارات السيارات المفروشات الملابس العطور الحلويات الاكل القهوه الشاي البيت البيوت المنزل المنازل العمل الشغل الاعمال
  المستقبل الحياه المجتمع الدوله الحكومه المطار البحر الجبل الكورنيش السوق الضيافه الموتمرات المعارض الافراح الاعراس الرياضه اللياقه العملاء الزباين الزبائن الموظفين
  الخدمه الخدمات الرعايه البيع الشراء الحجز الاستقبال الدفع الفنون الفن الثقافه العلوم الصحه القانون الحقوق الهندسه الطب الاقتصاد الاداره المال البيانات الالعاب
  الجديد الجديده اليديد الكبير الكبيره الصغير الصغيره الرئيسي الرئيسيه الوحيد الوحيده الاول الاولي الثاني الثانيه القديم القديمه الحديث الحديثه المفضل المفضله القريب القريبه
  العام العامه الخاص الخاصه الحكومي المحلي المحليه العالمي العالميه الاهليه الدوليه اللي الذي التي
`);

/** English words behind which, or before which, capitals name somebody. */
export const englishTitles = words("dr mr mrs ms prof professor chef coach captain sir nurse pastor sheikh");
export const englishKinds = words(`
  street st avenue ave road rd lane boulevard blvd hospital clinic university college hotel bank park school museum square mall foundation group inc ltd llc
  co company bakery cafe restaurant studio labs church library theater theatre association institute academy
`);
export const englishNames = words(`
  james john robert michael william david richard joseph thomas charles daniel matthew anthony mark steven paul andrew joshua kevin brian george
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy sandra ashley emily donna michelle carol amanda melissa deborah
  stephanie rebecca laura sharon cynthia kathleen amy hannah anna maria emma olivia sophia isabella mia grace lily chloe nora zoe lucy alice
  priya raj ahmed omar fatima layla carlos juan luis marcus tyrone jamal mei wei kenji elena nina diane judy ruth helen tom mike dave ben sam kate
  nick jake luke ryan adam eric jason peter frank henry jack oliver noah liam ethan
`);
