ALTER TABLE "library_items" ADD COLUMN "tone" text GENERATED ALWAYS AS (brief ->> 'tone') STORED;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "variety_verdict" text GENERATED ALWAYS AS (report -> 'variety' ->> 'verdict') STORED;--> statement-breakpoint
CREATE INDEX "generations_lost" ON "generations" USING btree ("user_id","started_at") WHERE state in ('failed', 'interrupted') and item_id is null;--> statement-breakpoint
CREATE INDEX "library_items_edited" ON "library_items" USING btree ("user_id","updated_at") WHERE version > 1;