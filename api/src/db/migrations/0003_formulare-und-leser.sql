CREATE TABLE "article_reads" (
	"story" text NOT NULL,
	"day" date NOT NULL,
	"reads" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "article_reads_story_day_pk" PRIMARY KEY("story","day")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"answers" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	"state" text DEFAULT 'neu' NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"draw" text NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"answer" text,
	"terms_hash" text NOT NULL,
	"draw_ends_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"delete_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"survey" text NOT NULL,
	"voter" text NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_reads_day_idx" ON "article_reads" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_key" ON "form_submissions" USING btree ("form","key");--> statement-breakpoint
CREATE INDEX "form_submissions_delete_idx" ON "form_submissions" USING btree ("delete_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_entries_person_key" ON "prize_entries" USING btree ("draw","email");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_entries_code_key" ON "prize_entries" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "prize_entries_delete_idx" ON "prize_entries" USING btree ("delete_at");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_votes_voter_key" ON "survey_votes" USING btree ("survey","voter");