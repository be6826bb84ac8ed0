CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"ad_id" text,
	"ad_title" text NOT NULL,
	"asker_user_id" text,
	"asker_email" text,
	"asker_key" text NOT NULL,
	"asker_name" text NOT NULL,
	"state" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"blocker" text NOT NULL,
	"blocked" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"text_length" integer NOT NULL,
	"state" text NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ad_id_kleinanzeigen_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."kleinanzeigen"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_person_key" ON "conversations" USING btree ("ad_id","asker_key") WHERE "conversations"."state" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "conversations_ad_idx" ON "conversations" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "conversations_asker_idx" ON "conversations" USING btree ("asker_user_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_email_idx" ON "conversations" USING btree ("asker_email");--> statement-breakpoint
CREATE INDEX "conversations_key_idx" ON "conversations" USING btree ("asker_key","created_at");--> statement-breakpoint
CREATE INDEX "message_blocks_blocked_idx" ON "message_blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("conversation_id","side") WHERE "messages"."state" = 'delivered' and "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_text_idx" ON "messages" USING btree ("text_hash","created_at");