import type { DrawingRequest } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import type { DrawRecordContent } from '#db/tables/prize-draws.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { computeDrawOrder, hashEntryIds } from './draw-order.ts';
import type { MergedDraw } from './list-draws.ts';
import {
  addWinners,
  appendDrawRecord,
  changeWinner,
  findEntriesById,
  findDrawRecords,
  findConfirmedEntryIds,
  findWinner,
  findWinners,
  lockDraw,
  ensureCommitment,
  markCommitmentUsed,
  readSeed,
} from './draw.repository.ts';

/**
 * Entries confirmed within this time before the drawing do not take part, because they may not be
 * visible to this transaction yet. They take part in the next drawing.
 */
const visibilityDelayMs = 2000;

/**
 * Draws winners with the existing commitment and creates the commitment for the next drawing.
 *
 * @param tx the caller's transaction
 * @throws Problem `record.changed` if another drawing happened in the meantime, or `form.invalid`
 *   if there are no entries, or if the draw is still running and `early` is not set
 */
export async function drawWinners(
  tx: Executor,
  staffMember: User,
  mergedDraw: MergedDraw,
  request: DrawingRequest,
  encryption: Encryption,
): Promise<void> {
  const { id: draw, title } = mergedDraw.summary;
  await lockDraw(tx, draw);
  const records = await findDrawRecords(tx, draw);
  if (records.length !== request.draws) throw new Problem('record.changed');
  const now = Date.now();
  if (mergedDraw.endsAt.getTime() > now && !request.early) {
    const fields = { early: 'Das Gewinnspiel läuft noch.' };
    throw new Problem('form.invalid', { fields });
  }
  const confirmedUntil = new Date(Math.min(mergedDraw.endsAt.getTime(), now - visibilityDelayMs));
  const earlierWinners = new Set((await findWinners(tx, draw)).map(({ entry }) => entry));
  const confirmedEntryIds = await findConfirmedEntryIds(tx, draw, confirmedUntil, request.answers);
  const entries = confirmedEntryIds.filter((id) => !earlierWinners.has(id));
  if (entries.length === 0) {
    throw new Problem('form.invalid', {
      fields: { '': 'Es nimmt niemand teil, der gewinnen kann.' },
    });
  }
  const commitment = await ensureCommitment(tx, draw, encryption);
  const seed = readSeed(commitment, encryption);
  const winners = computeDrawOrder(draw, seed, entries).slice(0, request.prizes.length);
  const record = await appendDrawRecord(tx, draw, staffMember.id, {
    title,
    prizes: request.prizes,
    rule: 1,
    seed,
    seedHash: commitment.seedHash,
    committedAt: commitment.createdAt.toISOString(),
    until: confirmedUntil.toISOString(),
    answers: request.answers,
    entries,
    entriesHash: hashEntryIds(entries),
    winners,
  });
  await addWinners(
    tx,
    winners.map((entry, prize) => ({ draw, record, entry, prize })),
  );
  await markCommitmentUsed(tx, commitment.id);
  await ensureCommitment(tx, draw, encryption);
  const details = { entries: entries.length, winners: winners.length };
  await recordAudit(tx, {
    action: 'draw.drawn',
    actor: staffMember.id,
    subject: `draw:${draw}`,
    details,
  });
}

/**
 * Replaces a winner who did not answer. The new winner is the next entry in the order of the
 * drawing.
 * @throws Problem `record.not-found`, `record.changed`, `record.state`, or `form.invalid` if no
 *   entries are left
 */
export async function drawReplacement(
  tx: Executor,
  staffMember: User,
  draw: string,
  winnerId: string,
  request: { readonly version: number; readonly reason: string },
): Promise<void> {
  await lockDraw(tx, draw);
  const winner = await findWinner(tx, winnerId, true);
  if (winner?.draw !== draw) throw new Problem('record.not-found');
  if (winner.version !== request.version) throw new Problem('record.changed');
  if (winner.state !== 'drawn' && winner.state !== 'notified') throw new Problem('record.state');
  const records = await findDrawRecords(tx, draw);
  const winnerRecord = records.find(({ id }) => id === winner.record);
  const firstRecord = records.find(
    ({ id }) => id === (winnerRecord?.content.replaces?.record ?? winnerRecord?.id),
  );
  if (!firstRecord) throw new Error('a winner has no record');
  const { content } = firstRecord;
  const earlierWinners = new Set((await findWinners(tx, draw)).map(({ entry }) => entry));
  const remainingEntryIds = computeDrawOrder(draw, content.seed, content.entries).filter(
    (id) => !earlierWinners.has(id),
  );
  const existingEntriesById = await findEntriesById(tx, remainingEntryIds);
  const nextEntryId = remainingEntryIds.find((id) => existingEntriesById.has(id));
  if (!nextEntryId) {
    throw new Problem('form.invalid', {
      fields: { '': 'Es ist niemand mehr da, der nachrücken kann.' },
    });
  }
  const replaces = {
    record: firstRecord.id,
    winner: winner.entry,
    prize: winner.prize,
    reason: request.reason,
    gone: remainingEntryIds.slice(0, remainingEntryIds.indexOf(nextEntryId)),
  };
  const winners = [nextEntryId];
  const newContent: DrawRecordContent = { ...content, entries: [], winners, replaces };
  const record = await appendDrawRecord(tx, draw, staffMember.id, newContent);
  await changeWinner(tx, winner.id, { state: 'lapsed' });
  await addWinners(tx, [{ draw, record, entry: nextEntryId, prize: winner.prize }]);
  await recordAudit(tx, {
    action: 'draw.replaced',
    actor: staffMember.id,
    subject: `draw:${draw}`,
  });
}
