DROP INDEX "kleinanzeigen_category_price_idx";--> statement-breakpoint
DROP INDEX "kleinanzeigen_price_idx";--> statement-breakpoint
DROP INDEX "kleinanzeigen_facets_idx";--> statement-breakpoint
DROP INDEX "kleinanzeigen_position_facets_idx";--> statement-breakpoint
ALTER TABLE "kleinanzeigen" ADD COLUMN "asking_cents" bigint GENERATED ALWAYS AS (case when price_kind = 'zu_verschenken' then 0 else price_cents end) STORED;--> statement-breakpoint
CREATE INDEX "kleinanzeigen_category_asking_idx" ON "kleinanzeigen" USING btree ("category_id","asking_cents") WHERE listed;--> statement-breakpoint
CREATE INDEX "kleinanzeigen_asking_idx" ON "kleinanzeigen" USING btree ("asking_cents") WHERE listed;--> statement-breakpoint
CREATE INDEX "kleinanzeigen_asking_facets_idx" ON "kleinanzeigen" USING btree ("category_id","kind","seller","condition","asking_cents") WHERE listed;--> statement-breakpoint
CREATE INDEX "kleinanzeigen_position_asking_idx" ON "kleinanzeigen" USING btree ("lat","lng","category_id","kind","seller","condition","asking_cents") WHERE listed;