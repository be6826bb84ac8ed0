import { getTerms } from '@gruenland/shared-contracts/german/tokenize.ts';

/** Texts of a generated row. `main` and `category` are SQL expressions. */
interface GeneratedTexts {
  readonly main: string;
  readonly other: string;
  readonly category: string;
}

/** Returns SQL for the folded words of a text, for the spellings in the generated rows. */
const createFoldedWordsSql = (text: string) =>
  `regexp_split_to_table(translate(replace(lower(${text}), 'ß', 'ss'), 'äöü', 'aou'), '[^a-z0-9]+')`;

/** Returns SQL for a `lexemes` column with the content that `createLexemes` would return. */
export const createLexemesSql = ({ main, other, category }: GeneratedTexts): string => `
  array_to_tsvector(array(
    select distinct prefix || word from ${createFoldedWordsSql(main)} word, unnest(array['', '=']) prefix
    where word <> ''
    union select unnest(array[${[...new Set(getTerms(other))].map((word) => `'${word}'`).join(', ')}])
    union select '#' || ${category}))`;

/** Number of invented words per list. The vocabulary of a large market has about so many words. */
const inventedWords = 40_000;

/** SQL that collects the words of all entries, as the triggers would, and invents further ones. */
export const insertListWordsSql = `
  insert into list_words (kind, word)
  select distinct kind, lexeme from (
    select 'ads' as kind, unnest(tsvector_to_array(lexemes)) as lexeme from ads where listed
    union all select 'events', unnest(tsvector_to_array(lexemes)) from events where state = 'published'
    union all select 'jobs', unnest(tsvector_to_array(lexemes)) from job_postings where listed
  ) entries where lexeme ~ '^[a-z]{3,40}$'
  union select kind, substr(translate(md5(kind || n), '0123456789', 'ghijklmnop'), 1, 5 + n % 12)
  from unnest(array['ads', 'events', 'jobs']) kind, generate_series(1, ${inventedWords}) n
  on conflict do nothing`;
