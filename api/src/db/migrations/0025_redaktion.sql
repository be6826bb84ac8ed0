CREATE TABLE "newsletter_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"issue_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"audience" text DEFAULT 'each' NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"stories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"author" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_records" (
	"id" text PRIMARY KEY NOT NULL,
	"draw" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"content" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_seals" (
	"id" text PRIMARY KEY NOT NULL,
	"draw" text NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "draw_winners" (
	"id" text PRIMARY KEY NOT NULL,
	"draw" text NOT NULL,
	"record" text NOT NULL,
	"entry" text NOT NULL,
	"prize" integer NOT NULL,
	"state" text DEFAULT 'drawn' NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"answer_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_votes" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "survey_votes" ADD COLUMN "text_state" text;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once_key" ON "newsletter_deliveries" USING btree ("issue_id","subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_state_idx" ON "newsletter_deliveries" USING btree ("issue_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_issues_list_idx" ON "newsletter_issues" USING btree ("list_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_records_number_key" ON "draw_records" USING btree ("draw","number");--> statement-breakpoint
CREATE INDEX "draw_seals_draw_idx" ON "draw_seals" USING btree ("draw");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_winners_entry_key" ON "draw_winners" USING btree ("draw","entry");--> statement-breakpoint
CREATE INDEX "draw_winners_record_idx" ON "draw_winners" USING btree ("record");--> statement-breakpoint
CREATE FUNCTION "draw_records_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'draw records are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "draw_records_append_only" BEFORE UPDATE OR DELETE ON "draw_records"
	FOR EACH ROW EXECUTE FUNCTION "draw_records_stay"();
