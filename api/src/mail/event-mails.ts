import type { EventNotification } from '#queue/task-kinds.ts';

import type { MailContent } from './mail-layout.ts';

const MAIL_REASON =
  'Sie bekommen diese Nachricht, weil diese Adresse beim Einreichen einer Veranstaltung angegeben ' +
  'wurde. Sie ist keine Werbung.';

type MailTexts = Pick<MailContent, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

const linkReminderText =
  'Heben Sie diese Nachricht auf: Mit dem Link ändern Sie den Eintrag, auch ohne Konto. Geben Sie ' +
  'ihn nicht weiter.';

const MAIL_TEXTS: Readonly<Record<EventNotification, (title: string) => MailTexts>> = {
  // This mail leaves out the title, because nobody has proven yet that the email address is theirs.
  'confirmation-requested': () => ({
    subject: 'Bitte bestätigen Sie Ihre Veranstaltung',
    paragraphs: [
      'mit dieser Adresse wurde eine Veranstaltung eingereicht. Bitte bestätigen Sie, dass Sie das ' +
        'waren. Dann sieht die Redaktion sie sich an.',
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
    notes: [linkReminderText],
  }),
  published: (title) => ({
    subject: `Im Kalender: ${title}`,
    paragraphs: [
      `„${title}“ steht jetzt im Kalender. Termine absagen oder verschieben, Anmeldungen ansehen und ` +
        'den Eintrag ändern können Sie jederzeit.',
    ],
    label: 'Eintrag verwalten',
    notes: [linkReminderText],
  }),
};

/** Creates the mail about a submitted event. */
export function createEventMail(
  notification: EventNotification,
  event: { readonly title: string; readonly url: string },
): MailContent {
  const { label, ...texts } = MAIL_TEXTS[notification](event.title);
  return {
    ...texts,
    greeting: 'Guten Tag,',
    action: { label, url: event.url },
    reason: MAIL_REASON,
  };
}
