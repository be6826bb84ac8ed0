import type { RequestContext } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';

/**
 * A slug (or the beginning of one) without the language, and a query that contains the language as
 * `language`.
 */
interface SlugAndQuery {
  readonly slug: string;
  readonly query: QueryTree;
}

/**
 * Moves the language from a slug to the query. The slug `en/artikel/heu` means `artikel/heu` in
 * English; it is the `full_slug` of the translated story. In `[default]/en/…`, `en` is a folder.
 */
export function moveLanguageToQuery(
  slug: string,
  query: QueryTree,
  { settings }: RequestContext,
): SlugAndQuery {
  const folderMatch = /^\/?\[default\]\/(.*)$/su.exec(slug);
  if (folderMatch) return { slug: folderMatch[1] ?? '', query };
  const match = /^\/?([^/]+)\/(.*)$/su.exec(slug);
  const [, language = '', slugWithoutLanguage = ''] = match ?? [];
  if (!settings.languages.includes(language)) return { slug, query };
  // The `starts_with` value `en/*` means all stories in English; its `*` becomes an empty prefix.
  return {
    slug: slugWithoutLanguage.replace(/^\*$/u, ''),
    query: readTextParameter(query, 'language')
      ? query
      : new Map([...query, ['language', language] as const]),
  };
}
