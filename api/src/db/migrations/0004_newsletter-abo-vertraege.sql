CREATE TABLE "interest_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"muted" text[] DEFAULT '{}' NOT NULL,
	"regions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"operation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"derived" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"personalised" text DEFAULT 'on' NOT NULL,
	"learn" text DEFAULT 'off' NOT NULL,
	"learn_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"list_ids" text[] NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"page_url" text NOT NULL,
	"source" text NOT NULL,
	"sign_up_ip" text,
	"sign_up_user_agent" text,
	"token_hash" text,
	"token_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirm_ip" text,
	"confirm_user_agent" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"list_id" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"frequency" text DEFAULT 'each' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_declarations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"manner" text,
	"reason" text,
	"ends_on" text,
	"subscription_id" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_order_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"subscription_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "print_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"phone" text,
	"customer_no" text,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"agreed" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"delivery" jsonb NOT NULL,
	"billing" jsonb,
	"gift" jsonb,
	"start_issue" text NOT NULL,
	"payment" text NOT NULL,
	"payment_state" text DEFAULT 'open' NOT NULL,
	"account_holder" text,
	"iban_sealed" text,
	"iban_last4" text,
	"mandate_ref" text,
	"mandate_at" timestamp (3) with time zone,
	"state" text DEFAULT 'ordered' NOT NULL,
	"ends_on" text,
	"paused_from" text,
	"paused_until" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"services" jsonb NOT NULL,
	"text_version" text NOT NULL,
	"layer" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"archive" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "print_requests" ADD CONSTRAINT "print_requests_subscription_id_print_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."print_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_sign_ups_token_key" ON "newsletter_sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_email_idx" ON "newsletter_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_created_idx" ON "newsletter_sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_list_key" ON "newsletter_subscriptions" USING btree ("email","list_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "contract_declarations_email_idx" ON "contract_declarations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contract_declarations_received_idx" ON "contract_declarations" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "print_order_drafts_expires_idx" ON "print_order_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "print_requests_subscription_idx" ON "print_requests" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "print_subscriptions_order_no_key" ON "print_subscriptions" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "print_subscriptions_email_idx" ON "print_subscriptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "print_subscriptions_user_idx" ON "print_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consent_records_subject_idx" ON "consent_records" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "consent_records_created_idx" ON "consent_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id");