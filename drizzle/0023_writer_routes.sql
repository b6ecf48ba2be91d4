CREATE TABLE "writer_routes" (
	"variety" text PRIMARY KEY NOT NULL,
	"writer" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
