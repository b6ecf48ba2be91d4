-- Accents are left out (café, cafe), as `foldForSearch` in src/language/text/search-fold.ts does; what has composed again after that is
-- folded as before. The function keeps its identity, so that the columns made with it stay.
CREATE OR REPLACE FUNCTION fold_for_search(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT translate(
    regexp_replace(
      lower(normalize(regexp_replace(normalize(input, NFKD), '[\u0300-\u036F]', '', 'g'), NFKC)),
      '[\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]', '', 'g'
    ),
    'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااايييوهك01234567890123456789'
  );
END;
