import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { ads } from '#db/tables/ads.ts';
import { conversations, messages } from '#db/tables/messages.ts';
import type { StoredAd } from '#modules/ads/interface.ts';
import { appealInterval } from '#modules/moderation/interface.ts';

export type StoredConversation = typeof conversations.$inferSelect;
export type NewConversation = typeof conversations.$inferInsert;

/**
 * Takes a lock that serialises the requests of one person, so that parallel requests cannot create
 * two conversations about an ad or exceed the quota.
 */
export async function lockPerson(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`messages:${key}`}))`);
}

export async function insertConversation(
  tx: Executor,
  conversation: NewConversation,
): Promise<StoredConversation> {
  const [insertedConversation] = await tx.insert(conversations).values(conversation).returning();
  if (!insertedConversation) throw new Error('the database returned no inserted conversation');
  return insertedConversation;
}

/**
 * Returns a conversation with its ad. If `shouldLock` is set, parallel messages wait for this
 * transaction.
 */
export async function findConversation(
  db: Executor,
  id: string,
  shouldLock = false,
): Promise<{ conversation: StoredConversation; ad: StoredAd | null } | null> {
  const query = db.select().from(conversations).where(eq(conversations.id, id));
  const [conversation] = await (shouldLock ? query.for('update') : query);
  if (!conversation) return null;
  const [ad = null] = conversation.adId
    ? await db.select().from(ads).where(eq(ads.id, conversation.adId))
    : [];
  return { conversation, ad };
}

/** Returns the asker's existing conversation about an ad. */
export async function findAskerConversation(
  db: Executor,
  adId: string,
  askerKey: string,
): Promise<StoredConversation | null> {
  const rows = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.adId, adId),
        eq(conversations.askerKey, askerKey),
        ne(conversations.state, 'unconfirmed'),
      ),
    );
  return rows[0] ?? null;
}

export async function changeConversation(
  tx: Executor,
  id: string,
  change: Partial<NewConversation>,
): Promise<void> {
  await tx.update(conversations).set(change).where(eq(conversations.id, id));
}

/** Counts the conversations that a person has started since `sinceDate`. */
export async function countStartedConversations(
  tx: Executor,
  askerKey: string,
  sinceDate: Date,
): Promise<number> {
  return tx.$count(
    conversations,
    and(
      eq(conversations.askerKey, askerKey),
      ne(conversations.state, 'unconfirmed'),
      gt(sql`coalesce(${conversations.confirmedAt}, ${conversations.createdAt})`, sinceDate),
    ),
  );
}

/**
 * Assigns a guest's conversations to the account that confirmed the guest's email address, unless
 * the account already has a conversation about the same ad.
 */
export async function claimConversations(
  db: Executor,
  userId: string,
  email: string,
): Promise<void> {
  const key = `user:${userId}`;
  await db
    .update(conversations)
    .set({ askerUserId: userId, askerKey: key })
    .where(
      and(
        isNull(conversations.askerUserId),
        eq(conversations.askerEmail, email),
        ne(conversations.state, 'unconfirmed'),
        sql`not exists (select 1 from conversations other
          where other.ad_id = ${conversations.adId} and other.asker_key = ${key}
            and other.state <> 'unconfirmed')`,
      ),
    );
}

const createVisibleCondition = (side: ConversationRole) =>
  sql`((m.side = ${side} and m.state <> 'unconfirmed') or m.state in ('delivered', 'deleted'))`;

/** Returns conversations in which the account is on the given side, newest first. */
export async function findConversationsOfSide(
  db: Executor,
  userId: string,
  side: ConversationRole,
) {
  const sideCondition =
    side === 'asker' ? eq(conversations.askerUserId, userId) : eq(ads.userId, userId);
  return findConversationsWhere(db, sideCondition, side);
}

/** Returns conversations about the ads that a guest placed with this email address. */
export async function findConversationsOfGuestSeller(db: Executor, email: string) {
  return findConversationsWhere(db, and(isNull(ads.userId), eq(ads.guestEmail, email)), 'seller');
}

async function findConversationsWhere(
  db: Executor,
  condition: SQL | undefined,
  side: ConversationRole,
) {
  const lastText = sql<string | null>`(select m.text from messages m
    where m.conversation_id = ${conversations.id} and ${createVisibleCondition(side)} order by m.id desc limit 1)`;
  return db
    .select({
      conversation: conversations,
      adNumber: ads.number,
      sellerName: ads.sellerName,
      last: lastText.as('last'),
      unread: db
        .$count(
          messages,
          and(
            eq(messages.conversationId, conversations.id),
            ne(messages.side, side),
            eq(messages.state, 'delivered'),
            isNull(messages.readAt),
          ),
        )
        .as('unread'),
    })
    .from(conversations)
    .leftJoin(ads, eq(conversations.adId, ads.id))
    .where(and(condition, ne(conversations.state, 'unconfirmed'), sql`${lastText} is not null`))
    .orderBy(desc(conversations.lastAt))
    .limit(200);
}

/** Deletes unconfirmed conversations that started before `startedBefore`. */
export async function deleteUnconfirmedConversations(
  db: Executor,
  startedBefore: Date,
): Promise<void> {
  const unconfirmedCondition = eq(conversations.state, 'unconfirmed');
  const startedBeforeCondition = lt(conversations.createdAt, startedBefore);
  await deleteInBatches(db, conversations, and(unconfirmedCondition, startedBeforeCondition));
}

/**
 * Deletes conversations if both the end of the ad and the latest message were before `endedBefore`.
 * Keeps conversations with a case that can still be decided at the time `now`.
 */
export async function deleteEndedConversations(
  db: Executor,
  endedBefore: Date,
  now: Date,
): Promise<void> {
  const nowText = now.toISOString();
  const endedConversationIds = sql`select c.id from conversations c left join ads a on a.id = c.ad_id
    where case
        when a.id is null then c.last_at
        when a.state in ('active', 'paused', 'reserved', 'review') then null
        else greatest(coalesce(a.ended_at, a.deleted_at, a.updated_at), c.last_at)
      end < ${endedBefore.toISOString()}::timestamptz
      and not exists (select 1 from moderation_cases m
        where m.kind = 'message' and m.subject_id in (c.id || ':asker', c.id || ':seller')
          and (m.state = 'open' or m.appeal = 'open' or m.decided_at
            > ${nowText}::timestamptz - ${appealInterval}))`;
  await deleteInBatches(db, conversations, sql`${conversations.id} in (${endedConversationIds})`);
}
