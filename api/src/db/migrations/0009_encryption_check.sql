CREATE TABLE "encryption_check" (
	"id" text PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL
);
