import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

import { tellOfDates } from '../date-changes.ts';
import { placeOf } from '../place-of.ts';
import type { PlaceFields } from '../place-of.ts';
import { moveUp } from '../registration-seats.ts';
import { columnsOf } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { changeEvent } from './own-event.repository.ts';
import { datesOf } from './schedule-dates.ts';
import { findAllDates, writeDates } from './write-dates.ts';

/** What an attendee must know to be there. */
const whereabouts = (event: Pick<StoredEventRow, 'attendance' | 'onlineUrl'> & PlaceFields) =>
  [placeOf(event), event.attendance, event.onlineUrl].join('\n');

/**
 * Puts a version in place: its dates follow, free seats are offered, and whoever is registered learns
 * of another time or place. `event` must be locked.
 */
export async function putInPlace(
  tx: Executor,
  event: StoredEventRow,
  { input, ...spot }: EventProposal,
  more: Parameters<typeof changeEvent>[2] = {},
): Promise<void> {
  const now = new Date();
  const columns = columnsOf(input, event.questions);
  await changeEvent(tx, event.id, { ...columns, ...spot, ...more });
  if ((more.state ?? event.state) === 'entwurf') return;
  const before = event.schedule ? datesOf(event.schedule) : [];
  const told = await writeDates(tx, event, datesOf(input), now, before);
  if (event.state === 'veroeffentlicht' && whereabouts(event) !== whereabouts(columns)) {
    await tellOfDates(tx, event.id, now, { except: told, off: false });
  }
  for (const { id } of await findAllDates(tx, event.id)) await moveUp(tx, id, now);
}
