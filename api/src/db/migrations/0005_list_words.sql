CREATE TABLE "list_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "list_words_kind_check" CHECK ("list_words"."kind" in ('ads', 'events', 'jobs'))
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "lexemes" "tsvector";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lexemes" "tsvector";--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "lexemes" "tsvector";--> statement-breakpoint
CREATE UNIQUE INDEX "list_words_kind_word_key" ON "list_words" USING btree ("kind","word");--> statement-breakpoint
CREATE INDEX "ads_lexemes_idx" ON "ads" USING gin ("lexemes") WHERE listed;--> statement-breakpoint
CREATE INDEX "ads_unfilled_idx" ON "ads" USING btree ("id") WHERE lexemes is null;--> statement-breakpoint
CREATE INDEX "events_lexemes_idx" ON "events" USING gin ("lexemes") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "events_unfilled_idx" ON "events" USING btree ("id") WHERE lexemes is null;--> statement-breakpoint
CREATE INDEX "job_postings_lexemes_idx" ON "job_postings" USING gin ("lexemes") WHERE listed;--> statement-breakpoint
CREATE INDEX "job_postings_unfilled_idx" ON "job_postings" USING btree ("id") WHERE lexemes is null;--> statement-breakpoint
-- Collects the words of published entries: once per statement, because an entry has up to some hundred
-- words. The trigger's argument is the kind of the list. Words that the list already knows are skipped
-- first, so that concurrent transactions rarely wait for each other. The scalar subquery looks up each
-- word in the index; NOT EXISTS would read the whole table.
CREATE FUNCTION collect_list_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_words (kind, word)
	SELECT TG_ARGV[0], lexeme FROM (
		SELECT DISTINCT unnest(tsvector_to_array(lexemes)) AS lexeme FROM new_rows
		WHERE state IN ('active', 'reserved', 'published')
	) AS entry_words
	WHERE lexeme ~ '^[a-z]{3,40}$'
		AND (SELECT known.id FROM list_words AS known WHERE known.kind = TG_ARGV[0] AND known.word = lexeme) IS NULL
	ORDER BY lexeme
	ON CONFLICT (kind, word) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION collect_changed_list_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO list_words (kind, word)
	SELECT TG_ARGV[0], lexeme FROM (
		SELECT DISTINCT unnest(tsvector_to_array(new_rows.lexemes)) AS lexeme
		FROM new_rows JOIN old_rows USING (id)
		WHERE new_rows.state IN ('active', 'reserved', 'published')
			AND (new_rows.state <> old_rows.state OR new_rows.lexemes IS DISTINCT FROM old_rows.lexemes)
	) AS entry_words
	WHERE lexeme ~ '^[a-z]{3,40}$'
		AND (SELECT known.id FROM list_words AS known WHERE known.kind = TG_ARGV[0] AND known.word = lexeme) IS NULL
	ORDER BY lexeme
	ON CONFLICT (kind, word) DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER collect_list_words_insert AFTER INSERT ON ads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_list_words('ads');
--> statement-breakpoint
CREATE TRIGGER collect_list_words_update AFTER UPDATE ON ads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_changed_list_words('ads');
--> statement-breakpoint
CREATE TRIGGER collect_list_words_insert AFTER INSERT ON job_postings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_list_words('jobs');
--> statement-breakpoint
CREATE TRIGGER collect_list_words_update AFTER UPDATE ON job_postings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_changed_list_words('jobs');
--> statement-breakpoint
CREATE TRIGGER collect_list_words_insert AFTER INSERT ON events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_list_words('events');
--> statement-breakpoint
CREATE TRIGGER collect_list_words_update AFTER UPDATE ON events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION collect_changed_list_words('events');
--> statement-breakpoint
-- Discards the lexemes of an entry whose content another writer has changed, for example the previous
-- release of the api. The api fills them again (`word-search/fill-lexemes.ts`).
CREATE FUNCTION discard_stale_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.lexemes := NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER discard_stale_lexemes BEFORE UPDATE ON ads FOR EACH ROW WHEN ((OLD.words, OLD.category_id) IS DISTINCT FROM (NEW.words, NEW.category_id) AND OLD.lexemes IS NOT DISTINCT FROM NEW.lexemes) EXECUTE FUNCTION discard_stale_lexemes();
--> statement-breakpoint
CREATE TRIGGER discard_stale_lexemes BEFORE UPDATE ON job_postings FOR EACH ROW WHEN (OLD.words IS DISTINCT FROM NEW.words AND OLD.lexemes IS NOT DISTINCT FROM NEW.lexemes) EXECUTE FUNCTION discard_stale_lexemes();
--> statement-breakpoint
CREATE TRIGGER discard_stale_lexemes BEFORE UPDATE ON events FOR EACH ROW WHEN ((OLD.title, OLD.summary, OLD.description, OLD.organizer, OLD.venue, OLD.city, OLD.category) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.description, NEW.organizer, NEW.venue, NEW.city, NEW.category) AND OLD.lexemes IS NOT DISTINCT FROM NEW.lexemes) EXECUTE FUNCTION discard_stale_lexemes();
--> statement-breakpoint
-- Filling the lexemes changes nothing that the search service indexes. Every change of the content
-- increments the version.
CREATE OR REPLACE FUNCTION search_outbox_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.lexemes IS NULL AND NEW.lexemes IS NOT NULL AND OLD.version = NEW.version THEN
		RETURN NULL;
	END IF;
	INSERT INTO search_outbox (kind, item_id) VALUES ('ads', coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_outbox_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.lexemes IS NULL AND NEW.lexemes IS NOT NULL AND OLD.version = NEW.version THEN
		RETURN NULL;
	END IF;
	INSERT INTO search_outbox (kind, item_id) VALUES ('jobs', coalesce(NEW.id, OLD.id));
	IF NEW.listed AND (TG_OP = 'INSERT' OR NOT OLD.listed OR OLD.valid_through <> NEW.valid_through) THEN
		INSERT INTO search_outbox (kind, item_id, due_at) VALUES ('jobs', NEW.id, NEW.valid_through + interval '1 second');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_outbox_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.lexemes IS NULL AND NEW.lexemes IS NOT NULL AND OLD.version = NEW.version THEN
		RETURN NULL;
	END IF;
	INSERT INTO search_outbox (kind, item_id) VALUES ('events', coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
