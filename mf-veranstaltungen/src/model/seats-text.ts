import type { EventDate } from '@gruenland/shared-contracts/api/events.ts';

/** Few seats are worth a number, many are not. */
const FEW = 10;

/**
 * „Noch 3 Plätze frei“, „Ausgebucht, Warteliste offen“; empty where one does not register. A seat that is
 * free while others wait is theirs.
 */
export function seatsText({
  registration,
  seatsLeft,
}: Pick<EventDate, 'registration' | 'seatsLeft'>): string {
  if (registration === 'waitlist') {
    return seatsLeft === 0
      ? 'Ausgebucht, Warteliste offen'
      : 'Andere warten schon, Warteliste offen';
  }
  if (registration === 'full') return 'Ausgebucht';
  if (registration === 'closed') return 'Anmeldung geschlossen';
  if (registration === 'later') return 'Anmeldung noch nicht offen';
  if (registration !== 'open') return '';
  if (seatsLeft === null || seatsLeft > FEW) return 'Plätze frei';
  return seatsLeft === 1 ? 'Noch ein Platz frei' : `Noch ${seatsLeft} Plätze frei`;
}

/** Whether one can do something at a date now. */
export function canRegister({ registration }: Pick<EventDate, 'registration'>): boolean {
  return registration === 'open' || registration === 'waitlist';
}
