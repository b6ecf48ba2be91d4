ALTER TABLE "generations" ADD COLUMN "conversion" jsonb;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "conversion" jsonb;