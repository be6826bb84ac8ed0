import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';

/**
 * The texts of a generated row. `main` and `category` are SQL expressions, `other` is a plain text.
 */
interface GeneratedTexts {
  readonly main: string;
  readonly other: string;
  readonly category: string;
}

/**
 * Returns SQL that folds the words of a text as `foldWords` would, but only for the characters in
 * the generated rows.
 */
const createFoldedWordsSql = (text: string) =>
  `regexp_split_to_table(translate(replace(lower(${text}), 'ß', 'ss'), 'äöü', 'aou'), '[^a-z0-9]+')`;

/** Returns SQL for the value that `createLexemes` would put into a `lexemes` column. */
export const createLexemesSql = ({ main, other, category }: GeneratedTexts): string => `
  array_to_tsvector(array(
    select distinct prefix || word from ${createFoldedWordsSql(main)} word, unnest(array['', '=']) prefix
    where word <> ''
    union select unnest(array[${[...new Set(getTerms(other))].map((word) => `'${word}'`).join(', ')}])
    union select '#' || ${category}))`;

/** Number of invented words per list. A large market has a vocabulary of about this size. */
const inventedWordCount = 40_000;

/** SQL that inserts the words of all entries, as the triggers would, and invented words. */
export const insertListWordsSql = `
  insert into list_words (kind, word)
  select distinct kind, lexeme from (
    select 'ads' as kind, unnest(tsvector_to_array(lexemes)) as lexeme from ads where listed
    union all select 'events', unnest(tsvector_to_array(lexemes)) from events where state = 'published'
    union all select 'jobs', unnest(tsvector_to_array(lexemes)) from job_postings where listed
  ) entries where lexeme ~ '^[a-z]{3,40}$'
  union select kind, substr(translate(md5(kind || n), '0123456789', 'ghijklmnop'), 1, 5 + n % 12)
  from unnest(array['ads', 'events', 'jobs']) kind, generate_series(1, ${inventedWordCount}) n
  on conflict do nothing`;
