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
const TICKET_SYMBOLS = '6789BCDFGHJKLMNPQRTW';

/** Returns a ticket code that is unique within an occurrence. */
function createTicketCode(index: number): string {
  const symbolNumbers = [
    index * 7919,
    index * 104_729,
    index * 1299,
    index,
    Math.floor(index / 20),
    3,
  ];
  return symbolNumbers
    .map((symbolNumber) => TICKET_SYMBOLS[symbolNumber % TICKET_SYMBOLS.length])
    .join('');
}

/** Creates fictional attendees of an occurrence, one seat each. */
export function makeAttendees(
  occurrenceId: string,
  count: number,
): (typeof eventRegistrations.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `muster-${occurrenceId}-${index + 1}`,
    occurrenceId,
    email: `gast-${index + 1}@hof.example`,
    firstName: FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
    lastName: LAST_NAMES[index % LAST_NAMES.length] ?? '',
    seats: 1,
    state: 'confirmed' as const,
    code: createTicketCode(index + 1),
  }));
}
