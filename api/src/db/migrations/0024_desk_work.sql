CREATE TABLE "contract_handlings" (
	"declaration_id" text PRIMARY KEY NOT NULL,
	"subscription_id" text,
	"decision" text,
	"ends_on" text,
	"reason" text,
	"refunded_on" text,
	"refund_cents" integer,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"done_at" timestamp (3) with time zone,
	"handled_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_work" (
	"subject_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"handled_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_handlings" ADD CONSTRAINT "contract_handlings_declaration_id_contract_declarations_id_fk" FOREIGN KEY ("declaration_id") REFERENCES "public"."contract_declarations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_work_updated_idx" ON "desk_work" USING btree ("updated_at");