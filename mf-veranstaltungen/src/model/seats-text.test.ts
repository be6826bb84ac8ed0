import { canRegister, formatSeats } from './seats-text.ts';

test.each([
  ['open', null, 'Plätze frei', true],
  ['open', 40, 'Plätze frei', true],
  ['open', 3, 'Noch 3 Plätze frei', true],
  ['open', 1, 'Noch ein Platz frei', true],
  ['waitlist', 0, 'Ausgebucht, Warteliste offen', true],
  ['waitlist', 1, 'Andere warten schon, Warteliste offen', true],
  ['full', 1, 'Ausgebucht', false],
  ['full', 0, 'Ausgebucht', false],
  ['closed', 4, 'Anmeldung geschlossen', false],
  ['later', 4, 'Anmeldung noch nicht offen', false],
  ['none', null, '', false],
] as const)(
  'registration %s with %s free seats gives „%s“',
  (registration, seatsLeft, text, expected) => {
    expect(formatSeats({ registration, seatsLeft })).toBe(text);
    expect(canRegister({ registration })).toBe(expected);
  },
);
