import { and, eq, sql } from 'drizzle-orm';

import type {
  ChangeInterestsRequest,
  DerivedInterest,
  InterestOperation,
  InterestRegion,
  Interests,
} from '@gruenland/shared-contracts/api/interests.ts';

import type { Executor } from '#db/database.ts';
import { interestProfiles } from '#db/tables/newsletter.ts';

const columns = interestProfiles;

export async function findInterests(db: Executor, userId: string): Promise<Interests | null> {
  const rows = await db.select().from(columns).where(eq(columns.userId, userId));
  const [row] = rows;
  return row
    ? {
        topics: row.topics,
        muted: row.muted,
        regions: row.regions as InterestRegion[],
        operation: row.operation as InterestOperation,
        derived: row.derived as DerivedInterest[],
        personalised: row.personalised === 'on',
        learn: row.learn === 'on',
        version: row.version,
      }
    : null;
}

/** Makes the empty profile of a person, once. */
export async function ensureInterests(db: Executor, userId: string): Promise<void> {
  await db.insert(columns).values({ userId }).onConflictDoNothing();
}

/** Writes interests made from their version. @returns false when there are newer ones. */
export async function saveInterests(
  db: Executor,
  userId: string,
  { version, learn, personalised, ...fields }: ChangeInterestsRequest,
): Promise<boolean> {
  const written = await db
    .update(columns)
    .set({
      topics: [...fields.topics],
      muted: [...fields.muted],
      regions: fields.regions,
      operation: fields.operation,
      personalised: personalised ? 'on' : 'off',
      learn: learn ? 'on' : 'off',
      learnSince: learn ? sql`coalesce(${columns.learnSince}, now())` : null,
      // What was derived goes with the consent to derive.
      ...(learn ? {} : { derived: [] }),
      version: sql`${columns.version} + 1`,
    })
    .where(and(eq(columns.userId, userId), eq(columns.version, version)))
    .returning({ userId: columns.userId });
  return written.length > 0;
}

/** Locks the profile of somebody who agreed that interests are derived; null for all others. */
export async function lockLearning(
  tx: Executor,
  userId: string,
): Promise<readonly DerivedInterest[] | null> {
  const rows = await tx
    .select({ derived: columns.derived })
    .from(columns)
    .where(and(eq(columns.userId, userId), eq(columns.learn, 'on')))
    .for('update');
  return rows[0] ? (rows[0].derived as DerivedInterest[]) : null;
}

export async function saveDerived(
  tx: Executor,
  userId: string,
  derived: readonly DerivedInterest[],
): Promise<void> {
  await tx.update(columns).set({ derived }).where(eq(columns.userId, userId));
}

export async function deleteInterests(db: Executor, userId: string): Promise<void> {
  await db.delete(columns).where(eq(columns.userId, userId));
}
