CREATE TABLE "saved_keywords" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"keyword" text NOT NULL,
	"folded" text NOT NULL,
	"country" text NOT NULL,
	"timeframe" text NOT NULL,
	"baseline" integer,
	"baseline_source" text,
	"told" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_answers" (
	"question" text NOT NULL,
	"day" text NOT NULL,
	"answer" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trend_answers_question_day_pk" PRIMARY KEY("question","day")
);
--> statement-breakpoint
CREATE TABLE "trend_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "trend_sources" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "trend_digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "trend_digest_week" text;--> statement-breakpoint
ALTER TABLE "saved_keywords" ADD CONSTRAINT "saved_keywords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_imports" ADD CONSTRAINT "trend_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_keywords_once" ON "saved_keywords" USING btree ("user_id","folded","country");--> statement-breakpoint
CREATE INDEX "trend_answers_age" ON "trend_answers" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "trend_imports_person" ON "trend_imports" USING btree ("user_id","created_at");