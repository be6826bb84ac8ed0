CREATE TABLE "event_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"date_id" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"seats" integer NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'angefragt' NOT NULL,
	"code" text NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"offer_until" timestamp (3) with time zone,
	"consent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "event_dates_id_key" ON "event_dates" USING btree ("id");--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "status_note" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "previous_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "seats_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waitlist" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "max_per_person" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "closes_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancel_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "state" text DEFAULT 'veroeffentlicht' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "owner_email" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_code_key" ON "event_registrations" USING btree ("date_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_person_key" ON "event_registrations" USING btree ("date_id","email") WHERE "event_registrations"."state" in ('angefragt', 'bestaetigt', 'warteliste', 'nachgerueckt');--> statement-breakpoint
CREATE INDEX "event_registrations_waiting_idx" ON "event_registrations" USING btree ("date_id","state","waiting_since");--> statement-breakpoint
CREATE INDEX "event_registrations_email_idx" ON "event_registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_registrations_user_idx" ON "event_registrations" USING btree ("user_id");
