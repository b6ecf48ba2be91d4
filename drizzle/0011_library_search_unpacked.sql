-- A search for a word that most texts have must read all of them, and unpacking took a third of the time. What the search reads is
-- stored as it is from now on; texts of before stay packed until they are changed.
ALTER TABLE "library_items" ALTER COLUMN "folded" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "library_items" ALTER COLUMN "search_vector" SET STORAGE EXTERNAL;
