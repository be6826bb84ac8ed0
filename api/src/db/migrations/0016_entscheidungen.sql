ALTER TABLE "events" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "proposal" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "reporter_note" text;