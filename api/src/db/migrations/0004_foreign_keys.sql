-- The indexes come first: the locks of the keys, which block writes to users, are held until the commit.
CREATE INDEX "ads_uncleared_idx" ON "ads" USING btree (coalesce(ended_at, updated_at)) WHERE seller_name <> '' and state in ('sold', 'expired', 'rejected', 'blocked');--> statement-breakpoint
CREATE INDEX "events_owner_idx" ON "events" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "events_owner_email_idx" ON "events" USING btree ("owner_email");--> statement-breakpoint
CREATE INDEX "contract_handlings_subscription_idx" ON "contract_handlings" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscription_idx" ON "newsletter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_updated_idx" ON "newsletter_deliveries" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "contract_declarations_subscription_idx" ON "contract_declarations" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "print_order_drafts_subscription_idx" ON "print_order_drafts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "print_subscriptions_ended_idx" ON "print_subscriptions" USING btree ("ends_on") WHERE "print_subscriptions"."state" in ('ended', 'withdrawn');--> statement-breakpoint
CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree ("created_at") WHERE "users"."email_verified" = false;--> statement-breakpoint
CREATE INDEX "users_deletion_due_idx" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
-- NOT VALID checks new rows only. After the migrations validateForeignKeys checks all rows; it blocks no writes.
ALTER TABLE "ad_drafts" ADD CONSTRAINT "ad_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "ad_photos" ADD CONSTRAINT "ad_photos_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "contract_handlings" ADD CONSTRAINT "contract_handlings_subscription_id_print_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."print_subscriptions"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_user_id_users_id_fk" FOREIGN KEY ("asker_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscription_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "interest_profiles" ADD CONSTRAINT "interest_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_subscription_id_print_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."print_subscriptions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "print_order_drafts" ADD CONSTRAINT "print_order_drafts_subscription_id_print_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."print_subscriptions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "print_subscriptions" ADD CONSTRAINT "print_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "draw_winners" ADD CONSTRAINT "draw_winners_record_draw_records_id_fk" FOREIGN KEY ("record") REFERENCES "public"."draw_records"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD CONSTRAINT "watchlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
-- Rows of accounts that no longer exist: they should have been erased with the account.
DELETE FROM "ads" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "ads"."user_id");--> statement-breakpoint
DELETE FROM "ad_drafts" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "ad_drafts"."user_id");--> statement-breakpoint
DELETE FROM "job_postings" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "job_postings"."user_id");--> statement-breakpoint
DELETE FROM "job_applications" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "job_applications"."user_id");--> statement-breakpoint
DELETE FROM "interest_profiles" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "interest_profiles"."user_id");--> statement-breakpoint
DELETE FROM "saved_searches" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "saved_searches"."user_id");--> statement-breakpoint
DELETE FROM "watchlist_items" WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "watchlist_items"."user_id");--> statement-breakpoint
DELETE FROM "newsletter_deliveries" WHERE NOT EXISTS (SELECT 1 FROM "newsletter_subscriptions" WHERE "newsletter_subscriptions"."id" = "newsletter_deliveries"."subscription_id");--> statement-breakpoint
UPDATE "ad_photos" SET "ad_id" = NULL WHERE "ad_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "ads" WHERE "ads"."id" = "ad_photos"."ad_id");--> statement-breakpoint
UPDATE "event_registrations" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "event_registrations"."user_id");--> statement-breakpoint
UPDATE "events" SET "owner_id" = NULL WHERE "owner_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "events"."owner_id");--> statement-breakpoint
UPDATE "conversations" SET "asker_user_id" = NULL WHERE "asker_user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "conversations"."asker_user_id");--> statement-breakpoint
UPDATE "print_subscriptions" SET "user_id" = NULL WHERE "user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = "print_subscriptions"."user_id");--> statement-breakpoint
UPDATE "contract_handlings" SET "subscription_id" = NULL WHERE "subscription_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "print_subscriptions" WHERE "print_subscriptions"."id" = "contract_handlings"."subscription_id");--> statement-breakpoint
UPDATE "contract_declarations" SET "subscription_id" = NULL WHERE "subscription_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "print_subscriptions" WHERE "print_subscriptions"."id" = "contract_declarations"."subscription_id");--> statement-breakpoint
DELETE FROM "print_order_drafts" WHERE "subscription_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "print_subscriptions" WHERE "print_subscriptions"."id" = "print_order_drafts"."subscription_id");
