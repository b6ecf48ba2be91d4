import type { OutsideVariety } from "#shared/contracts/report.ts";

type OutsideArabic = Exclude<OutsideVariety, "arabizi" | "british">;

/**
 * Words of Arabic varieties that are none of ours, folded, by how clearly they tell: 2 for words that only that place writes, less for
 * those that a neighbour of it shares. Foods, places and names are left out: they anchor nowhere. From general knowledge of the written
 * dialects.
 */
export const outsideWords: Readonly<Record<OutsideArabic, readonly (readonly [weight: number, words: string])[]>> = {
  iraqi: [
    [
      2,
      `هوايه هواي كلش شكو شوكت شگد شكد هيچ هيج لعد چا هذني ذني عدكم عدهم عدچ باوع تباوع اباوع يباوع نباوع صوچ صوج انطيني انطاني ينطي انطي تنطيني نطي
       چنت چانت چنا چنتي چانوا شتريد شتريدون شتريدين شيريد شبيك شبيها شبيكم شدتسوي شدسوي شديصير شدتريد دتسوي ديسوي ديصير دتصيح
       دتحچي تخبل يخبل تتخبل گال گالت گالوا گالو گلت گالولي گالي گلي گلتلي گلتلك اگول يگول نگول تگول گول گولي گولوا اگدر يگدر نگدر تگدر
       گدرت گاعد گاعده گاعدين گعدت گعدنا گوم گومي لگيت لگينا نلگى نلگي يلگي گدام گبل اگعد سوگ السوگ گطعت مدا فدوه`,
    ],
    [
      1,
      `هسه چاي چبير الچبير صغيرونه اخابرك خابرني يخابرني اخويه سوه ذوله فد عاجبك تاليتها صدگ صدك اكدر يكدر نكدر تكدر كالولي كاعد
       اكعد يكول تكول مالتنا مالتكم مالتهم مالتك مداافهم حچي حچيلي يحچي احچي ميخالف عوف عوفه خابر
       نهوس كلشي بيبي`,
    ],
    [
      0.6,
      "عدنا تره سوه جان جنت يمي يمك بعدني مخلص الجهال جهال للجهال كافي هيچي اريد تريد تريدين نريد يريد يريدون ماريد شويه بشويه يابه",
    ],
    [
      0.3,
      "اكو ماكو باچر خوش عفيه منو شنو زين زينه هاي يم مال وياي وياك شصار نسولف دزت دزلي تسوي اسوي يسوي مالي بيه بيها حيل شلونك ليش راح عيني حجي چان يخالف",
    ],
  ],
  maghrebi: [
    [
      2,
      `بزاف برشا هلبا ديال ديالي ديالو ديالك ديالنا ديالكم ديالهم ديالها ديالكم متاع متاعي متاعنا متاعك متاعو دابا كيفاش علاش علاه واش شكون
       شكون شنوه راهو حيت هادشي هادشيء زوين زوينه مزيان مزيانه خاصني خاصك خاصنا خاصكم عافاكم ماكاينش طوموبيل الطوموبيل
       الطونوبيل كرهبه نهضر يهضر تهضر هضر نهضرو نهدرو وقتاش فوقاش توحشتك توحشناك خويا ضرك دروك يعيشك يعيشكم شحال زعفان نتا نتوما
       فابور تاع تاعي تاعنا تاعك زادا هكا هكاك كيما نشري نشريو ماعرفتش مابقيتش بقيتش ماباغيينش باغي باغيين باغيه راني
       نمشيو نديرو نحكيو نلقاو كيدير كتدير كندير كيقول كنقول كتقول كيعجبني كنبغي كيجي كنشوف كتشوف كيلعبو كيعرفو كيبغيو نوجدو
       نعاونوك كنتسناو كنتسناوك هايله ياسره ماشيت خسرات`,
    ],
    [
      1,
      `توا توه لاباس كاين كاينه الدراري دراري الزنقه زنقه الحانوت قداش ارواح اروحو ارواحو بغيتي ملي درنا ندير احني راهي باهي باهيه شن
       كرشي صرا بنين بنينه ويكاند الويكاند غادي غابر يزي بصح متع نقدرش نعرفش نستني نستنا نستناو عيط عيطلي عيطو الماكله الماتش فيسع
       بالاك جيتيش شفتو تذوقوها واجد حوشك حنا بكري عافاك غدوه رانا ماكانش`,
    ],
    [0.5, "فين بغيت باش شنو نبي تبي مليح مليحه نحب ياسر ديما تشري شريت الحوت الما ماعنديش موش كي"],
  ],
  sudanese: [
    [
      2,
      `زول الزول زولي يازول هسع هسي داير دايره دايرين ديل حبوبه الشفع شفع ساي لحدي فيهو بيهو ليهو معاهو عليهو منهو عندهو كدي قبيل
       منتظرنك شلناهو البودي البعرف البقول البمشي البدور البيجي الحصل العاوز بتحلو ياخ كيفن كيفنكم لسع زهجت زهجان كضب ماف متين`,
    ],
    [1, "سمحه سمح عديل فتران القروش قروش قبال نتلم ادانا بديك لمن بوجعني الود بت اشيل شلت بنمشي حتجي"],
    [
      0.5,
      "طوالي معاي حقت حقتي شديد يوريني وريني كوره ود البت نحن مشينا مشيت كدا سخن الحله ليك الليله شنو زمن بي نمشي امشي ناس عاوز عاوزين عزومه عرس رقدت جبنه موتر كان امبارح دي ده خلاص كلو لي مافي قاعد قاعدين كيفك",
    ],
  ],
  yemeni: [
    [
      2,
      `ذلحين ذلحينه اشتي اشتيش نشتي يشتوا تشتوا ايحين ايحن جزعت اجزع ابسر ابسري ابسرت مابش شاجي شاسير شاروح شاكون شاقول عنسير عنجي قدنا
       قدك قدهم كذيه يرموش عليكش لقيتكش تخليهاش ذلحينك مفتهنين با قدو يسبر تسبر زلط الزلط ازقر`,
    ],
    [
      1,
      "سابر قدي شليت بعدا ساع بش يشتي تشتي عادك عادها عادني قده قدها سارح غدوه مراعيين طوالي نخزن وايتات جيتش عرفتوش قا اينك هانا ايحين راقد ارقد",
    ],
    [0.6, "حقنا جالس ذيك قد حق حقي ايش الجهال مليح نسير فيهاش بش كملت كمل تقرا"],
  ],
};

