CREATE TABLE "job_application_files" (
	"application_id" text NOT NULL,
	"piece" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "job_application_files_application_id_piece_pk" PRIMARY KEY("application_id","piece")
);
--> statement-breakpoint
DROP INDEX "job_applications_person_key";--> statement-breakpoint
ALTER TABLE "job_application_files" ADD CONSTRAINT "job_application_files_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_person_key" ON "job_applications" USING btree ("posting_id","email") WHERE "job_applications"."state" not in ('unbestaetigt', 'abgesagt', 'zurueckgezogen');