CREATE TABLE "event_dates" (
	"event_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_dates_event_id_starts_at_pk" PRIMARY KEY("event_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"attendance" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"status_note" text,
	"organizer" text NOT NULL,
	"venue" text,
	"street" text,
	"postcode" text,
	"city" text,
	"latitude" double precision,
	"longitude" double precision,
	"price_cents" integer,
	"price_note" text,
	"recurrence" text,
	"sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_dates_starts_at_idx" ON "event_dates" USING btree ("starts_at","event_id");