import type { EventOccurrence } from '@gruenland/shared-contracts/api/events.ts';

/**
 * Largest number of free seats that the text states. If more seats are free, the text is „Plätze
 * frei“.
 */
const MAX_STATED_SEATS = 10;

/**
 * Returns the text about free seats, for example „Noch 3 Plätze frei“ or „Ausgebucht, Warteliste
 * offen“. Returns an empty text if no registration is needed. Does not state free seats while
 * people on the waitlist have priority.
 */
export function formatSeats({
  registration,
  seatsLeft,
}: Pick<EventOccurrence, 'registration' | 'seatsLeft'>): string {
  if (registration === 'waitlist') {
    return seatsLeft === 0
      ? 'Ausgebucht, Warteliste offen'
      : 'Andere warten schon, Warteliste offen';
  }
  if (registration === 'full') return 'Ausgebucht';
  if (registration === 'closed') return 'Anmeldung geschlossen';
  if (registration === 'later') return 'Anmeldung noch nicht offen';
  if (registration !== 'open') return '';
  if (seatsLeft === null || seatsLeft > MAX_STATED_SEATS) return 'Plätze frei';
  return seatsLeft === 1 ? 'Noch ein Platz frei' : `Noch ${seatsLeft} Plätze frei`;
}

/** Returns whether visitors can currently register or join the waitlist. */
export function canRegister({ registration }: Pick<EventOccurrence, 'registration'>): boolean {
  return registration === 'open' || registration === 'waitlist';
}
