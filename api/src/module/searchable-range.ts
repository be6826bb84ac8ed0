import { gt, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { SearchableRange } from './module-declarations.ts';

/** Returns the condition that an id is in the range. */
export const createRangeCondition = (id: PgColumn, range: SearchableRange): SQL =>
  'ids' in range ? inArray(id, [...range.ids]) : gt(id, range.afterId);

/** Returns the maximum number of ids in the range. */
export const getRangeLimit = (range: SearchableRange): number =>
  'ids' in range ? range.ids.length : range.limit;
