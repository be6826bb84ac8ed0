CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_outbox_due_idx" ON "search_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE FUNCTION search_outbox_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_outbox (kind, item_id) VALUES ('kleinanzeigen', coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_outbox_insert AFTER INSERT ON kleinanzeigen FOR EACH ROW WHEN (NEW.listed) EXECUTE FUNCTION search_outbox_ad();
--> statement-breakpoint
CREATE TRIGGER search_outbox_update AFTER UPDATE ON kleinanzeigen FOR EACH ROW WHEN (OLD.listed OR NEW.listed) EXECUTE FUNCTION search_outbox_ad();
--> statement-breakpoint
CREATE TRIGGER search_outbox_delete AFTER DELETE ON kleinanzeigen FOR EACH ROW WHEN (OLD.listed) EXECUTE FUNCTION search_outbox_ad();
--> statement-breakpoint
CREATE FUNCTION search_outbox_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_outbox (kind, item_id) VALUES ('jobs', coalesce(NEW.id, OLD.id));
	IF NEW.listed AND (TG_OP = 'INSERT' OR NOT OLD.listed OR OLD.valid_through <> NEW.valid_through) THEN
		INSERT INTO search_outbox (kind, item_id, due_at) VALUES ('jobs', NEW.id, NEW.valid_through + interval '1 second');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_outbox_insert AFTER INSERT ON job_postings FOR EACH ROW WHEN (NEW.listed) EXECUTE FUNCTION search_outbox_job();
--> statement-breakpoint
CREATE TRIGGER search_outbox_update AFTER UPDATE ON job_postings FOR EACH ROW WHEN (OLD.listed OR NEW.listed) EXECUTE FUNCTION search_outbox_job();
--> statement-breakpoint
CREATE TRIGGER search_outbox_delete AFTER DELETE ON job_postings FOR EACH ROW WHEN (OLD.listed) EXECUTE FUNCTION search_outbox_job();
--> statement-breakpoint
CREATE FUNCTION search_outbox_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_outbox (kind, item_id) VALUES ('veranstaltungen', coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_outbox_change AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION search_outbox_event();
--> statement-breakpoint
CREATE FUNCTION search_outbox_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_outbox (kind, item_id) VALUES ('veranstaltungen', coalesce(NEW.event_id, OLD.event_id));
	IF TG_OP <> 'DELETE' AND NEW.ends_at > now() THEN
		INSERT INTO search_outbox (kind, item_id, due_at) VALUES ('veranstaltungen', NEW.event_id, NEW.ends_at + interval '1 second');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_outbox_change AFTER INSERT OR DELETE OR UPDATE OF event_id, starts_at, ends_at ON event_dates FOR EACH ROW EXECUTE FUNCTION search_outbox_date();
--> statement-breakpoint
INSERT INTO search_outbox (kind, item_id, due_at) SELECT 'jobs', id, valid_through + interval '1 second' FROM job_postings WHERE listed AND valid_through > now();
--> statement-breakpoint
INSERT INTO search_outbox (kind, item_id, due_at) SELECT 'veranstaltungen', event_id, ends_at + interval '1 second' FROM event_dates WHERE ends_at > now();
