import type { Reading } from '../content-space.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { textParameter } from '../parameters/read-parameter.ts';

/** An address or prefix of addresses, and the query with the language that stood before it. */
interface Address {
  readonly slug: string;
  readonly query: QueryTree;
}

/**
 * `en/artikel/heu` means `artikel/heu` in English, which is how translated stories name themselves
 * in `full_slug`. `[default]/en/…` means a folder that is called like a language.
 */
export function splitLanguage(slug: string, query: QueryTree, { setting }: Reading): Address {
  const plain = /^\/?\[default\]\/(.*)$/su.exec(slug);
  if (plain) return { slug: plain[1] ?? '', query };
  const match = /^\/?([^/]+)\/(.*)$/su.exec(slug);
  const [, language = '', rest = ''] = match ?? [];
  if (!setting.languages.includes(language)) return { slug, query };
  // A list takes `en/*` for everything in English.
  return {
    slug: rest.replace(/^\*$/u, ''),
    query: textParameter(query, 'language')
      ? query
      : new Map([...query, ['language', language] as const]),
  };
}
