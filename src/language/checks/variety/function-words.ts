/** A region of Arabic as the tables abbreviate it: Egyptian, Gulf, Levantine, Standard. */
type Letter = "e" | "g" | "l" | "s";

/**
 * The closed classes of the written varieties (pronouns, demonstratives, interrogatives, negation, particles, the commonest verbs
 * and adverbs), each list under the regions that say it; `e`gyptian, `g`ulf, `l`evantine, `s`tandard. Saudi, Syrian and
 * Palestinian usage is included, because the model must know the whole region, not only the countries that Lahja writes in.
 * Standard words that every dialect writes too are left out: they tell nothing.
 */
export const functionWords: readonly (readonly [regions: string, words: string])[] = [
  [
    "e",
    `ده دي دول دا كده كدا إزاي ازيك ازيكم إزيك إزيكو إمتى امتي دلوقتي دلوقت النهارده انهارده إنهارده عايز عايزه عايزين عاوز عاوزه عاوزين
     عايزك عايزني أوي قوي مفيش مافيش محدش ماحدش معنديش ماعنديش معندوش معندناش فين بتاع بتاعه بتاعت بتاعي بتاعك بتاعتي بتاعتك بتاعنا
     بتاعتنا بتوع برضه برضو بردو برده أهو أهي أهم عشانك علشان ليه ليا ليك ليكي ليكم ليكو ليها ليهم لينا بيها بيهم بيكم بيك بيه
     هنا هناك كويس كويسه كويسين وحش وحشه حاجه حاجات إحنا هما احناش إنتوا إنتو اللي لسه لسة خالص طب طيب يلا بص بصي بصوا خد خدي خدوا
     هات هاتي هاتوا تعالى تعالي استنى استني ازاى ايوه أيوه أيوة لأ ماشي حضرتك حضراتكم فندم بقى بقت بقيت بقوا يبقى تبقى هيبقى بيبقى
     إيه ايه انهي أنهي أنهو كام بكام منين مين زي زيي زيك زيه زيها زينا جدا شويه معلش جه جت جم راجل ست عيل عيال بكره امبارح إمبارح الضهر
     معايا معاك معاكي معاه معاها معاهم معاكم وياك مستني مستنيه مستنيين عمال عماله شغال قاعد ساعات كمان تاني تانيه كتير كتيره اكتر
     تلاته تلات تمانيه تماني حداشر اتناشر تلتاشر خمستاشر عشان ممكن مينفعش ينفع متنساش ماتنساش مش مكنش ماكانش مكانش مبقاش مبقتش اهه
     يعني بجد عربيه شنطه ترابيزه أوضه كوبايه كبايه جزمه هدوم فلوس جنيه دكتور سواق شغلانه واد بت خناقه زعلان فرحان مبسوط يادوب ياريت
     علطول لحد لغايه جوه بره قدام ورا فوق تحت جنب حوالين قبل بعديها ساعتها وقتها`,
  ],
];
