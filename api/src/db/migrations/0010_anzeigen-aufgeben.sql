CREATE TABLE "ad_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"owner_key" text,
	"ad_id" text,
	"ad_version" integer,
	"category_id" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text,
	"ad_id" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"source_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"before" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"automated" boolean DEFAULT false NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"note" text,
	"appeal" text,
	"appeal_text" text,
	"appeal_at" timestamp (3) with time zone,
	"appeal_note" text,
	"appeal_decided_by" text,
	"appeal_decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_url" text NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"name" text,
	"email" text,
	"state" text DEFAULT 'received' NOT NULL,
	"measure" boolean,
	"decision_note" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "owner_key" text;--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "state_before" text;--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_drafts" ADD CONSTRAINT "ad_drafts_ad_id_kleinanzeigen_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."kleinanzeigen"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_drafts" ADD CONSTRAINT "ad_drafts_category_id_kleinanzeigen_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."kleinanzeigen_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_drafts_ad_key" ON "ad_drafts" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_drafts_user_idx" ON "ad_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_drafts_owner_idx" ON "ad_drafts" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "ad_drafts_updated_idx" ON "ad_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "ad_photos_draft_idx" ON "ad_photos" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "ad_photos_ad_idx" ON "ad_photos" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "ad_photos_created_idx" ON "ad_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_idx" ON "moderation_cases" USING btree ("state","score","created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_subject_idx" ON "moderation_cases" USING btree ("kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_appeal_idx" ON "moderation_cases" USING btree ("appeal");--> statement-breakpoint
CREATE INDEX "reports_target_idx" ON "reports" USING btree ("target_kind","target_id");--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kleinanzeigen_owner_idx" ON "kleinanzeigen" USING btree ("owner_key");--> statement-breakpoint
CREATE INDEX "kleinanzeigen_guest_idx" ON "kleinanzeigen" USING btree ("guest_email");