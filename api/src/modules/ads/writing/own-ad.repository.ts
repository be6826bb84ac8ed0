import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';
import type { Executor } from '#db/database.ts';
import { kleinanzeigen as ad } from '#db/tables/ads.ts';
import { Problem } from '#problem.ts';

import { wordVectorOf } from '../ad-record.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import type { AdContent } from './ad-content.ts';
import { countedStates } from './ad-states.ts';
import { ownedBy } from './ad-writer.ts';
import type { AdWriter } from './ad-writer.ts';

/** Writes a new ad; its number ends its address. */
export async function insertAd(
  tx: Executor,
  row: AdContent & Pick<StoredAd, 'state' | 'userId' | 'ownerKey'>,
): Promise<StoredAd> {
  const [written] = await tx
    .insert(ad)
    .values({ ...row, id: ulid(), words: wordVectorOf(row) })
    .returning();
  if (!written) throw new Error('the ad was not written');
  return written;
}

/** Puts new content in place; the version rises, so that other editors notice. */
export async function updateContent(tx: Executor, id: string, content: AdContent): Promise<void> {
  const { guestEmail: _address, sellerName, ...rest } = content;
  await tx
    .update(ad)
    .set({ ...rest, sellerName, words: wordVectorOf(content), version: sql`${ad.version} + 1` })
    .where(eq(ad.id, id));
}

/** Facts of an ad beside its content: state, owner, dates. */
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

export async function findAdById(db: Executor, id: string, lock = false): Promise<StoredAd | null> {
  const query = db.select().from(ad).where(eq(ad.id, id));
  const rows = await (lock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** An ad of the writer's. @throws Problem `record.not-found` for everybody else's */
export async function findOwnAd(
  db: Executor,
  writer: AdWriter,
  number: number,
  lock = false,
): Promise<StoredAd> {
  const query = db
    .select()
    .from(ad)
    .where(and(eq(ad.number, number), ownedBy(writer, ad)));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new Problem('record.not-found');
  return found;
}

/** Ads that a confirmed address placed without an account become the account's. */
export async function claimAds(db: Executor, userId: string, email: string): Promise<void> {
  await db
    .update(ad)
    .set({ userId, ownerKey: null })
    .where(and(sql`${ad.userId} is null`, eq(ad.guestEmail, email), ne(ad.state, 'unconfirmed')));
}

/** Everything that somebody placed, with an account or as a guest with its address. */
export async function findAllAdsOf(
  db: Executor,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<StoredAd[]> {
  const asGuest = and(isNull(ad.userId), eq(ad.guestEmail, email));
  return db
    .select()
    .from(ad)
    .where(or(eq(ad.userId, id), asGuest))
    .orderBy(desc(ad.number));
}

/** All ads of the writer, the latest first; deleted ones as long as they can be brought back. */
export async function findOwnAds(
  db: Executor,
  writer: AdWriter,
  deletedSince: Date,
): Promise<StoredAd[]> {
  return db
    .select()
    .from(ad)
    .where(and(ownedBy(writer, ad), or(ne(ad.state, 'deleted'), gt(ad.deletedAt, deletedSince))))
    .orderBy(desc(ad.number))
    .limit(200);
}

/** Whose ads count together: an account's, or an address's without one. */
export type CountedOwner = { readonly userId: string } | { readonly guestEmail: string };

/** Ads that count against the limit. One after the other for one owner, so that none slips by. */
export async function countActive(tx: Executor, owner: CountedOwner): Promise<number> {
  const key = 'userId' in owner ? owner.userId : owner.guestEmail;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ads:${key}`}))`);
  const own = 'userId' in owner ? eq(ad.userId, owner.userId) : eq(ad.guestEmail, owner.guestEmail);
  return tx.$count(ad, and(own, inArray(ad.state, [...countedStates])));
}

/** Ads of the same owner with the same title that are not over. */
export async function countSame(
  tx: Executor,
  { id, userId, guestEmail, title }: StoredAd,
): Promise<number> {
  const own = userId ? eq(ad.userId, userId) : eq(ad.guestEmail, guestEmail ?? '');
  return tx.$count(
    ad,
    and(
      own,
      ne(ad.id, id),
      sql`lower(${ad.title}) = lower(${title})`,
      inArray(ad.state, [...countedStates]),
    ),
  );
}

/** Ads that an owner has placed since a moment. */
export async function countSince(
  tx: Executor,
  { userId, guestEmail }: Pick<StoredAd, 'userId' | 'guestEmail'>,
  since: Date,
): Promise<number> {
  const own = userId ? eq(ad.userId, userId) : eq(ad.guestEmail, guestEmail ?? '');
  return tx.$count(ad, and(own, gt(ad.createdAt, since)));
}
