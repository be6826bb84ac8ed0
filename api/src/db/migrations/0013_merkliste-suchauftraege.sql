CREATE TABLE "saved_items" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"visitor_id" text,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_hits" (
	"search_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"facts" text NOT NULL,
	"path" text NOT NULL,
	"mail_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_hits_search_id_item_id_pk" PRIMARY KEY("search_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"title" text NOT NULL,
	"frequency" text NOT NULL,
	"state" text NOT NULL,
	"seen_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_user_key" ON "saved_items" USING btree ("user_id","kind","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_visitor_key" ON "saved_items" USING btree ("visitor_id","kind","item_id");--> statement-breakpoint
CREATE INDEX "saved_items_created_idx" ON "saved_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_search_hits_mail_idx" ON "saved_search_hits" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "saved_search_hits_created_idx" ON "saved_search_hits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_query_key" ON "saved_searches" USING btree ("email","kind","query");--> statement-breakpoint
CREATE INDEX "saved_searches_due_idx" ON "saved_searches" USING btree ("due_at") WHERE "saved_searches"."state" = 'aktiv';--> statement-breakpoint
CREATE INDEX "saved_searches_user_idx" ON "saved_searches" USING btree ("user_id");