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
