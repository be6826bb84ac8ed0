import type { NewsletterList } from '@gruenland/shared-contracts/api/newsletter.ts';

import type { MailContent, MailArticle } from './mail-layout.ts';

const formatGreeting = (firstName: string | null) =>
  firstName ? `Guten Tag, ${firstName},` : 'Guten Tag,';

const reason =
  'Sie bekommen diese Nachricht, weil diese Adresse in ein Newsletter-Formular eingetragen wurde.';

/**
 * Creates the mail that asks the recipient to confirm a newsletter sign-up; contains no
 * advertising.
 */
export function createConfirmNewsletterMail(
  firstName: string | null,
  listNames: readonly string[],
  url: string,
): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    greeting: formatGreeting(firstName),
    paragraphs: [
      `mit dieser Adresse wurde bestellt: ${listNames.map((name) => `„${name}“`).join(', ')}. Bitte ` +
        'bestätigen Sie, dass Sie das möchten. Vorher bekommen Sie nichts von uns.',
    ],
    action: { label: 'Anmeldung bestätigen', url },
    notes: [
      'Der Link gilt sieben Tage.',
      'Haben Sie nichts bestellt, müssen Sie nichts tun. Nach 14 Tagen löschen wir die Adresse.',
    ],
    reason,
  };
}

/**
 * Creates the mail that welcomes a new subscriber of a newsletter and gives the unsubscribe link.
 */
export function createWelcomeNewsletterMail(
  firstName: string | null,
  list: NewsletterList,
  unsubscribeUrl: string,
): MailContent {
  return {
    subject: `Willkommen bei „${list.name}“`,
    greeting: formatGreeting(firstName),
    paragraphs: [
      `ab jetzt bekommen Sie „${list.name}“, ${list.frequencyLabel}. ${list.description}`,
      'Wie oft Sie von uns hören möchten und ob Sie eine Pause brauchen, stellen Sie in Ihrem ' +
        'Account ein.',
    ],
    notes: [`Abbestellen, mit einem Klick: ${unsubscribeUrl}`],
    reason,
  };
}

export interface NewsletterIssueFacts {
  readonly list: NewsletterList;
  readonly subject: string;
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly articles: readonly MailArticle[];
}

/** Creates the mail of a newsletter issue, with its unsubscribe link. */
export function createNewsletterIssueMail(
  { list, ...issue }: NewsletterIssueFacts,
  unsubscribeUrl: string,
): MailContent {
  return {
    ...issue,
    greeting: `${list.name}`,
    notes: [`„${list.name}“ abbestellen, mit einem Klick: ${unsubscribeUrl}`],
    reason:
      `Sie bekommen „${list.name}“, weil Sie diesen Newsletter bestellt und die Bestellung bestätigt ` +
      'haben. Auf diese Adresse kann nicht geantwortet werden.',
  };
}
