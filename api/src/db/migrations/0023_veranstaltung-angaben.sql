ALTER TABLE "events" ADD COLUMN "door_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "accessibility" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "audience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "topics" jsonb DEFAULT '[]'::jsonb NOT NULL;