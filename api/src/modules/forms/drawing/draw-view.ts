import type {
  PrizeDrawDetail,
  DrawingRecord,
  PrizeDrawWinner,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

import type { Drizzle } from '#db/database.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import type { MergedDraw } from './list-draws.ts';
import {
  findEntriesById,
  findDrawRecords,
  findWinners,
  ensureCommitment,
} from './draw.repository.ts';
import type { StoredDrawRecord, StoredWinner } from './draw.repository.ts';

/**
 * Returns the short id that winners state when they answer: the last 8 characters of the id. It is
 * short enough to say on the telephone.
 */
export const toShortWinnerId = (id: string): string => id.slice(-8);

function toRecordView(record: StoredDrawRecord, names: ReadonlyMap<string, string>): DrawingRecord {
  const { id, number, at, actor, content, previousHash, hash } = record;
  const { committedAt, seed, seedHash, until, answers, entriesHash, winners, replaces } = content;
  return {
    id,
    number,
    at: at.toISOString(),
    by: names.get(actor) ?? null,
    committedAt,
    seed,
    seedHash,
    until,
    answers,
    entryCount: content.entries.length,
    entriesHash,
    winners,
    reason: replaces?.reason ?? null,
    previousHash,
    hash,
  };
}

function toWinnerView(
  winner: StoredWinner,
  records: readonly StoredDrawRecord[],
  entry:
    | { readonly firstName: string; readonly lastName: string; readonly email: string }
    | undefined,
): PrizeDrawWinner {
  const { id, prize, state, version, notifiedAt, answerUntil } = winner;
  const prizes = records.find((record) => record.id === winner.record)?.content.prizes;
  return {
    id,
    number: toShortWinnerId(id),
    entry: winner.entry,
    prize: prizes?.[prize] ?? '',
    state,
    person: entry ? { name: `${entry.firstName} ${entry.lastName}`, email: entry.email } : null,
    notifiedAt: notifiedAt?.toISOString() ?? null,
    answerUntil: answerUntil?.toISOString() ?? null,
    version,
  };
}

/**
 * Returns everything that the staff page shows about one prize draw. Creates the commitment for the
 * next drawing if there is none yet.
 */
export async function loadDrawView(
  db: Drizzle,
  mergedDraw: MergedDraw,
  findUserName: (userId: string) => Promise<string | null>,
  encryption: Encryption,
): Promise<PrizeDrawDetail> {
  const { summary, definition, deleteAt } = mergedDraw;
  const commitment = await ensureCommitment(db, summary.id, encryption);
  const records = await findDrawRecords(db, summary.id);
  const winners = await findWinners(db, summary.id);
  const entries = await findEntriesById(
    db,
    winners.map(({ entry }) => entry),
  );
  const names = new Map<string, string>();
  for (const actor of new Set(records.map((record) => record.actor))) {
    names.set(actor, (await findUserName(actor)) ?? '');
  }
  return {
    ...summary,
    prizes: definition?.prizes ?? records.at(-1)?.content.prizes ?? [],
    question: definition?.question ?? null,
    options: definition?.options ?? [],
    deleteAt: deleteAt?.toISOString() ?? null,
    commitment: { hash: commitment.seedHash, at: commitment.createdAt.toISOString() },
    records: records.map((record) => toRecordView(record, names)),
    winners: winners.map((winner) => toWinnerView(winner, records, entries.get(winner.entry))),
  };
}
