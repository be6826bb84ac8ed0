import type { MailContent } from './mail-layout.ts';

const formatGreeting = (name: string) => (name ? `Guten Tag, ${name},` : 'Guten Tag,');
const reason =
  'Sie bekommen diese Nachricht, weil mit dieser Adresse eine Kleinanzeige bei Grünland aufgegeben wurde.';

interface MailedAd {
  readonly name: string;
  readonly title: string;
}

/**
 * Creates the mail that asks a person without an account to confirm an ad. The mail leaves out the
 * ad's title, because nobody has proven yet that the email address is theirs.
 */
export function createConfirmAdMail({ name }: Pick<MailedAd, 'name'>, url: string): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihre Anzeige',
    greeting: formatGreeting(name),
    paragraphs: [
      `mit dieser Adresse wurde eine Kleinanzeige aufgegeben. Bitte bestätigen Sie, dass sie von Ihnen ist. Danach prüfen wir sie, und sie erscheint.`,
    ],
    action: { label: 'Anzeige bestätigen', url },
    notes: [
      'Der Link gilt sieben Tage und auf jedem Gerät.',
      'Haben Sie keine Anzeige aufgegeben, müssen Sie nichts tun. Wir löschen sie dann mit dieser Adresse.',
    ],
    reason,
  };
}

/** Creates the mail that confirms publication of an ad, with links to change, pause or end it. */
export function createAdLiveMail(
  { name, title }: MailedAd,
  links: { readonly ad: string; readonly manage: string },
): MailContent {
  return {
    subject: `Ihre Anzeige „${title}“ ist online`,
    greeting: formatGreeting(name),
    paragraphs: [
      `Ihre Anzeige „${title}“ steht jetzt 60 Tage lang bei Grünland.`,
      'Grünland verschickt nie Zahlungslinks. Wer Sie um eine Vorauszahlung, Kartendaten oder einen Code bittet, will Sie betrügen.',
    ],
    action: { label: 'Anzeige ansehen', url: links.ad },
    notes: [`Ändern, reservieren, als verkauft melden oder löschen: ${links.manage}`],
    reason,
  };
}

/** Creates the mail that reminds the seller that the ad expires soon, with a link to renew it. */
export function createAdReminderMail(
  { name, title }: MailedAd,
  endDayText: string,
  manageUrl: string,
): MailContent {
  return {
    subject: `Ihre Anzeige „${title}“ endet am ${endDayText}`,
    greeting: formatGreeting(name),
    paragraphs: [
      `Ihre Anzeige „${title}“ endet am ${endDayText}. Ist das Angebot noch zu haben, verlängern Sie sie um 60 Tage. Adresse, Bilder und Text bleiben, wie sie sind.`,
    ],
    action: { label: 'Verlängern oder als verkauft melden', url: manageUrl },
    notes: ['Wenn Sie nichts tun, endet die Anzeige von selbst.'],
    reason,
  };
}
