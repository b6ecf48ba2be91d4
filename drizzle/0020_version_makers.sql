-- A version names who kept it. The column and its key take no time; older rows and the index follow online (online-version-makers.ts).
ALTER TABLE "library_versions" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "library_versions" ADD CONSTRAINT "library_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;
