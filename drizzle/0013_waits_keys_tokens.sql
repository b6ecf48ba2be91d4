CREATE TABLE "token_days" (
	"id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"requests" integer NOT NULL,
	"sent" bigint NOT NULL,
	"received" bigint NOT NULL,
	"estimated" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "status" jsonb;--> statement-breakpoint
ALTER TABLE "sets" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "model_notice" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "token_days" ADD CONSTRAINT "token_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "token_days_row" ON "token_days" USING btree ("day","user_id","provider","model");--> statement-breakpoint
CREATE INDEX "token_days_user" ON "token_days" USING btree ("user_id");