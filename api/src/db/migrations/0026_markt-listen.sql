DROP INDEX "kleinanzeigen_position_idx";--> statement-breakpoint
CREATE INDEX "event_dates_ends_at_idx" ON "event_dates" USING btree ("ends_at","event_id");--> statement-breakpoint
CREATE INDEX "events_position_idx" ON "events" USING btree ("latitude","longitude") WHERE state = 'veroeffentlicht';--> statement-breakpoint
CREATE INDEX "events_category_idx" ON "events" USING btree ("category","id") WHERE state = 'veroeffentlicht';--> statement-breakpoint
CREATE INDEX "kleinanzeigen_facets_idx" ON "kleinanzeigen" USING btree ("category_id","kind","seller","condition","price_cents") WHERE listed;--> statement-breakpoint
CREATE INDEX "kleinanzeigen_position_facets_idx" ON "kleinanzeigen" USING btree ("lat","lng","category_id","kind","seller","condition","price_cents") WHERE listed;