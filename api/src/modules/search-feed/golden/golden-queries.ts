import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

/** What somebody types, and how the title of the hit begins that is meant. */
export interface GoldenQuery {
  readonly kind: SearchKind;
  readonly title: string;
  readonly query: string;
}

/** The golden set. @throws for a line that is none */
export function goldenQueries(): readonly GoldenQuery[] {
  const text = readFileSync(join(import.meta.dirname, 'queries.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const [name, title, queries] = line.split('|').map((part) => part.trim());
    const kind = SEARCH_KINDS.find((known) => known === name);
    if (!kind || !title || !queries) throw new Error(`not a line of the golden set: ${line}`);
    return queries.split(';').map((query) => ({ kind, title, query: query.trim() }));
  });
}
