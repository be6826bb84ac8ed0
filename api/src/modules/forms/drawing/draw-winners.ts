import type { DrawRequest } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Executor } from '#db/database.ts';
import type { DrawRecordContent } from '#db/tables/prize-draws.ts';
import { Problem } from '#problem.ts';

import { computeDrawOrder, hashEntries } from './draw-order.ts';
import type { MergedDraw } from './list-draws.ts';
import {
  addWinners,
  appendRecord,
  changeWinner,
  findEntriesById,
  findRecords,
  findConfirmedEntries,
  findWinner,
  findWinners,
  lockDraw,
  ensureCommitment,
  markCommitmentUsed,
} from './draw.repository.ts';

/**
 * An entry confirmed within the last two seconds may not be visible to this transaction yet; it
 * takes part in the next drawing.
 */
const visibilityDelayMs = 2000;

/**
 * Draws winners with the existing commitment and creates the commitment for the next drawing.
 *
 * @param tx the caller's transaction
 * @throws Problem `record.changed` if another drawing happened in the meantime; `form.invalid` if
 *   the draw is still running and `early` is not set, or if there are no entries
 */
export async function drawWinners(
  tx: Executor,
  staff: User,
  known: MergedDraw,
  request: DrawRequest,
): Promise<void> {
  const { id: draw, title } = known.summary;
  await lockDraw(tx, draw);
  const records = await findRecords(tx, draw);
  if (records.length !== request.draws) throw new Problem('record.changed');
  const now = Date.now();
  if (known.endsAt.getTime() > now && !request.early) {
    const fields = { early: 'Das Gewinnspiel läuft noch.' };
    throw new Problem('form.invalid', { fields });
  }
  const until = new Date(Math.min(known.endsAt.getTime(), now - visibilityDelayMs));
  const wonEntries = new Set((await findWinners(tx, draw)).map(({ entry }) => entry));
  const all = await findConfirmedEntries(tx, draw, until, request.answers);
  const entries = all.filter((id) => !wonEntries.has(id));
  if (entries.length === 0) {
    throw new Problem('form.invalid', {
      fields: { '': 'Es nimmt niemand teil, der gewinnen kann.' },
    });
  }
  const commitment = await ensureCommitment(tx, draw);
  const winners = computeDrawOrder(draw, commitment.seed, entries).slice(0, request.prizes.length);
  const record = await appendRecord(tx, draw, staff.id, {
    title,
    prizes: request.prizes,
    rule: 1,
    seed: commitment.seed,
    seedHash: commitment.seedHash,
    committedAt: commitment.createdAt.toISOString(),
    until: until.toISOString(),
    answers: request.answers,
    entries,
    entriesHash: hashEntries(entries),
    winners,
  });
  await addWinners(
    tx,
    winners.map((entry, prize) => ({ draw, record, entry, prize })),
  );
  await markCommitmentUsed(tx, commitment.id);
  await ensureCommitment(tx, draw);
  const details = { entries: entries.length, winners: winners.length };
  await recordAudit(tx, {
    action: 'draw.drawn',
    actor: staff.id,
    subject: `draw:${draw}`,
    details,
  });
}

/**
 * Replaces a winner who does not answer with the next entry in the order of the same drawing.
 *
 * @throws Problem `record.not-found`, `record.changed`, `record.state`; `form.invalid` if no
 *   entries are left
 */
export async function drawReplacement(
  tx: Executor,
  staff: User,
  draw: string,
  winnerId: string,
  request: { readonly version: number; readonly reason: string },
): Promise<void> {
  await lockDraw(tx, draw);
  const winner = await findWinner(tx, winnerId, true);
  if (winner?.draw !== draw) throw new Problem('record.not-found');
  if (winner.version !== request.version) throw new Problem('record.changed');
  if (winner.state !== 'drawn' && winner.state !== 'notified') throw new Problem('record.state');
  const records = await findRecords(tx, draw);
  const winnerRecord = records.find(({ id }) => id === winner.record);
  const firstRecord = records.find(
    ({ id }) => id === (winnerRecord?.content.replaces?.record ?? winnerRecord?.id),
  );
  if (!firstRecord) throw new Error('a winner has no record');
  const { content } = firstRecord;
  const wonEntries = new Set((await findWinners(tx, draw)).map(({ entry }) => entry));
  const remaining = computeDrawOrder(draw, content.seed, content.entries).filter(
    (id) => !wonEntries.has(id),
  );
  const existingEntries = await findEntriesById(tx, remaining);
  const nextEntry = remaining.find((id) => existingEntries.has(id));
  if (!nextEntry) {
    throw new Problem('form.invalid', {
      fields: { '': 'Es ist niemand mehr da, der nachrücken kann.' },
    });
  }
  const replaces = {
    record: firstRecord.id,
    winner: winner.entry,
    prize: winner.prize,
    reason: request.reason,
    gone: remaining.slice(0, remaining.indexOf(nextEntry)),
  };
  const newContent: DrawRecordContent = { ...content, entries: [], winners: [nextEntry], replaces };
  const record = await appendRecord(tx, draw, staff.id, newContent);
  await changeWinner(tx, winner.id, { state: 'lapsed' });
  await addWinners(tx, [{ draw, record, entry: nextEntry, prize: winner.prize }]);
  await recordAudit(tx, { action: 'draw.replaced', actor: staff.id, subject: `draw:${draw}` });
}
