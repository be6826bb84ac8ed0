import type { AccountBlock } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import { formatAccountBlockEnd } from './format.ts';
import type { MailContent } from './mail-layout.ts';

interface Recipient {
  readonly displayName: string;
}

/**
 * Creates the mail with the statement of reasons for an account block (DSA Art. 17): what is
 * blocked, how long, why, who decided, how to object.
 */
export function createAccountBlockedMail(
  recipient: Recipient,
  { until, reason }: Pick<AccountBlock, 'until' | 'reason'>,
  contactUrl: string,
): MailContent {
  return {
    subject: 'Ihr Konto ist gesperrt',
    greeting: `Guten Tag, ${recipient.displayName},`,
    paragraphs: [
      `wir haben Ihr Konto bei Grünland ${formatAccountBlockEnd(until)} gesperrt.`,
      `Der Grund: ${reason}`,
      'So lange können Sie sich nicht anmelden, und Ihre laufenden Kleinanzeigen und Stellen ' +
        'werden nicht gezeigt. Endet die Sperre, stehen sie wieder da, soweit ihre Zeit noch läuft.',
      'Grundlage: unsere Nutzungsbedingungen und Art. 23 der EU-Verordnung 2022/2065 (DSA). ' +
        'Entschieden hat ein Mensch.',
    ],
    action: { label: 'Widersprechen', url: contactUrl },
    notes: [
      'Sie können sechs Monate lang kostenlos Einspruch einlegen. Schreiben Sie uns, was wir ' +
        'übersehen haben. Über den Einspruch entscheidet ein Mensch.',
      'Der Weg zu einer außergerichtlichen Streitbeilegungsstelle und zu den Gerichten steht Ihnen daneben offen.',
    ],
  };
}

/** Creates the mail that tells the user that the block has ended. */
export function createAccountUnblockedMail(recipient: Recipient, loginUrl: string): MailContent {
  return {
    subject: 'Ihr Konto ist wieder frei',
    greeting: `Guten Tag, ${recipient.displayName},`,
    paragraphs: [
      'die Sperre Ihres Kontos bei Grünland ist beendet. Sie können sich wieder anmelden. Ihre ' +
        'Kleinanzeigen und Stellen, die bei der Sperre liefen, werden wieder gezeigt, soweit ihre ' +
        'Zeit noch läuft.',
    ],
    action: { label: 'Zur Anmeldung', url: loginUrl },
    notes: [],
  };
}
