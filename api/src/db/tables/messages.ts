import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { conversationRoles } from '@gruenland/shared-contracts/api/messages.ts';

import { cents, utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { ads } from './ads.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Size of a picture in pixels, and its hash, which detects repeated uploads. */
export interface MessagePicture {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** Conversations between the owner of an ad and a person who asks about it. */
export const conversations = pgTable(
  'conversations',
  {
    id: ulidKey(),
    /** The ad, whose owner is the seller; null after the ad was deleted. */
    adId: text('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    adTitle: text('ad_title').notNull(),
    askerUserId: text('asker_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Email address of an asker without an account, always in lower case. */
    askerEmail: text('asker_email'),
    /** `user:<id>` or `mail:<email address>` of the asker, who has only one conversation per ad. */
    askerKey: text('asker_key').notNull(),
    askerName: text('asker_name').notNull(),
    state: text('state', { enum: ['unconfirmed', 'open', 'stopped'] }).notNull(),
    confirmedAt: utcTimestamp('confirmed_at'),
    /** Time when the last message was delivered. */
    lastAt: utcTimestamp('last_at').notNull().defaultNow(),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('conversations_state_check', table.state, [
      'unconfirmed',
      'open',
      'stopped',
    ]),
    uniqueIndex('conversations_person_key')
      .on(table.adId, table.askerKey)
      .where(sql`${table.state} <> 'unconfirmed'`),
    index('conversations_ad_idx').on(table.adId),
    index('conversations_asker_idx').on(table.askerUserId, table.lastAt),
    index('conversations_email_idx').on(table.askerEmail),
    index('conversations_key_idx').on(table.askerKey, table.createdAt),
  ],
);

/** Messages of a conversation, in the order of their ids. */
export const messages = pgTable(
  'messages',
  {
    id: ulidKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text('side', { enum: conversationRoles }).notNull(),
    /** Text of the message; empty after the author has deleted their account. */
    text: text('text').notNull(),
    /** Hash of the normalized text; detects the same text sent about many ads. */
    textHash: text('text_hash').notNull(),
    textLength: integer('text_length').notNull(),
    /** Non-binding price that the message offers. */
    offerCents: cents('offer_cents'),
    /** Metadata of the picture; its bytes are in `message_pictures`. */
    picture: jsonb('picture').$type<MessagePicture>(),
    state: text('state', {
      enum: ['unconfirmed', 'held', 'delivered', 'refused', 'deleted'],
    }).notNull(),
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    deliveredAt: utcTimestamp('delivered_at'),
    readAt: utcTimestamp('read_at'),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('messages_side_check', table.side, conversationRoles),
    allowedValuesCheck('messages_state_check', table.state, [
      'unconfirmed',
      'held',
      'delivered',
      'refused',
      'deleted',
    ]),
    index('messages_conversation_idx').on(table.conversationId, table.id),
    index('messages_unread_idx')
      .on(table.conversationId, table.side)
      .where(sql`${table.state} = 'delivered' and ${table.readAt} is null`),
    index('messages_text_idx').on(table.textHash, table.createdAt),
  ],
);

/** Pieces of encrypted pictures; files are split because the size of a statement is limited. */
export const messagePictures = pgTable(
  'message_pictures',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    piece: integer('piece').notNull(),
    encrypted: bytes('encrypted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.piece] })],
);

/** Pairs of a person who blocks and a person who is blocked, each as a key like `asker_key`. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    blocker: text('blocker').notNull(),
    blocked: text('blocked').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker, table.blocked] }),
    index('message_blocks_blocked_idx').on(table.blocked),
  ],
);
