ALTER TABLE "form_submissions" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "version_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "consents" jsonb;