-- Both extensions are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The same folding as `foldForSearch` in src/language/text/search-fold.ts: a test compares the two.
CREATE FUNCTION fold_for_search(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT translate(
    regexp_replace(
      lower(normalize(input, NFKC)),
      '[\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]', '', 'g'
    ),
    'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'اااايييوهك01234567890123456789'
  );
END;--> statement-breakpoint
-- The stems of both languages; whole words and parts of them are found by their letters. Without places, which only a ranking needs,
-- the vector is a third as long and read three times as fast. It may hold 1 MB: of a very long text the first 60,000 characters.
CREATE FUNCTION search_vector_of(title text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT strip(to_tsvector('arabic', words) || to_tsvector('english', words))
  FROM (SELECT left(fold_for_search(title || ' ' || body), 60000) AS words OFFSET 0) AS folded;
END;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_for_search(title || E'
' || text)) STORED;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "title_key" text GENERATED ALWAYS AS (left(fold_for_search(title), 200)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (search_vector_of(title, text)) STORED;--> statement-breakpoint
CREATE INDEX "library_items_title" ON "library_items" USING btree ("user_id","title_key","id");--> statement-breakpoint
CREATE INDEX "library_items_length" ON "library_items" USING btree ("user_id","words","id");--> statement-breakpoint
CREATE INDEX "library_items_words" ON "library_items" USING gin ("user_id","search_vector");--> statement-breakpoint
CREATE INDEX "library_items_letters" ON "library_items" USING gin ("user_id","folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "library_items_trash" ON "library_items" USING btree ("user_id","deleted_at") WHERE deleted_at is not null;