import type { eventRegistrations } from '#db/tables/event-registrations.ts';

const FIRST_NAMES = [
  'Antje',
  'Bernd',
  'Christa',
  'Dirk',
  'Elke',
  'Frauke',
  'Gerd',
  'Heike',
  'Ingo',
];
const LAST_NAMES = ['Ahlers', 'Brand', 'Cordes', 'Dierks', 'Eggers', 'Feld', 'Gerdes'];
const SYMBOLS = '6789BCDFGHJKLMNPQRTW';

/** Returns a ticket code that is unique within an occurrence. */
function ticketCode(at: number): string {
  const places = [at * 7919, at * 104_729, at * 1299, at, Math.floor(at / 20), 3];
  return places.map((place) => SYMBOLS[place % SYMBOLS.length]).join('');
}

/** Creates fictional attendees of an occurrence, one seat each. */
export function makeAttendees(
  occurrenceId: string,
  count: number,
): (typeof eventRegistrations.$inferInsert)[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `muster-${occurrenceId}-${at + 1}`,
    occurrenceId,
    email: `gast-${at + 1}@hof.example`,
    firstName: FIRST_NAMES[at % FIRST_NAMES.length] ?? '',
    lastName: LAST_NAMES[at % LAST_NAMES.length] ?? '',
    seats: 1,
    state: 'confirmed' as const,
    code: ticketCode(at + 1),
  }));
}
