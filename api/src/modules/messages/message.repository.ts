import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { ConversationRole } from '@gruenland/shared-contracts/api/messages.ts';

import type { Executor } from '#db/database.ts';
import { conversations, messages } from '#db/tables/messages.ts';

import { fingerprintText } from './first-contact-risk.ts';

export type StoredMessage = typeof messages.$inferSelect;
export type MessageState = StoredMessage['state'];

export async function insertMessage(
  tx: Executor,
  message: Pick<StoredMessage, 'conversationId' | 'side' | 'text' | 'state'> &
    Partial<Pick<StoredMessage, 'warnings' | 'offerCents' | 'picture'>>,
): Promise<StoredMessage> {
  const row = { ...message, ...fingerprintText(message.text), id: ulid() };
  const [insertedMessage] = await tx.insert(messages).values(row).returning();
  if (!insertedMessage) throw new Error('the database returned no inserted message');
  return insertedMessage;
}

/**
 * Finds a message. If `conversationId` is not null, the message must belong to that conversation.
 */
export async function findMessage(
  db: Executor,
  conversationId: string | null,
  id: string,
): Promise<StoredMessage | null> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        conversationId === null ? undefined : eq(messages.conversationId, conversationId),
      ),
    );
  return rows[0] ?? null;
}

/** Returns all messages of a conversation, oldest first. */
export async function findMessages(db: Executor, conversationId: string): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
}

export async function changeMessages(
  tx: Executor,
  ids: readonly string[],
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(messages)
    .set(change)
    .where(inArray(messages.id, [...ids]));
}

const createUnreadCondition = (conversationId: string, reader: ConversationRole) =>
  and(
    eq(messages.conversationId, conversationId),
    ne(messages.side, reader),
    eq(messages.state, 'delivered'),
    isNull(messages.readAt),
  );

export async function findUnreadMessages(
  db: Executor,
  conversationId: string,
  reader: ConversationRole,
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(createUnreadCondition(conversationId, reader))
    .orderBy(asc(messages.id));
}

/** Marks the messages delivered to a side as read. */
export async function markRead(
  db: Executor,
  conversationId: string,
  reader: ConversationRole,
): Promise<void> {
  await db
    .update(messages)
    .set({ readAt: new Date() })
    .where(createUnreadCondition(conversationId, reader));
}

/** Counts the messages of one side in one conversation since `sinceDate`. */
export async function countMessagesSince(
  tx: Executor,
  conversationId: string,
  side: ConversationRole,
  sinceDate: Date,
): Promise<number> {
  return tx.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      eq(messages.side, side),
      gt(messages.createdAt, sinceDate),
    ),
  );
}

/**
 * Searches other conversations since `sinceDate` for the same text. Returns the number of this
 * asker's conversations with the text, and the number of askers who sent it.
 */
export async function countSameText(
  tx: Executor,
  { textHash, conversationId }: Pick<StoredMessage, 'textHash' | 'conversationId'>,
  askerKey: string,
  sinceDate: Date,
): Promise<{ readonly ownConversationCount: number; readonly askerCount: number }> {
  const ownConversationCount = sql<number>`count(distinct ${conversations.id})
    filter (where ${conversations.askerKey} = ${askerKey})::int`;
  const askerCount = sql<number>`count(distinct ${conversations.askerKey})::int`;
  const [row] = await tx
    .select({ ownConversationCount, askerCount })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.textHash, textHash),
        eq(messages.side, 'asker'),
        ne(messages.state, 'unconfirmed'),
        ne(conversations.id, conversationId),
        gt(messages.createdAt, sinceDate),
      ),
    );
  return row ?? { ownConversationCount: 0, askerCount: 0 };
}
