import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { messageSides } from '@gruenland/shared-contracts/api/messages.ts';

import { cents, moment, oneOf, recordTimes, ulidKey } from './columns.ts';
import { ads } from './ads.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Size of a picture in pixels; the hash tells whether the same one is sent again. */
export interface MessagePicture {
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

/** Who asked about an ad, and how it stands between them and who placed it. */
export const conversations = pgTable(
  'conversations',
  {
    id: ulidKey(),
    /** Who sells is whoever the ad belongs to; null once it was deleted with its owner. */
    adId: text('ad_id').references(() => ads.id, { onDelete: 'set null' }),
    adTitle: text('ad_title').notNull(),
    askerUserId: text('asker_user_id'),
    /** Of guests; lower case. */
    askerEmail: text('asker_email'),
    /** One person asks once about an ad: `user:<id>` or `mail:<address>`. */
    askerKey: text('asker_key').notNull(),
    askerName: text('asker_name').notNull(),
    state: text('state', { enum: ['unconfirmed', 'open', 'stopped'] }).notNull(),
    confirmedAt: moment('confirmed_at'),
    /** When something was last delivered. */
    lastAt: moment('last_at').notNull().defaultNow(),
    ...recordTimes(),
  },
  (table) => [
    oneOf('conversations_state_check', table.state, ['unconfirmed', 'open', 'stopped']),
    uniqueIndex('conversations_person_key')
      .on(table.adId, table.askerKey)
      .where(sql`${table.state} <> 'unconfirmed'`),
    index('conversations_ad_idx').on(table.adId),
    index('conversations_asker_idx').on(table.askerUserId, table.lastAt),
    index('conversations_email_idx').on(table.askerEmail),
    index('conversations_key_idx').on(table.askerKey, table.createdAt),
  ],
);

/** What was written, in the order of the ids. */
export const messages = pgTable(
  'messages',
  {
    id: ulidKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text('side', { enum: messageSides }).notNull(),
    /** Empty once its writer has left. */
    text: text('text').notNull(),
    /** Of the folded words: the same text to many ads is looked at. */
    textHash: text('text_hash').notNull(),
    textLength: integer('text_length').notNull(),
    /** What is offered in it; binds nobody. */
    offerCents: cents('offer_cents'),
    /** Of the picture in it; the picture itself is in `message_pictures`. */
    picture: jsonb('picture').$type<MessagePicture>(),
    state: text('state', {
      enum: ['unconfirmed', 'held', 'delivered', 'refused', 'deleted'],
    }).notNull(),
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
    ...recordTimes(),
  },
  (table) => [
    oneOf('messages_side_check', table.side, messageSides),
    oneOf('messages_state_check', table.state, [
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

/** A picture in a message, sealed, in pieces that a statement can carry. */
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

/** Who wants nothing from whom; persons as in `asker_key`. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    blocker: text('blocker').notNull(),
    blocked: text('blocked').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker, table.blocked] }),
    index('message_blocks_blocked_idx').on(table.blocked),
  ],
);
