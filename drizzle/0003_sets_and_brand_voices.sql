CREATE TABLE "brand_voices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_cells" (
	"set_id" text NOT NULL,
	"variety" text NOT NULL,
	"position" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"generation_id" text,
	"error_code" text,
	"error_params" jsonb,
	CONSTRAINT "set_cells_set_id_variety_pk" PRIMARY KEY("set_id","variety")
);
--> statement-breakpoint
CREATE TABLE "sets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"title" text NOT NULL,
	"brief" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_cells" ADD CONSTRAINT "set_cells_set_id_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sets" ADD CONSTRAINT "sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_voices_user" ON "brand_voices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sets_idempotency" ON "sets" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "sets_newest" ON "sets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "library_items_set" ON "library_items" USING btree ("set_id") WHERE set_id is not null;