CREATE TABLE "content_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"story" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
