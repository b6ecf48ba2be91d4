CREATE TABLE "other_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"report" jsonb NOT NULL,
	"writer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "drafts" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "other_drafts" ADD CONSTRAINT "other_drafts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "other_drafts" ADD CONSTRAINT "other_drafts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "other_drafts_generation" ON "other_drafts" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "other_drafts_workspace" ON "other_drafts" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "other_drafts_expiry" ON "other_drafts" USING btree ("expires_at");