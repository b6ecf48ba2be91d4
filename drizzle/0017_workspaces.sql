-- Texts and all that belongs to them move from people to workspaces. What locks a table is done here and takes no time; what has to read
-- a whole table follows after the transaction (src/server/platform/db/online-steps.ts), while servers of the previous version work on.
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY NOT NULL,
	"person_of" text,
	"plan" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_person_of_unique" UNIQUE("person_of")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_person_of_users_id_fk" FOREIGN KEY ("person_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
-- Every account has a personal workspace with its id, whichever version of the server makes the account.
CREATE FUNCTION make_personal_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO workspaces (id, person_of, plan, created_at) VALUES (NEW.id, NEW.id, NEW.plan, NEW.created_at);
  INSERT INTO memberships (workspace_id, user_id, role, created_at) VALUES (NEW.id, NEW.id, 'owner', NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_personal_workspace AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION make_personal_workspace();--> statement-breakpoint
INSERT INTO workspaces (id, person_of, plan, created_at) SELECT id, id, plan, created_at FROM users;--> statement-breakpoint
INSERT INTO memberships (workspace_id, user_id, role, created_at) SELECT id, id, 'owner', created_at FROM users;--> statement-breakpoint
-- For servers of the previous version, which read and write the plan of the account: both say the same. Goes with the next release.
CREATE FUNCTION share_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE workspaces SET plan = NEW.plan WHERE person_of = NEW.id AND plan IS DISTINCT FROM NEW.plan;
  ELSE
    UPDATE users SET plan = NEW.plan WHERE id = NEW.person_of AND plan IS DISTINCT FROM NEW.plan;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_plan AFTER UPDATE OF plan ON users FOR EACH ROW EXECUTE FUNCTION share_plan();--> statement-breakpoint
CREATE TRIGGER workspaces_plan AFTER UPDATE OF plan ON workspaces FOR EACH ROW EXECUTE FUNCTION share_plan();--> statement-breakpoint
-- What a server of the previous version writes names its person only: it belongs to that person's own workspace.
CREATE FUNCTION fill_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.workspace_id := NEW.user_id;
  RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "brand_voices" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_voices" DROP CONSTRAINT "brand_voices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "brand_voices" ADD CONSTRAINT "brand_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER brand_voices_workspace BEFORE INSERT ON "brand_voices" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER generations_workspace BEFORE INSERT ON "generations" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
ALTER TABLE "library_items" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "library_items" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "library_items" DROP CONSTRAINT "library_items_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "library_items" ADD CONSTRAINT "library_items_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER library_items_workspace BEFORE INSERT ON "library_items" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
ALTER TABLE "sets" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "sets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sets" DROP CONSTRAINT "sets_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sets" ADD CONSTRAINT "sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "sets" ADD CONSTRAINT "sets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER sets_workspace BEFORE INSERT ON "sets" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
ALTER TABLE "archives" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "archives" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "archives" DROP CONSTRAINT "archives_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER archives_workspace BEFORE INSERT ON "archives" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
ALTER TABLE "shared_links" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "shared_links" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_links" DROP CONSTRAINT "shared_links_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "shared_links" ADD CONSTRAINT "shared_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE TRIGGER shared_links_workspace BEFORE INSERT ON "shared_links" FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
-- A row a person and a month: few enough to be done at once.
ALTER TABLE "usage_months" ADD COLUMN "workspace_id" text;--> statement-breakpoint
UPDATE usage_months SET workspace_id = user_id;--> statement-breakpoint
ALTER TABLE "usage_months" DROP CONSTRAINT "usage_months_user_id_month_pk";--> statement-breakpoint
ALTER TABLE "usage_months" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_workspace_id_month_pk" PRIMARY KEY("workspace_id","month");--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "usage_months_user" ON "usage_months" USING btree ("user_id","month");--> statement-breakpoint
CREATE TRIGGER usage_months_workspace BEFORE INSERT ON usage_months FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION fill_workspace();--> statement-breakpoint
CREATE FUNCTION fill_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.user_id := (SELECT person_of FROM workspaces WHERE id = NEW.workspace_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER usage_months_user BEFORE INSERT ON usage_months FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_user();--> statement-breakpoint
-- An index of each table stays for the makers; the others make room for those of the workspaces, and go when these are built.
ALTER INDEX "brand_voices_user" RENAME TO "brand_voices_maker";--> statement-breakpoint
ALTER INDEX "generations_user" RENAME TO "generations_maker";--> statement-breakpoint
ALTER INDEX "library_items_newest" RENAME TO "library_items_maker";--> statement-breakpoint
ALTER INDEX "sets_newest" RENAME TO "sets_maker";--> statement-breakpoint
ALTER INDEX "archives_user" RENAME TO "archives_maker";--> statement-breakpoint
ALTER INDEX "shared_links_user" RENAME TO "shared_links_maker";--> statement-breakpoint
ALTER INDEX "generations_idempotency" RENAME TO "generations_idempotency_by_user";--> statement-breakpoint
ALTER INDEX "generations_lost" RENAME TO "generations_lost_by_user";--> statement-breakpoint
ALTER INDEX "library_items_title" RENAME TO "library_items_title_by_user";--> statement-breakpoint
ALTER INDEX "library_items_length" RENAME TO "library_items_length_by_user";--> statement-breakpoint
ALTER INDEX "library_items_words" RENAME TO "library_items_words_by_user";--> statement-breakpoint
ALTER INDEX "library_items_letters" RENAME TO "library_items_letters_by_user";--> statement-breakpoint
ALTER INDEX "library_items_trash" RENAME TO "library_items_trash_by_user";--> statement-breakpoint
ALTER INDEX "library_items_source" RENAME TO "library_items_source_by_user";--> statement-breakpoint
ALTER INDEX "library_items_figures" RENAME TO "library_items_figures_by_user";--> statement-breakpoint
ALTER INDEX "library_items_edited" RENAME TO "library_items_edited_by_user";--> statement-breakpoint
ALTER INDEX "sets_idempotency" RENAME TO "sets_idempotency_by_user";
