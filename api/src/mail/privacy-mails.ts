import { formatDateTime } from './format.ts';
import type { MailContent } from './mail-layout.ts';

interface Recipient {
  readonly displayName: string;
}

/** Creates the mail that tells the user that the export of their data is ready. */
export function createDataExportMail(recipient: Recipient, url: string): MailContent {
  return {
    subject: 'Die Kopie Ihrer Daten ist fertig',
    greeting: `Guten Tag, ${recipient.displayName},`,
    paragraphs: ['die Kopie Ihrer Daten bei Grünland ist fertig. Sie liegt in Ihrem Account.'],
    action: { label: 'Zur Kopie', url },
    notes: ['Nach sieben Tagen löschen wir sie. Sie können jederzeit eine neue anfordern.'],
  };
}

/**
 * Creates the mail that tells the user when the account will be deleted and how to cancel the
 * deletion.
 */
export function createDeletionScheduledMail(
  recipient: Recipient,
  deletionDueAt: Date,
  url: string,
): MailContent {
  return {
    subject: 'Ihr Konto wird gelöscht',
    greeting: `Guten Tag, ${recipient.displayName},`,
    paragraphs: [
      `Ihr Konto bei Grünland wird am ${formatDateTime(deletionDueAt)} gelöscht. Bis dahin können Sie sich ` +
        'anmelden und das zurücknehmen.',
    ],
    action: { label: 'Löschung zurücknehmen', url },
    notes: ['Waren Sie das nicht, melden Sie sich bitte gleich an und ändern Ihr Passwort.'],
  };
}
