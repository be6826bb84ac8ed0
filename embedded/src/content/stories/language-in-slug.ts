import type { Reading } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readTextParameter } from '../parameters/read-parameter.ts';

/** A slug or slug prefix without its language, and the query with that language in `language`. */
interface SlugAndQuery {
  readonly slug: string;
  readonly query: QueryTree;
}

/**
 * Splits the language from a slug. `en/artikel/heu` means `artikel/heu` in English, because
 * translated stories have such a `full_slug`. `[default]/en/…` means a folder that is named like a
 * language.
 */
export function splitLanguage(slug: string, query: QueryTree, { setting }: Reading): SlugAndQuery {
  const folderMatch = /^\/?\[default\]\/(.*)$/su.exec(slug);
  if (folderMatch) return { slug: folderMatch[1] ?? '', query };
  const match = /^\/?([^/]+)\/(.*)$/su.exec(slug);
  const [, language = '', rest = ''] = match ?? [];
  if (!setting.languages.includes(language)) return { slug, query };
  // In `starts_with`, `en/*` means all stories in English, so `*` becomes an empty prefix.
  return {
    slug: rest.replace(/^\*$/u, ''),
    query: readTextParameter(query, 'language')
      ? query
      : new Map([...query, ['language', language] as const]),
  };
}
