CREATE TABLE "block_homes" (
	"block" text PRIMARY KEY NOT NULL,
	"story" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
