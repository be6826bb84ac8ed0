ALTER TABLE "survey_votes" ALTER COLUMN "voter" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "survey_votes" ADD COLUMN "device" text;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_votes_device_key" ON "survey_votes" USING btree ("survey","device");