import { and, eq, sql } from 'drizzle-orm';

import type {
  ChangeInterestsRequest,
  DerivedInterest,
  InterestFarm,
  InterestRegion,
  Interests,
} from '@gruenland/shared-contracts/api/interests.ts';

import type { Executor } from '#db/database.ts';
import { interestProfiles } from '#db/tables/newsletter.ts';

const profiles = interestProfiles;

export async function findInterests(db: Executor, userId: string): Promise<Interests | null> {
  const rows = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const [row] = rows;
  return row
    ? {
        topics: row.topics,
        muted: row.muted,
        regions: row.regions as InterestRegion[],
        operation: row.operation as InterestFarm,
        derived: row.derived as DerivedInterest[],
        personalised: row.personalised,
        derivesInterests: row.derivesInterests,
        version: row.version,
      }
    : null;
}

/** Creates an empty interest profile for a user who has none. */
export async function ensureInterests(db: Executor, userId: string): Promise<void> {
  await db.insert(profiles).values({ userId }).onConflictDoNothing();
}

/**
 * Saves interests if `version` is still the current version.
 * @returns false if `version` is outdated
 */
export async function saveInterests(
  db: Executor,
  userId: string,
  { version, derivesInterests, personalised, ...fields }: ChangeInterestsRequest,
): Promise<boolean> {
  const savedRows = await db
    .update(profiles)
    .set({
      topics: [...fields.topics],
      muted: [...fields.muted],
      regions: fields.regions,
      operation: fields.operation,
      personalised,
      derivesInterests,
      derivesInterestsSince: derivesInterests
        ? sql`coalesce(${profiles.derivesInterestsSince}, now())`
        : null,
      // Deletes the derived interests when the user withdraws consent.
      ...(derivesInterests ? {} : { derived: [] }),
      version: sql`${profiles.version} + 1`,
    })
    .where(and(eq(profiles.userId, userId), eq(profiles.version, version)))
    .returning({ userId: profiles.userId });
  return savedRows.length > 0;
}

/**
 * Returns the derived interests of a user who consented to them, and locks the profile. Returns
 * null for all other users.
 */
export async function lockDerivedInterests(
  tx: Executor,
  userId: string,
): Promise<readonly DerivedInterest[] | null> {
  const rows = await tx
    .select({ derived: profiles.derived })
    .from(profiles)
    .where(and(eq(profiles.userId, userId), eq(profiles.derivesInterests, true)))
    .for('update');
  return rows[0] ? (rows[0].derived as DerivedInterest[]) : null;
}

export async function saveDerivedInterests(
  tx: Executor,
  userId: string,
  derivedInterests: readonly DerivedInterest[],
): Promise<void> {
  await tx.update(profiles).set({ derived: derivedInterests }).where(eq(profiles.userId, userId));
}

export async function deleteInterests(db: Executor, userId: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.userId, userId));
}
