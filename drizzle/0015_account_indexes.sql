-- Not CONCURRENTLY: the migrations of a version are one transaction, which PostgreSQL does not allow for it. Writing waits while each is
-- built (well under a second for 100,000 rows); reading does not.
CREATE INDEX "generations_set" ON "generations" USING btree ("set_id") WHERE set_id is not null;--> statement-breakpoint
CREATE INDEX "generations_edits" ON "generations" USING btree ("finished_at") WHERE kind = 'edit';--> statement-breakpoint
CREATE INDEX "shared_links_user" ON "shared_links" USING btree ("user_id");