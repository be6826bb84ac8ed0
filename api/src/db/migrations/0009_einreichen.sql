ALTER TABLE "events" ADD COLUMN "owner_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "schedule" jsonb;