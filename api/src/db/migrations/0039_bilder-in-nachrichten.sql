CREATE TABLE "message_pictures" (
	"message_id" text NOT NULL,
	"piece" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "message_pictures_message_id_piece_pk" PRIMARY KEY("message_id","piece")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;