import { and, eq, inArray } from 'drizzle-orm';
import type { AdTrader } from '@gruenland/shared-contracts/api/ads.ts';
import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import { users } from '#db/tables/users.ts';

/** Returns the legally required details of a commercial seller, or null for other sellers. */
export async function findTrader(db: Executor, userId: string | null): Promise<AdTrader | null> {
  if (userId === null) return null;
  const { company, legalName, imprint, vatId, registerNo } = users;
  const rows = await db
    .select({ company, legalName, imprint, vatId, registerNo })
    .from(users)
    .where(eq(users.id, userId));
  const [row] = rows;
  if (!row?.company || !row.imprint) return null;
  return { ...row, company: row.company, imprint: row.imprint };
}

/** Counts a trader's ads that are public, paused or under review. */
export async function countTraderAds(db: Executor, userId: string): Promise<number> {
  const countedStates = ['review', 'active', 'paused', 'reserved'] as const;
  return db.$count(
    ad,
    and(eq(ad.userId, userId), eq(ad.seller, 'gewerblich'), inArray(ad.state, [...countedStates])),
  );
}
