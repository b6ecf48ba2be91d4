/** An Egyptian text with all that a conversion must not touch. */
export const egyptianText = [
  "# خصم كبير النهارده",
  "الشغل ده هيخلص دلوقتي، ومش عايزين ننسى أي حاجة. السعر 1,250 جنيه بس، والتفاصيل على https://zahra.example/offers وكمان في #عروض_زهرة.",
  "- اطلبه دلوقتي على 0100 123 4567\n- إحنا معاك لحد ما يوصل",
].join("\n\n");
