import { expect, test } from '@jest/globals';

import { createRegistrationMail } from './registration-mails.ts';

const facts = {
  firstName: 'Hanna',
  seats: 1,
  ticket: '7K9RTW',
  offerUntil: null,
  title: 'Hoftage',
  startsAt: new Date('2026-11-27T09:00:00Z'),
  endsAt: new Date('2026-11-27T16:00:00Z'),
  place: 'Celle',
  isOnline: false,
  status: 'scheduled',
  statusNote: null,
  onlineUrl: null,
  url: 'https://gruenland.example/x',
} as const;

const getText = (endsAt: string) =>
  createRegistrationMail('confirmed', { ...facts, endsAt: new Date(endsAt) }).paragraphs.join(' ');

test('an occurrence over several days is shown with start and end', () => {
  expect(getText('2026-11-29T16:00:00Z')).toContain(
    'Freitag, 27. November 2026 um 10:00 bis Sonntag, 29. November 2026 um 17:00, Celle.',
  );
});

test.each(['2026-11-27T16:00:00Z', '2026-11-27T20:00:00Z'])(
  'until %s only the first day is shown',
  (eventEnd) => {
    expect(getText(eventEnd)).toContain('Freitag, 27. November 2026 um 10:00, Celle.');
  },
);

test.each([
  [false, 'Ihr Code am Einlass: 7K9RTW'],
  [true, 'Ihr Anmeldecode: 7K9RTW'],
])('online only: %s, the mail calls the code „%s“', (isOnline, text) => {
  expect(createRegistrationMail('confirmed', { ...facts, isOnline }).paragraphs).toContain(text);
});

test.each([
  [1, 'wurde ein Platz für „Hoftage“ angefragt', 'Erst dann ist Ihr Platz reserviert.'],
  [3, 'wurden 3 Plätze für „Hoftage“ angefragt', 'Erst dann sind Ihre Plätze reserviert.'],
])('asks to confirm %i seats', (seats, request, condition) => {
  const { paragraphs } = createRegistrationMail('confirmation-requested', { ...facts, seats });
  expect(paragraphs[0]).toContain(request);
  expect(paragraphs[1]).toContain(condition);
});
