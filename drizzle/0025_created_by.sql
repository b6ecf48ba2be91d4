-- The maker of a text is `created_by`, and the bridges to servers from before workspaces go. What locks a table is done here and takes no time;
-- the rows and the indexes follow online (src/server/platform/db/online-makers.ts).
DROP TRIGGER "brand_voices_workspace" ON "brand_voices";--> statement-breakpoint
DROP TRIGGER "generations_workspace" ON "generations";--> statement-breakpoint
DROP TRIGGER "library_items_workspace" ON "library_items";--> statement-breakpoint
DROP TRIGGER "sets_workspace" ON "sets";--> statement-breakpoint
DROP TRIGGER "archives_workspace" ON "archives";--> statement-breakpoint
DROP TRIGGER "shared_links_workspace" ON "shared_links";--> statement-breakpoint
DROP TRIGGER "usage_months_workspace" ON "usage_months";--> statement-breakpoint
DROP FUNCTION fill_workspace();--> statement-breakpoint
DROP TRIGGER "usage_months_user" ON "usage_months";--> statement-breakpoint
DROP FUNCTION fill_user();--> statement-breakpoint
ALTER TABLE "usage_months" DROP CONSTRAINT "usage_months_user_id_users_id_fk";--> statement-breakpoint
DROP INDEX "usage_months_user";--> statement-breakpoint
DROP TRIGGER "users_plan" ON "users";--> statement-breakpoint
DROP TRIGGER "workspaces_plan" ON "workspaces";--> statement-breakpoint
DROP FUNCTION share_plan();--> statement-breakpoint
-- Servers of the previous version name `users.plan` and `usage_months.user_id` in their inserts: both columns stay until the next release.
ALTER TABLE "users" ALTER COLUMN "plan" SET DEFAULT 'free';--> statement-breakpoint
-- The same servers read and write the maker as `user_id`: rows of either version say both. Goes with the next release.
CREATE FUNCTION share_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.created_by := coalesce(NEW.created_by, NEW.user_id);
  NEW.user_id := NEW.created_by;
  RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "brand_voices_maker" BEFORE INSERT ON "brand_voices" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "generations_maker" BEFORE INSERT ON "generations" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "library_items_maker" BEFORE INSERT ON "library_items" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
ALTER TABLE "sets" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "sets" ADD CONSTRAINT "sets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "sets_maker" BEFORE INSERT ON "sets" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "archives_maker" BEFORE INSERT ON "archives" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
ALTER TABLE "shared_links" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER "shared_links_maker" BEFORE INSERT ON "shared_links" FOR EACH ROW WHEN (NEW.created_by IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION share_maker();--> statement-breakpoint
-- The indexes by `user_id` make room for those by `created_by`; they go with their column.
ALTER INDEX "brand_voices_maker" RENAME TO "brand_voices_maker_by_user";--> statement-breakpoint
ALTER INDEX "generations_maker" RENAME TO "generations_maker_by_user";--> statement-breakpoint
ALTER INDEX "library_items_maker" RENAME TO "library_items_maker_by_user";--> statement-breakpoint
ALTER INDEX "sets_maker" RENAME TO "sets_maker_by_user";--> statement-breakpoint
ALTER INDEX "archives_maker" RENAME TO "archives_maker_by_user";--> statement-breakpoint
ALTER INDEX "shared_links_maker" RENAME TO "shared_links_maker_by_user";
