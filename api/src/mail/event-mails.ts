import type { EventNotification } from '#queue/task-kinds.ts';

import type { MailContent } from './mail-layout.ts';

const REASON =
  'Sie bekommen diese Nachricht, weil diese Adresse beim Einreichen einer Veranstaltung angegeben ' +
  'wurde. Sie ist keine Werbung.';

type Words = Pick<MailContent, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

const keepLink =
  'Heben Sie diese Nachricht auf: Mit dem Link ändern Sie den Eintrag, auch ohne Konto. Geben Sie ' +
  'ihn nicht weiter.';

const WORDS: Readonly<Record<EventNotification, (title: string) => Words>> = {
  'confirmation-requested': (title) => ({
    subject: `Bitte bestätigen Sie: ${title}`,
    paragraphs: [
      `mit dieser Adresse wurde die Veranstaltung „${title}“ eingereicht. Bitte bestätigen Sie, dass ` +
        'Sie das waren. Dann sieht die Redaktion sie sich an.',
    ],
    label: 'Einreichung bestätigen',
    notes: [
      'Sie waren das nicht? Dann müssen Sie nichts tun. Nach 30 Tagen löschen wir den Entwurf.',
    ],
  }),
  received: (title) => ({
    subject: `Eingereicht: ${title}`,
    paragraphs: [
      `danke für „${title}“. Die Redaktion sieht sich jeden Termin an, meist innerhalb eines Tages. ` +
        'Sie bekommen dann noch eine Nachricht.',
    ],
    label: 'Eintrag ansehen und ändern',
    notes: [keepLink],
  }),
  published: (title) => ({
    subject: `Im Kalender: ${title}`,
    paragraphs: [
      `„${title}“ steht jetzt im Kalender. Termine absagen oder verschieben, Anmeldungen ansehen und ` +
        'den Eintrag ändern können Sie jederzeit.',
    ],
    label: 'Eintrag verwalten',
    notes: [keepLink],
  }),
};

/** Creates the mail about a submitted event. */
export function eventMail(
  notification: EventNotification,
  event: { readonly title: string; readonly url: string },
): MailContent {
  const { label, ...words } = WORDS[notification](event.title);
  return { ...words, greeting: 'Guten Tag,', action: { label, url: event.url }, reason: REASON };
}
