CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form","id");--> statement-breakpoint
CREATE INDEX "survey_votes_texts_idx" ON "survey_votes" USING btree ("survey",(text_state <> 'held'),"id" DESC NULLS FIRST) WHERE "survey_votes"."text" is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_risk_idx" ON "moderation_cases" USING btree ("state","score" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_idx" ON "moderation_cases" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state in ('approved', 'rejected');--> statement-breakpoint
CREATE INDEX "print_requests_created_idx" ON "print_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "print_subscriptions_created_idx" ON "print_subscriptions" USING btree ("created_at","id");