import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';

import type { DraftValues, FormDraft } from '@gruenland/shared-contracts/api/form-drafts.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { formDrafts } from '#db/tables/form-drafts.ts';

const createDraftCondition = (userId: string, name: string) =>
  and(eq(formDrafts.userId, userId), eq(formDrafts.name, name));

export async function findDraft(
  db: Executor,
  userId: string,
  name: string,
): Promise<FormDraft | null> {
  const [row] = await db.select().from(formDrafts).where(createDraftCondition(userId, name));
  return row ? { values: row.values, savedAt: row.savedAt.toISOString() } : null;
}

export async function saveDraft(
  db: Executor,
  userId: string,
  name: string,
  values: DraftValues,
): Promise<void> {
  const changedColumns = { values, savedAt: sql`now()` };
  await db
    .insert(formDrafts)
    .values({ userId, name, values })
    .onConflictDoUpdate({ target: [formDrafts.userId, formDrafts.name], set: changedColumns });
}

export async function deleteDraft(db: Executor, userId: string, name: string): Promise<void> {
  await db.delete(formDrafts).where(createDraftCondition(userId, name));
}

/** Limits per user: the number of drafts, and the total size of their JSON in bytes. */
export interface DraftLimits {
  readonly drafts: number;
  readonly bytes: number;
}

/** Deletes a user's oldest drafts until the remaining drafts are within the limits. */
export async function deleteDraftsOverLimit(
  db: Executor,
  userId: string,
  limits: DraftLimits,
): Promise<void> {
  const newestFirstOrder = sql`order by ${formDrafts.savedAt} desc, ${formDrafts.name}`;
  const rankedDrafts = db
    .select({
      name: formDrafts.name,
      place: sql<number>`row_number() over (${newestFirstOrder})`.as('place'),
      bytes:
        sql<number>`sum(octet_length(${formDrafts.values}::text)) over (${newestFirstOrder})`.as(
          'bytes',
        ),
    })
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
    .as('ranked');
  const draftsOverLimit = db
    .select({ name: rankedDrafts.name })
    .from(rankedDrafts)
    .where(or(gt(rankedDrafts.place, limits.drafts), gt(rankedDrafts.bytes, limits.bytes)));
  await db
    .delete(formDrafts)
    .where(and(eq(formDrafts.userId, userId), inArray(formDrafts.name, draftsOverLimit)));
}

export async function findDraftsOfUser(db: Executor, userId: string) {
  return db
    .select({ name: formDrafts.name, values: formDrafts.values, savedAt: formDrafts.savedAt })
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId));
}

export async function deleteDraftsOfUser(db: Executor, userId: string): Promise<void> {
  await db.delete(formDrafts).where(eq(formDrafts.userId, userId));
}

/** Deletes drafts that were last saved before `savedBefore`. */
export async function deleteDraftsSavedBefore(db: Executor, savedBefore: Date): Promise<void> {
  await deleteInBatches(db, formDrafts, lt(formDrafts.savedAt, savedBefore));
}
