CREATE TABLE "event_photo_desks" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uploads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_photo_desks" ADD CONSTRAINT "event_photo_desks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_photo_desks_event_key" ON "event_photo_desks" USING btree ("event_id");