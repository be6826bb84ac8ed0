import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

/** A search query, and the beginning of the expected hit's title. */
export interface GoldenQuery {
  readonly kind: SearchKind;
  readonly title: string;
  readonly query: string;
}

/** Reads the golden queries. @throws Error for an invalid line */
export function readGoldenQueries(): readonly GoldenQuery[] {
  const text = readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const [name, title, queries] = line.split('|').map((part) => part.trim());
    const kind = SEARCH_KINDS.find((searchKind) => searchKind === name);
    if (!kind || !title || !queries) throw new Error(`invalid line in the golden set: ${line}`);
    return queries.split(';').map((query) => ({ kind, title, query: query.trim() }));
  });
}
