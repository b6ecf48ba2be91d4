ALTER TABLE "generations" DROP COLUMN "suggestions";--> statement-breakpoint
ALTER TABLE "library_items" DROP COLUMN "suggestions";