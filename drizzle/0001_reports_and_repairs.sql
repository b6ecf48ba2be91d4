ALTER TABLE "generations" ADD COLUMN "step" text DEFAULT 'writing' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "repair" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "tokens" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "seconds" real;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "repair" jsonb;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "tokens" jsonb;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "seconds" real;