import type { DrawingAudit } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';

import type { Executor } from '#db/database.ts';

import { computeDrawOrder, hashEntryIds, computeRecordHash, sha256 } from './draw-order.ts';
import { findDrawRecords, findConfirmedEntryIds } from './draw.repository.ts';
import type { StoredDrawRecord } from './draw.repository.ts';

/** Returns the ids of the entries that won in drawings with a lower number than `number`. */
const listEarlierWinningEntryIds = (records: readonly StoredDrawRecord[], number: number) =>
  new Set(
    records.filter((record) => record.number < number).flatMap(({ content }) => content.winners),
  );

/** Recomputes the winners of a drawing from the drawing records alone. */
function recomputeWinners(
  record: StoredDrawRecord,
  records: readonly StoredDrawRecord[],
): readonly string[] {
  const { draw, content, number } = record;
  const { replaces } = content;
  if (!replaces) {
    return computeDrawOrder(draw, content.seed, content.entries).slice(0, content.prizes.length);
  }
  const firstRecord = records.find(({ id }) => id === replaces.record);
  const excludedIds = new Set([...listEarlierWinningEntryIds(records, number), ...replaces.gone]);
  const order = firstRecord
    ? computeDrawOrder(draw, firstRecord.content.seed, firstRecord.content.entries)
    : [];
  return order.filter((id) => !excludedIds.has(id)).slice(0, 1);
}

const isSameList = (firstList: readonly string[], secondList: readonly string[]) =>
  firstList.length === secondList.length &&
  firstList.every((id, index) => id === secondList[index]);

/**
 * Returns whether the drawing record lists every stored entry that was entitled to take part. The
 * record of a replacement lists no entries and always passes.
 */
async function isEntryListComplete(
  db: Executor,
  record: StoredDrawRecord,
  records: readonly StoredDrawRecord[],
): Promise<boolean> {
  const { draw, number, content } = record;
  if (content.replaces) return true;
  const earlierWinningEntryIds = listEarlierWinningEntryIds(records, number);
  const participantEntryIds = await findConfirmedEntryIds(
    db,
    draw,
    new Date(content.until),
    content.answers,
  );
  const listedIds = new Set(content.entries);
  return participantEntryIds.every((id) => listedIds.has(id) || earlierWinningEntryIds.has(id));
}

/** Recomputes every drawing of a prize draw and verifies the hash chain of the drawing records. */
export async function auditDraw(db: Executor, draw: string): Promise<DrawingAudit> {
  const records = await findDrawRecords(db, draw);
  const auditedRecords: DrawingAudit['records'][number][] = [];
  for (const record of records) {
    const { number, content, previousHash, hash } = record;
    const previousRecord = records.find((candidate) => candidate.number === number - 1);
    const expectedHash = content.replaces
      ? records.find(({ id }) => id === content.replaces?.record)?.content.entriesHash
      : hashEntryIds(content.entries);
    const checks = [
      {
        what: 'Der Startwert passt zu der Prüfsumme, die vorher feststand.',
        right: sha256(content.seed) === content.seedHash,
      },
      {
        what: 'Die Prüfsumme der Liste passt zu den Einsendungen.',
        right: expectedHash === content.entriesHash,
      },
      {
        what: 'Dieselbe Liste und derselbe Startwert ergeben dieselben Gewinner.',
        right: isSameList(recomputeWinners(record, records), content.winners),
      },
      {
        what: 'Das Protokoll ist unverändert und schließt an das vorige an.',
        right:
          previousHash === (previousRecord?.hash ?? sha256(draw)) &&
          hash === computeRecordHash(draw, number, previousHash, content),
      },
      {
        what: 'Wer teilnahm und noch gespeichert ist, stand auf der Liste.',
        right: await isEntryListComplete(db, record, records),
      },
    ];
    auditedRecords.push({ number, right: checks.every(({ right }) => right), checks });
  }
  return { records: auditedRecords };
}
