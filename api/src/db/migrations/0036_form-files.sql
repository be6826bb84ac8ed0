CREATE TABLE "form_file_pieces" (
	"file_id" text NOT NULL,
	"piece" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "form_file_pieces_file_id_piece_pk" PRIMARY KEY("file_id","piece")
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_file_pieces" ADD CONSTRAINT "form_file_pieces_file_id_form_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_files_field_key" ON "form_files" USING btree ("submission_id","field");