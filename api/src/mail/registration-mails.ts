import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

import type { RegistrationNotification } from '#queue/task-kinds.ts';

import { formatTimeSpan, formatDateTimeWithWeekday } from './format.ts';
import type { MailContent } from './mail-layout.ts';

/** Data of the mails to people who registered for an event. */
export interface RegistrationFacts {
  readonly firstName: string;
  readonly seats: number;
  readonly ticket: string;
  readonly offerUntil: Date | null;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place: string;
  /** Whether the occurrence takes place online only, so that nobody asks for the code at an entrance. */
  readonly isOnline: boolean;
  readonly status: EventStatus;
  readonly statusNote: string | null;
  /** Link for taking part online; set only after the registration is confirmed. */
  readonly onlineUrl: string | null;
  /** Page on which the attendee confirms, cancels or accepts an offered seat. */
  readonly url: string;
}

const MAIL_REASON =
  'Sie bekommen diese Nachricht, weil diese Adresse bei einer Anmeldung zu einer Veranstaltung ' +
  'angegeben wurde. Sie ist keine Werbung.';

const formatSeats = (seats: number) => (seats === 1 ? 'ein Platz' : `${seats} Plätze`);

type MailTexts = Pick<MailContent, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

const formatTimeAndPlace = ({ startsAt, endsAt, place }: RegistrationFacts) =>
  `${formatTimeSpan(startsAt, endsAt)}, ${place}.`;
const formatOnlineLink = (url: string) => `Dort nehmen Sie teil: ${url}`;
const cancellationNote = 'Auf derselben Seite können Sie jederzeit stornieren, auch ohne Konto.';

function createConfirmedTexts(facts: RegistrationFacts): MailTexts {
  return {
    subject: `Angemeldet: ${facts.title}`,
    paragraphs: [
      `Sie sind angemeldet: „${facts.title}“, ${formatSeats(facts.seats)}. ${formatTimeAndPlace(facts)}`,
      `${facts.isOnline ? 'Ihr Anmeldecode' : 'Ihr Code am Einlass'}: ${facts.ticket}`,
      ...(facts.onlineUrl ? [formatOnlineLink(facts.onlineUrl)] : []),
    ],
    label: 'Anmeldung ansehen oder stornieren',
    notes: ['Der Termin für Ihren Kalender liegt bei.', cancellationNote],
  };
}

function createChangedTexts(facts: RegistrationFacts): MailTexts {
  const { title, status, statusNote } = facts;
  const isCancelled = status === 'cancelled';
  return {
    subject: isCancelled ? `Abgesagt: ${title}` : `Geändert: ${title}`,
    paragraphs: [
      isCancelled
        ? `leider wurde „${title}“ abgesagt. Es ging um den Termin am ${formatTimeAndPlace(facts)}`
        : `der Termin von „${title}“ hat sich geändert. Jetzt gilt: ${formatTimeAndPlace(facts)}`,
      ...(statusNote ? [statusNote] : []),
      ...(!isCancelled && facts.onlineUrl ? [formatOnlineLink(facts.onlineUrl)] : []),
      ...(isCancelled ? [] : ['Passt es Ihnen so nicht, geben Sie Ihren Platz bitte frei.']),
    ],
    label: 'Anmeldung ansehen',
    notes: isCancelled ? [] : [cancellationNote],
  };
}

const MAIL_TEXTS: Readonly<
  Record<RegistrationNotification, (facts: RegistrationFacts) => MailTexts>
> = {
  'confirmation-requested': (facts) => ({
    subject: `Bitte bestätigen Sie Ihre Anmeldung: ${facts.title}`,
    paragraphs: [
      `mit dieser Adresse ${facts.seats === 1 ? 'wurde' : 'wurden'} ${formatSeats(facts.seats)} für „${facts.title}“ angefragt. ` +
        formatTimeAndPlace(facts),
      `Bitte bestätigen Sie, dass Sie das sind. Erst dann ${facts.seats === 1 ? 'ist Ihr Platz' : 'sind Ihre Plätze'} reserviert.`,
    ],
    label: 'Anmeldung bestätigen',
    notes: [
      'Sie waren das nicht? Dann müssen Sie nichts tun. Nach sieben Tagen löschen wir alles.',
    ],
  }),
  'already-registered': (facts) => ({
    subject: `Sie sind schon eingetragen: ${facts.title}`,
    paragraphs: [
      `mit dieser Adresse wurde noch einmal eine Anmeldung zu „${facts.title}“ versucht. Es bleibt ` +
        'bei Ihrer ersten.',
    ],
    label: 'Anmeldung ansehen',
    notes: [cancellationNote],
  }),
  confirmed: createConfirmedTexts,
  waitlisted: (facts) => ({
    subject: `Auf der Warteliste: ${facts.title}`,
    paragraphs: [
      `für „${facts.title}“ sind die Plätze vergeben oder denen zugedacht, die schon warten. Sie ` +
        `stehen auf der Warteliste, ${formatSeats(facts.seats)}. ${formatTimeAndPlace(facts)}`,
      'Es geht der Reihe nach. Ist etwas für Sie frei, schreiben wir Ihnen; dann haben Sie 24 ' +
        'Stunden Zeit.',
    ],
    label: 'Eintrag ansehen oder löschen',
    notes: [cancellationNote],
  }),
  promoted: (facts) => ({
    subject: `Ein Platz ist frei: ${facts.title}`,
    paragraphs: [
      `für Sie ist etwas frei geworden: „${facts.title}“, ${formatSeats(facts.seats)}. ${formatTimeAndPlace(facts)}`,
      `Bitte nehmen Sie an bis ${facts.offerUntil ? formatDateTimeWithWeekday(facts.offerUntil) : 'zum Beginn'}. ` +
        'Danach geht das Angebot an die Nächsten.',
    ],
    label: 'Platz annehmen',
    notes: [cancellationNote],
  }),
  lapsed: (facts) => ({
    subject: `Das Angebot ist verfallen: ${facts.title}`,
    paragraphs: [
      `die Frist für Ihren Platz bei „${facts.title}“ ist vorbei, er ging an die Nächsten. Sie ` +
        'können sich neu anmelden.',
    ],
    label: 'Anmeldung ansehen',
    notes: [],
  }),
  cancelled: (facts) => ({
    subject: `Storniert: ${facts.title}`,
    paragraphs: [
      `Ihre Anmeldung zu „${facts.title}“ ist storniert. ${formatTimeAndPlace(facts)}`,
      'Danke, dass Sie den Platz freigegeben haben.',
    ],
    label: 'Anmeldung ansehen',
    notes: [],
  }),
  changed: createChangedTexts,
};

/** Creates the mail to an attendee about a change of a registration. */
export function createRegistrationMail(
  notification: RegistrationNotification,
  facts: RegistrationFacts,
): MailContent {
  const { label, ...texts } = MAIL_TEXTS[notification](facts);
  return {
    ...texts,
    greeting: `Guten Tag, ${facts.firstName},`,
    action: { label, url: facts.url },
    reason: MAIL_REASON,
  };
}
