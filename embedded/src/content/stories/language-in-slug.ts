import type { Reading } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { textParameter } from '../parameters/read-parameter.ts';

/** A slug or slug prefix, and the query with the language taken from it. */
interface Address {
  readonly slug: string;
  readonly query: QueryTree;
}

/**
 * `en/artikel/heu` means `artikel/heu` in English; translated stories have such a `full_slug`.
 * `[default]/en/…` means a folder named like a language.
 */
export function splitLanguage(slug: string, query: QueryTree, { setting }: Reading): Address {
  const plain = /^\/?\[default\]\/(.*)$/su.exec(slug);
  if (plain) return { slug: plain[1] ?? '', query };
  const match = /^\/?([^/]+)\/(.*)$/su.exec(slug);
  const [, language = '', rest = ''] = match ?? [];
  if (!setting.languages.includes(language)) return { slug, query };
  // A list treats `en/*` as all stories in English.
  return {
    slug: rest.replace(/^\*$/u, ''),
    query: textParameter(query, 'language')
      ? query
      : new Map([...query, ['language', language] as const]),
  };
}
