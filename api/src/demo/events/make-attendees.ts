import type { eventRegistrations } from '#db/tables/event-registrations.ts';

const FIRST = ['Antje', 'Bernd', 'Christa', 'Dirk', 'Elke', 'Frauke', 'Gerd', 'Heike', 'Ingo'];
const LAST = ['Ahlers', 'Brand', 'Cordes', 'Dierks', 'Eggers', 'Feld', 'Gerdes'];
const SYMBOLS = '6789BCDFGHJKLMNPQRTW';

/** A ticket that no other of the same date has. */
function ticketOf(at: number): string {
  const places = [at * 7919, at * 104_729, at * 1299, at, Math.floor(at / 20), 3];
  return places.map((place) => SYMBOLS[place % SYMBOLS.length]).join('');
}

/** Invented people who have a seat at a date, each one. */
export function makeAttendees(
  dateId: string,
  count: number,
): (typeof eventRegistrations.$inferInsert)[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `muster-${dateId}-${at + 1}`,
    dateId,
    email: `gast-${at + 1}@hof.example`,
    firstName: FIRST[at % FIRST.length] ?? '',
    lastName: LAST[at % LAST.length] ?? '',
    seats: 1,
    state: 'bestaetigt' as const,
    code: ticketOf(at + 1),
  }));
}
