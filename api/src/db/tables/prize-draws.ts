import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, oneOf, recordTimes, ulidKey } from './columns.ts';

/**
 * The chance of a prize draw, fixed before anybody knows who takes part: the seed stays secret until it
 * is used, its hash can be shown at once.
 */
export const drawCommitments = pgTable(
  'draw_commitments',
  {
    id: ulidKey(),
    /** `_uid` of the draw's block. */
    draw: text('draw').notNull(),
    /** 32 random bytes, hexadecimal. */
    seed: text('seed').notNull(),
    /** SHA-256 of the seed's text. */
    seedHash: text('seed_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('draw_commitments_draw_idx').on(table.draw),
    /** One at a time waits for its draw. */
    uniqueIndex('draw_commitments_open_key')
      .on(table.draw)
      .where(sql`${table.usedAt} is null`),
  ],
);

/** What a draw found, as it is kept for good. Entries appear by their ids alone. */
export interface DrawRecordContent {
  readonly title: string;
  readonly prizes: readonly string[];
  /** Version of the rule by which the order comes about. */
  readonly rule: 1;
  readonly seed: string;
  readonly seedHash: string;
  /** When the seed was fixed. ISO 8601. */
  readonly committedAt: string;
  /** Entries confirmed until then took part. ISO 8601. */
  readonly until: string;
  /** Only entries with one of these answers took part; empty: all. */
  readonly answers: readonly string[];
  /** Ids that took part, sorted. */
  readonly entries: readonly string[];
  /** SHA-256 of the ids, one a line. */
  readonly entriesHash: string;
  /** Ids in the order of the prizes. */
  readonly winners: readonly string[];
  /**
   * A replacement goes on in the order of the record it names: seed, entries and rule are those; `entries`
   * is empty here. Whose prize was drawn again, and why.
   */
  readonly replaces?: {
    readonly record: string;
    readonly winner: string;
    readonly prize: number;
    readonly reason: string;
    /** Ids passed over because their entries had been deleted on request. */
    readonly gone: readonly string[];
  };
}

/** Append-only: a trigger refuses every change. Each record names the hash of the one before. */
export const drawRecords = pgTable(
  'draw_records',
  {
    id: ulidKey(),
    draw: text('draw').notNull(),
    /** 1 for the first of a draw. */
    number: integer('number').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Account of whoever drew. */
    actor: text('actor').notNull(),
    content: jsonb('content').$type<DrawRecordContent>().notNull(),
    /** Hash of the record before; of the first the draw's name. */
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 over number, previous hash and content. */
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('draw_records_number_key').on(table.draw, table.number)],
);

export const winnerStates = ['drawn', 'notified', 'accepted', 'lapsed'] as const;

/** What became of a winner. The entry may be gone; its id says nothing about anybody. */
export const drawWinners = pgTable(
  'draw_winners',
  {
    id: ulidKey(),
    draw: text('draw').notNull(),
    record: text('record').notNull(),
    entry: text('entry').notNull(),
    /** Place in the list of prizes, from 0. */
    prize: integer('prize').notNull(),
    state: text('state', { enum: winnerStates }).notNull().default('drawn'),
    notifiedAt: moment('notified_at'),
    /** Until when an answer is waited for. */
    answerUntil: moment('answer_until'),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('draw_winners_state_check', table.state, winnerStates),
    uniqueIndex('draw_winners_entry_key').on(table.draw, table.entry),
    index('draw_winners_record_idx').on(table.record),
  ],
);
