import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { savedSearches as searches } from '#db/tables/saved.ts';

/**
 * Moves saved searches to an account's new email address. If the new email address already has the
 * same search, only one of the two is kept: the search of the new address if that search is active
 * or paused, otherwise the moved search. Unconfirmed searches are not moved and expire.
 */
export async function moveSearches(
  tx: Executor,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const searchToMoveCondition = and(
    eq(searches.email, from),
    or(eq(searches.userId, userId), isNull(searches.userId)),
    ne(searches.state, 'unconfirmed'),
  );
  const otherSearches = alias(searches, 'other');
  const createSameSearchCondition = (searchEmail: string, condition = sql`true`) =>
    sql`exists (select 1 from ${searches} ${otherSearches} where ${otherSearches.email} = ${searchEmail}
      and ${otherSearches.kind} = ${searches.kind} and ${otherSearches.query} = ${searches.query} and ${condition})`;
  const otherToMoveCondition = sql`${otherSearches.state} <> 'unconfirmed'
    and (${otherSearches.userId} = ${userId} or ${otherSearches.userId} is null)`;
  await tx
    .delete(searches)
    .where(
      and(
        eq(searches.email, to),
        inArray(searches.state, ['unconfirmed', 'ended']),
        createSameSearchCondition(from, otherToMoveCondition),
      ),
    );
  await tx.delete(searches).where(and(searchToMoveCondition, createSameSearchCondition(to)));
  await tx
    .update(searches)
    .set({ email: to, version: sql`${searches.version} + 1` })
    .where(searchToMoveCondition);
}
