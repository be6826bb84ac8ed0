CREATE TABLE "contract_handlings" (
	"declaration_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"decision" text,
	"ends_on" date,
	"reason" text,
	"refunded_on" date,
	"refund_cents" bigint,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"done_at" timestamp (3) with time zone,
	"handled_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_handlings_decision_check" CHECK ("contract_handlings"."decision" in ('accepted', 'ordinary', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "service_request_handlings" (
	"subject_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"handled_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_request_handlings_state_check" CHECK ("service_request_handlings"."state" in ('new', 'in-progress', 'done'))
);
--> statement-breakpoint
CREATE TABLE "kill_switches" (
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"release" text,
	"flip" text,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kill_switches_kind_remote_pk" PRIMARY KEY("kind","remote"),
	CONSTRAINT "kill_switches_kind_check" CHECK ("kill_switches"."kind" in ('off', 'canary-stopped'))
);
--> statement-breakpoint
ALTER TABLE "contract_handlings" ADD CONSTRAINT "contract_handlings_declaration_id_contract_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."contract_declarations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_request_handlings_updated_idx" ON "service_request_handlings" USING btree ("updated_at");
