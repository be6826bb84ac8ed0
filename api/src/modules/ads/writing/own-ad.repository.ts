import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';
import type { Executor } from '#db/database.ts';
import { ads as ad } from '#db/tables/ads.ts';
import {
  countOwnEntryPages,
  getOwnEntriesOffset,
  OWN_ENTRIES_PER_PAGE,
} from '#listing/own-entry-pages.ts';
import { Problem } from '#problem.ts';

import { createWordColumns } from '../ad-record.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import type { AdContent } from './ad-content.ts';
import { quotaStates } from './ad-states.ts';
import { createOwnershipCondition } from './ad-writer.ts';
import type { AdWriter } from './ad-writer.ts';

/** Inserts a new ad. The database assigns the ad number. */
export async function insertAd(
  tx: Executor,
  row: AdContent & Pick<StoredAd, 'state' | 'userId' | 'ownerKey'>,
): Promise<StoredAd> {
  const [insertedAd] = await tx
    .insert(ad)
    .values({ ...row, id: ulid(), ...createWordColumns(row) })
    .returning();
  if (!insertedAd) throw new Error('the database returned no inserted ad');
  return insertedAd;
}

/**
 * Replaces the content of an ad and increments its version, so that concurrent edits are detected.
 */
export async function updateContent(tx: Executor, id: string, content: AdContent): Promise<void> {
  const { guestEmail: _guestEmail, sellerName, ...contentColumns } = content;
  await tx
    .update(ad)
    .set({
      ...contentColumns,
      sellerName,
      ...createWordColumns(content),
      version: sql`${ad.version} + 1`,
    })
    .where(eq(ad.id, id));
}

/** Updates columns of an ad other than its content: state, owner and dates. */
export async function updateAd(
  tx: Executor,
  id: string,
  change: Partial<
    Pick<
      StoredAd,
      | 'state'
      | 'stateBefore'
      | 'userId'
      | 'guestEmail'
      | 'ownerKey'
      | 'publishedAt'
      | 'expiresAt'
      | 'endedAt'
      | 'deletedAt'
      | 'reminded'
    >
  >,
): Promise<void> {
  await tx.update(ad).set(change).where(eq(ad.id, id));
}

export async function findAdById(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<StoredAd | null> {
  const query = db.select().from(ad).where(eq(ad.id, id));
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

/**
 * Finds an ad of the writer.
 * @throws Problem `record.not-found` if the ad belongs to someone else
 */
export async function findOwnAd(
  db: Executor,
  writer: AdWriter,
  number: number,
  shouldLock = false,
): Promise<StoredAd> {
  const query = db
    .select()
    .from(ad)
    .where(and(eq(ad.number, number), createOwnershipCondition(writer, ad)));
  const [ownAd] = await (shouldLock ? query.for('update') : query);
  if (!ownAd) throw new Problem('record.not-found');
  return ownAd;
}

/** Assigns the confirmed guest ads with this email address to the account. */
export async function claimAds(db: Executor, userId: string, email: string): Promise<void> {
  await db
    .update(ad)
    .set({ userId, ownerKey: null })
    .where(and(sql`${ad.userId} is null`, eq(ad.guestEmail, email), ne(ad.state, 'unconfirmed')));
}

/** Returns all ads of an account, including guest ads with the account's email address. */
export async function findAllAdsOfAccount(
  db: Executor,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<StoredAd[]> {
  const guestAdCondition = and(isNull(ad.userId), eq(ad.guestEmail, email));
  return db
    .select()
    .from(ad)
    .where(or(eq(ad.userId, id), guestAdCondition))
    .orderBy(desc(ad.number));
}

/**
 * Returns one page of the writer's ads, newest first, and the number of pages. Includes ads deleted
 * after `deletedSince`, which can still be restored.
 */
export async function findOwnAds(
  db: Executor,
  writer: AdWriter,
  deletedSince: Date,
  page: number,
): Promise<{ readonly ads: readonly StoredAd[]; readonly pages: number }> {
  const condition = and(
    createOwnershipCondition(writer, ad),
    or(ne(ad.state, 'deleted'), gt(ad.deletedAt, deletedSince)),
  );
  const ads = await db
    .select()
    .from(ad)
    .where(condition)
    .orderBy(desc(ad.number))
    .limit(OWN_ENTRIES_PER_PAGE)
    .offset(getOwnEntriesOffset(page));
  return { ads, pages: await countOwnEntryPages(db, ad, condition) };
}

/** The owner whose ads are counted for a limit: an account, or the email address of a guest. */
export type CountedOwner = { readonly userId: string } | { readonly guestEmail: string };

/**
 * Counts the owner's ads in `quotaStates`. Other transactions that count the same owner's ads wait
 * until this transaction ends, so that parallel requests cannot exceed the limit.
 */
export async function countActiveAds(tx: Executor, owner: CountedOwner): Promise<number> {
  const key = 'userId' in owner ? owner.userId : owner.guestEmail;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ads:${key}`}))`);
  const ownerCondition =
    'userId' in owner ? eq(ad.userId, owner.userId) : eq(ad.guestEmail, owner.guestEmail);
  return tx.$count(ad, and(ownerCondition, inArray(ad.state, [...quotaStates])));
}

/** Counts the owner's ads in `quotaStates` with the same title, not including the given ad. */
export async function countAdsWithSameTitle(
  tx: Executor,
  { id, userId, guestEmail, title }: StoredAd,
): Promise<number> {
  const ownerCondition = userId ? eq(ad.userId, userId) : eq(ad.guestEmail, guestEmail ?? '');
  return tx.$count(
    ad,
    and(
      ownerCondition,
      ne(ad.id, id),
      sql`lower(${ad.title}) = lower(${title})`,
      inArray(ad.state, [...quotaStates]),
    ),
  );
}

/** Counts the ads that an owner placed since the time `placedSince`. */
export async function countAdsPlacedSince(
  tx: Executor,
  { userId, guestEmail }: Pick<StoredAd, 'userId' | 'guestEmail'>,
  placedSince: Date,
): Promise<number> {
  const ownerCondition = userId ? eq(ad.userId, userId) : eq(ad.guestEmail, guestEmail ?? '');
  return tx.$count(ad, and(ownerCondition, gt(ad.createdAt, placedSince)));
}
