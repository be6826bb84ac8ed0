import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';

/**
 * Commitments of prize draws: seeds that are fixed before the entries are known. A seed stays
 * secret until the drawing; its hash is public.
 */
export const drawCommitments = pgTable(
  'draw_commitments',
  {
    id: ulidKey(),
    /** `_uid` of the prize draw's Storyblok block. */
    draw: text('draw').notNull(),
    /** Seed of 32 random bytes, hexadecimal; empty if only `seedEncrypted` contains it. */
    seed: text('seed').notNull(),
    /** The seed, encrypted with AES-256-GCM; null in rows of earlier releases. */
    seedEncrypted: text('seed_encrypted'),
    /** SHA-256 of the hexadecimal text of the seed. */
    seedHash: text('seed_hash').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    usedAt: utcTimestamp('used_at'),
  },
  (table) => [
    index('draw_commitments_draw_idx').on(table.draw),
    /** Allows at most one unused commitment per prize draw. */
    uniqueIndex('draw_commitments_open_key')
      .on(table.draw)
      .where(sql`${table.usedAt} is null`),
  ],
);

/** Permanent record of a drawing. It contains entries only by their ids. */
export interface DrawRecordContent {
  readonly title: string;
  readonly prizes: readonly string[];
  /** Version of the drawing algorithm. */
  readonly rule: 1;
  readonly seed: string;
  readonly seedHash: string;
  /** Time when the seed was created, in ISO 8601 format. */
  readonly committedAt: string;
  /** Time in ISO 8601 format by which an entry had to be confirmed to take part in the drawing. */
  readonly until: string;
  /** Only entries with one of these answers took part; if the list is empty, all entries did. */
  readonly answers: readonly string[];
  /** Ids of the entries that took part, sorted. */
  readonly entries: readonly string[];
  /** SHA-256 of the ids in `entries`, one per line. */
  readonly entriesHash: string;
  /** Ids of the winners, in the order of the prizes. */
  readonly winners: readonly string[];
  /**
   * Set only in a record that replaces a winner: `winner` lost `prize` because of `reason`. Seed
   * and entries are stored only in the earlier record with the id `record`; the list `entries`
   * above is empty.
   */
  readonly replaces?: {
    readonly record: string;
    readonly winner: string;
    readonly prize: number;
    readonly reason: string;
    /** Ids of drawn entries that were skipped because they had been deleted on request. */
    readonly gone: readonly string[];
  };
}

/**
 * Records of drawings. A trigger rejects every change. Each record contains the hash of the
 * previous one.
 */
export const drawRecords = pgTable(
  'draw_records',
  {
    id: ulidKey(),
    draw: text('draw').notNull(),
    /** Number of the record; starts at 1 for each prize draw. */
    number: integer('number').notNull(),
    at: utcTimestamp('at').notNull().defaultNow(),
    /** User id of the staff member who drew or replaced a winner. */
    actor: text('actor').notNull(),
    content: jsonb('content').$type<DrawRecordContent>().notNull(),
    /** Hash of the previous record; for the first record, the SHA-256 of `draw`. */
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 over draw, number, previous hash and content. */
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('draw_records_number_key').on(table.draw, table.number)],
);

export const winnerStates = ['drawn', 'notified', 'accepted', 'lapsed'] as const;

/**
 * Winners of prize draws. The state says whether staff have notified the winner and whether the
 * winner has accepted. The winner's entry may have been deleted.
 */
export const drawWinners = pgTable(
  'draw_winners',
  {
    id: ulidKey(),
    draw: text('draw').notNull(),
    record: text('record')
      .notNull()
      .references(() => drawRecords.id),
    entry: text('entry').notNull(),
    /** Index of the won prize in the list of prizes. */
    prize: integer('prize').notNull(),
    state: text('state', { enum: winnerStates }).notNull().default('drawn'),
    notifiedAt: utcTimestamp('notified_at'),
    /** Deadline for the winner's answer. */
    answerUntil: utcTimestamp('answer_until'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('draw_winners_state_check', table.state, winnerStates),
    uniqueIndex('draw_winners_entry_key').on(table.draw, table.entry),
    index('draw_winners_record_idx').on(table.record),
  ],
);
