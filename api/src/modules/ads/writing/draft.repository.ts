import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';
import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { adDrafts } from '#db/tables/ad-drafts.ts';
import { Problem } from '#problem.ts';

import { createOwnershipCondition } from './ad-writer.ts';
import type { AdWriter } from './ad-writer.ts';

export type StoredDraft = typeof adDrafts.$inferSelect;

export async function insertDraft(
  db: Executor,
  draft: Omit<typeof adDrafts.$inferInsert, 'id' | 'version' | 'state'>,
): Promise<string> {
  const id = ulid();
  await db.insert(adDrafts).values({ ...draft, id });
  return id;
}

/**
 * Finds a draft of the writer.
 * @throws Problem `record.not-found` if the draft belongs to someone else
 */
export async function findDraft(
  db: Executor,
  writer: AdWriter,
  id: string,
  shouldLock = false,
): Promise<StoredDraft> {
  const query = db
    .select()
    .from(adDrafts)
    .where(and(eq(adDrafts.id, id), createOwnershipCondition(writer, adDrafts)));
  const [draft] = await (shouldLock ? query.for('update') : query);
  if (!draft) throw new Problem('record.not-found');
  return draft;
}

/** Finds a guest draft by its id and the owner keys. Returns an empty list if there is none. */
export async function findGuestDrafts(
  db: Executor,
  { ownerKeys }: AdWriter,
  id: string,
): Promise<StoredDraft[]> {
  if (ownerKeys.length === 0) return [];
  return db
    .select()
    .from(adDrafts)
    .where(
      and(eq(adDrafts.id, id), isNull(adDrafts.userId), inArray(adDrafts.ownerKey, [...ownerKeys])),
    );
}

export async function findDraftOfAd(db: Executor, adId: string): Promise<StoredDraft | null> {
  const rows = await db.select().from(adDrafts).where(eq(adDrafts.adId, adId));
  return rows[0] ?? null;
}

/** Returns the change drafts of these ads. */
export async function findDraftsOfAds(
  db: Executor,
  adIds: readonly string[],
): Promise<StoredDraft[]> {
  if (adIds.length === 0) return [];
  return db
    .select()
    .from(adDrafts)
    .where(inArray(adDrafts.adId, [...adIds]));
}

/** Returns at most 20 of the writer's drafts of new ads, most recently changed first. */
export async function findOpenDrafts(db: Executor, writer: AdWriter): Promise<StoredDraft[]> {
  return db
    .select()
    .from(adDrafts)
    .where(and(sql`${adDrafts.adId} is null`, createOwnershipCondition(writer, adDrafts)))
    .orderBy(desc(adDrafts.updatedAt))
    .limit(20);
}

/**
 * Saves a draft if `version` is still its current version.
 * @returns the new version
 * @throws Problem `record.changed` if the draft has another version or is under review
 */
export async function saveDraft(
  db: Executor,
  id: string,
  version: number,
  change: Partial<Pick<StoredDraft, 'categoryId' | 'values' | 'userId' | 'ownerKey' | 'photos'>>,
): Promise<number> {
  const savedDrafts = await db
    .update(adDrafts)
    .set({ ...change, version: sql`${adDrafts.version} + 1` })
    .where(and(eq(adDrafts.id, id), eq(adDrafts.version, version), eq(adDrafts.state, 'open')))
    .returning({ version: adDrafts.version });
  if (!savedDrafts[0]) throw new Problem('record.changed');
  return savedDrafts[0].version;
}

/** Sets the state of an ad's change draft: `review` locks it, `open` unlocks it. */
export async function setDraftState(
  db: Executor,
  adId: string,
  state: StoredDraft['state'],
): Promise<void> {
  await db.update(adDrafts).set({ state }).where(eq(adDrafts.adId, adId));
}

/** Marks a change draft as based on another version of its ad. */
export async function rebaseDraft(db: Executor, id: string, adVersion: number): Promise<void> {
  await db.update(adDrafts).set({ adVersion }).where(eq(adDrafts.id, id));
}

export async function deleteDrafts(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(adDrafts).where(inArray(adDrafts.id, [...ids]));
}

export async function deleteOldAdDrafts(db: Executor, changedBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    adDrafts,
    and(lt(adDrafts.updatedAt, changedBefore), eq(adDrafts.state, 'open')),
  );
}
