-- Words of a text with all their endings of three letters and more, folded as `fold-words.ts` does: a
-- beginning of one of them is a part of a word. Of the same text always the same, as columns need it.
CREATE FUNCTION word_ends(content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT substr(word, start)), '{}'))
  FROM regexp_split_to_table(
      translate(
        replace(replace(replace(replace(replace(replace(replace(lower(content),
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'), 'ß', 'ss'),
        'àáâãåçèéêëìíîïñòóôõùúûýÿ', 'aaaaaceeeeiiiinoooouuuyy'),
      '[^a-z0-9]+') AS word,
    generate_series(1, greatest(1, length(word) - 2)) AS start
  WHERE word <> ''
$$;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (word_ends(title || ' ' || summary || ' ' || coalesce(city, '') || ' ' || organizer)) STORED;--> statement-breakpoint
CREATE INDEX "events_words_idx" ON "events" USING gin ("words") WHERE state = 'veroeffentlicht';