/** Words that tell British English from American, by weight; phrases stand with their spaces. */
export const britishWords: readonly (readonly [weight: number, words: readonly string[]])[] = [
  [
    2,
    "fortnight|lorry|lorries|petrol|cuppa|bloke|blokes|knackered|mum|mums|mum's|chippy|postcode|nappies|nappy|pushchair|courgette|aubergine|wellies|bank holiday|windscreen|motorway|zebra crossing|headteacher|telly|whinge|cheque|tyre|tyres|kerb|full english|charity shop|flatmate|quid|fiver|tenner|maths|a-levels|nhs|loo|estate agent|chuffed|in the boot|put the kettle|car park|queued|queuing|half one|half two|half three|half four|half five|half six|half seven|half eight|half nine|half ten|half eleven|half twelve".split(
      "|",
    ),
  ],
  [
    1.5,
    "queue|queues|takeaway|crisps|solicitor|head teacher|moved house|at the weekend|fancy a|in hospital|daft|enquiry|enquiries|licence|hob|sat nav|pram|popped|pop in|pop round|come round|kettle on|nan|grandad|until gone|minced beef|whilst|semi-detached|it chucked it down|half term".split(
      "|",
    ),
  ],
  [
    0.8,
    "rubbish|pavement|roundabout|jumper|trousers|torch|plasters|tin of|tins of|biscuits|mate|reckon|reckons|theatre|grey|cinema|jolly|the shops|the council|bin collections|gp|the chemist|autumn|shall we|fill in the form|block capitals|rugby|cricket|the rent|the flat|no lift|holidays|lovely|brilliant|a bit of|the post|timetable|the till|pint|cv|mind the|sort out|keen|cracking".split(
      "|",
    ),
  ],
];

/** Arabic in Latin letters: the commonest words that are no English ones. */
export const arabizi: ReadonlySet<string> = new Set(
  `el al wallah wallahi habibi habibti inshallah enshallah yalla hamdulillah alhamdulillah salam ana enta enti inta inti howa hiya ehna mesh mish msh mush
   shu sho shou eh leh lesh leish fein fen wen wain ween kifak kifik keef kef kif shlonak shlonik wesh esh eish bas bass ya zay zayy delwa2ty dilwati
   bokra bukra bukra ktir kteer kter awi awy gedan jedan tayyeb tayeb tayyib helo helwa 7elo akid akeed khalas mafi mafeesh mafish fi fe fee men min
   badak badik baddi biddi bedi ayez 3ayez 3awez abgha abi nabi ra7 rah rayeh rayheen hayda hayde hada hadi da di keda kda heik hek hik hon honik
   honak lazem mabrook mabrouk ta3al ta3ali bghit wach kayn chi chkoun nswl ntoma jay jaye sarle sarli zamen zaman mni7 meen mnih w wala aw ma
   3ala 3al ba3d bel bil lel lil kil kol koll kull youm yom beit bayt ahl sabah masa rabena allah khalleek khalik shway shwaya shwayya tawwa
   nkallmek jom3a akl akel el-akl kan kent kont ken sawa sawwi tsawi asawwi shi 7aga haga shabab ya5i akhi ma3lesh asef shukran zalameh
   fahem 3arif aref a3raf otlob 3omri 3an jad bi ba eb3at eb3atili ellak elak bukra nrou7 nrooh baklmk`.split(/\s+/),
);
