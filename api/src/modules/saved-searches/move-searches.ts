import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { savedSearches as searches } from '#db/tables/saved.ts';

/**
 * Takes Suchaufträge along to an account's new address. Where the new one has the same search, one
 * is left: that of the new address when it runs or is paused, else the one that comes along. What
 * nobody confirmed stays behind and lapses.
 */
export async function moveSearches(
  tx: Executor,
  { userId, from, to }: { readonly userId: string; readonly from: string; readonly to: string },
): Promise<void> {
  const mine = and(
    eq(searches.email, from),
    or(eq(searches.userId, userId), isNull(searches.userId)),
    ne(searches.state, 'wartet'),
  );
  const other = alias(searches, 'other');
  const sameAt = (address: string, where = sql`true`) =>
    sql`exists (select 1 from ${searches} ${other} where ${other.email} = ${address}
      and ${other.kind} = ${searches.kind} and ${other.query} = ${searches.query} and ${where})`;
  const comes = sql`${other.state} <> 'wartet'
    and (${other.userId} = ${userId} or ${other.userId} is null)`;
  await tx
    .delete(searches)
    .where(
      and(
        eq(searches.email, to),
        inArray(searches.state, ['wartet', 'beendet']),
        sameAt(from, comes),
      ),
    );
  await tx.delete(searches).where(and(mine, sameAt(to)));
  await tx
    .update(searches)
    .set({ email: to, version: sql`${searches.version} + 1` })
    .where(mine);
}
