ALTER TABLE "event_dates" ADD COLUMN "planned_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "online_url" text;