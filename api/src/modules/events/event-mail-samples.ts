import { createEventMail } from '#mail/event-mails.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import { createRegistrationMail } from '#mail/registration-mails.ts';
import type { RegistrationFacts } from '#mail/registration-mails.ts';

const SAMPLE_DATE = new Date('2026-12-05T07:00:00Z');

const createSampleRegistrationFacts = (url: string): RegistrationFacts => ({
  firstName: 'Hanna <Ohlsen>',
  seats: 2,
  ticket: '7K9RTW',
  offerUntil: SAMPLE_DATE,
  title: 'Sensenkurs in Celle',
  startsAt: SAMPLE_DATE,
  endsAt: new Date(SAMPLE_DATE.getTime() + 2 * 3_600_000),
  place: 'Obstwiese am Bach, 29221 Celle',
  isOnline: false,
  status: 'scheduled',
  statusNote: 'Wegen des nassen Bodens.',
  onlineUrl: 'https://treffen.example/raum',
  url,
});

const REGISTRATION_NOTIFICATIONS = [
  'confirmation-requested',
  'already-registered',
  'confirmed',
  'waitlisted',
  'promoted',
  'lapsed',
  'cancelled',
] as const;

/** Returns samples of the mails about event registrations and submitted events. */
export function createEventMailSamples(siteUrl: string): readonly MailContent[] {
  const createLink = (path: string) => `${siteUrl}${path}?code=beispiel`;
  const registration = createSampleRegistrationFacts(createLink('/veranstaltungen/anmeldung'));
  const event = { title: 'Sensenkurs in Celle', url: createLink('/veranstaltungen/verwalten') };
  return [
    ...REGISTRATION_NOTIFICATIONS.map((notification) =>
      createRegistrationMail(notification, registration),
    ),
    ...(['moved', 'cancelled'] as const).map((status) =>
      createRegistrationMail('changed', { ...registration, status }),
    ),
    ...(['confirmation-requested', 'received', 'published'] as const).map((notification) =>
      createEventMail(notification, event),
    ),
  ];
}
