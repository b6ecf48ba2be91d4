CREATE TABLE "phone_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
CREATE INDEX "phone_codes_expired" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number");