import type { ApplicationNotification } from '#queue/task-kinds.ts';

import type { MailContent } from './mail-layout.ts';

/** Data of the mails to applicants. */
export interface ApplicationFacts {
  readonly name: string;
  readonly title: string;
  readonly employer: string;
  /** Page on which the applicant confirms, completes or withdraws the application. */
  readonly url: string;
}

const MAIL_REASON =
  'Sie bekommen diese Nachricht, weil diese Adresse bei einer Bewerbung angegeben wurde. Sie ist ' +
  'keine Werbung.';
const withdrawalNote = 'Auf derselben Seite können Sie Ihre Bewerbung jederzeit zurückziehen.';

type MailTexts = Pick<MailContent, 'subject' | 'paragraphs' | 'notes'> & { readonly label: string };

const MAIL_TEXTS: Readonly<
  Record<ApplicationNotification, (facts: ApplicationFacts) => MailTexts>
> = {
  'confirmation-requested': ({ title, employer }) => ({
    subject: `Bitte bestätigen Sie Ihre Bewerbung: ${title}`,
    paragraphs: [
      `mit dieser Adresse möchte sich jemand bei ${employer} bewerben: „${title}“.`,
      'Bitte bestätigen Sie, dass Sie das sind. Erst dann bekommt der Betrieb Ihre Bewerbung.',
    ],
    label: 'Bewerbung bestätigen',
    notes: [
      'Einen Lebenslauf können Sie dort auch noch anhängen.',
      'Sie waren das nicht? Dann müssen Sie nichts tun. Nach sieben Tagen löschen wir alles.',
    ],
  }),
  received: ({ title, employer }) => ({
    subject: `Ihre Bewerbung ist angekommen: ${title}`,
    paragraphs: [
      `${employer} hat jetzt Ihre Bewerbung als „${title}“. Wir schreiben Ihnen, wenn sich etwas tut.`,
    ],
    label: 'Bewerbung ansehen',
    notes: [withdrawalNote],
  }),
  'already-applied': ({ title, employer }) => ({
    subject: `Sie haben sich schon beworben: ${title}`,
    paragraphs: [
      `mit dieser Adresse wurde noch einmal eine Bewerbung bei ${employer} versucht: „${title}“. Es ` +
        'bleibt bei Ihrer ersten.',
    ],
    label: 'Bewerbung ansehen',
    notes: [withdrawalNote],
  }),
  interview: ({ title, employer }) => ({
    subject: `Gespräch über Ihre Bewerbung: ${title}`,
    paragraphs: [
      `${employer} möchte mit Ihnen über die Stelle „${title}“ sprechen und meldet sich bei Ihnen.`,
    ],
    label: 'Bewerbung ansehen',
    notes: [withdrawalNote],
  }),
  accepted: ({ title, employer }) => ({
    subject: `Zusage: ${title}`,
    paragraphs: [`${employer} sagt Ihnen für die Stelle „${title}“ zu und meldet sich bei Ihnen.`],
    label: 'Bewerbung ansehen',
    notes: [],
  }),
  declined: ({ title, employer }) => ({
    subject: `Absage: ${title}`,
    paragraphs: [
      `${employer} hat sich für die Stelle „${title}“ anders entschieden. Danke, dass Sie sich beworben haben.`,
      'In sechs Monaten löschen wir Ihre Bewerbung.',
    ],
    label: 'Bewerbung ansehen',
    notes: [],
  }),
};

/** Creates the mail to the applicant about a change of the application. */
export function createApplicationMail(
  notification: ApplicationNotification,
  facts: ApplicationFacts,
): MailContent {
  const { label, ...texts } = MAIL_TEXTS[notification](facts);
  return {
    ...texts,
    greeting: `Guten Tag, ${facts.name},`,
    action: { label, url: facts.url },
    reason: MAIL_REASON,
  };
}

/** Creates the mail to the employer about an application. The mail contains no application data. */
export function createEmployerMail(
  notification: 'new' | 'withdrawn',
  facts: { readonly title: string; readonly employer: string; readonly url: string },
): MailContent {
  const { title, employer, url } = facts;
  return {
    subject:
      notification === 'new'
        ? `Neue Bewerbung: ${title}`
        : `Eine Bewerbung wurde zurückgezogen: ${title}`,
    greeting: `Guten Tag, ${employer},`,
    paragraphs: [
      notification === 'new'
        ? `auf Ihre Stelle „${title}“ hat sich jemand beworben. Lesen können Sie die Bewerbung in Ihrem Konto, damit sie nicht durch Postfächer wandert.`
        : `eine Bewerbung auf Ihre Stelle „${title}“ wurde zurückgezogen. Ihre Daten sind für Sie nicht mehr sichtbar.`,
    ],
    action: { label: 'Bewerbungen ansehen', url },
    notes: [
      'Noch kein Konto? Legen Sie eines mit dieser E-Mail-Adresse an, dann finden Sie Ihre Stelle dort.',
    ],
    reason:
      'Sie bekommen diese Nachricht, weil mit dieser Adresse eine Stelle ausgeschrieben ist. Sie ist keine Werbung.',
  };
}

interface MailedPosting {
  readonly title: string;
  readonly name: string;
  /** Public page of the job posting. */
  readonly pageUrl: string;
  /** Page where the owner confirms, changes and renews the posting. */
  readonly manageUrl: string;
  /** Last day on which the posting is listed, as German text. */
  readonly lastDayText: string;
}

const POSTING_MAIL_TEXTS = {
  // This mail leaves out title and name, because nobody has proven yet that the email address is
  // theirs.
  confirm: () => ({
    subject: 'Bitte bestätigen Sie Ihre Stelle',
    text: 'mit dieser Adresse soll eine Stelle ausgeschrieben werden. Bitte bestätigen Sie, dass Sie das sind. Danach prüfen wir sie, meist am selben Tag.',
    label: 'Stelle bestätigen',
    note: 'Sie waren das nicht? Dann müssen Sie nichts tun. Nach 14 Tagen löschen wir alles.',
  }),
  published: ({ title, pageUrl }: MailedPosting) => ({
    subject: 'Ihre Stelle ist online',
    text: `Ihre Stelle „${title}“ steht jetzt in der Jobbörse: ${pageUrl}`,
    label: 'Stelle ansehen oder ändern',
    note: 'Bewerbungen lesen Sie in Ihrem Konto mit dieser E-Mail-Adresse.',
  }),
  ending: ({ title, lastDayText: endText }: MailedPosting) => ({
    subject: `Ihre Stelle endet am ${endText}`,
    text: `Ihre Stelle „${title}“ endet am ${endText}. Suchen Sie noch, verlängern Sie sie um 90 Tage; geprüft wird sie dafür nicht noch einmal.`,
    label: 'Verlängern oder als besetzt melden',
    note: 'Wenn Sie nichts tun, endet die Stelle von selbst.',
  }),
  ended: ({ title }: MailedPosting) => ({
    subject: 'Ihre Stelle ist abgelaufen',
    text: `Ihre Stelle „${title}“ steht nicht mehr in der Jobbörse. Suchen Sie noch, verlängern Sie sie um 90 Tage.`,
    label: 'Stelle verlängern',
    note: 'Bewerbungen, die da sind, finden Sie weiter in Ihrem Konto.',
  }),
} as const;

/** Creates the mail to the person who placed a job posting. */
export function createPostingMail(
  notification: keyof typeof POSTING_MAIL_TEXTS,
  facts: MailedPosting,
): MailContent {
  const { title, name, manageUrl } = facts;
  const { subject, text, label, note } = POSTING_MAIL_TEXTS[notification](facts);
  return {
    subject: notification === 'confirm' ? subject : `${subject}: ${title}`,
    greeting: notification === 'confirm' ? 'Guten Tag,' : `Guten Tag, ${name},`,
    paragraphs: [text],
    action: { label, url: manageUrl },
    notes: [note],
    reason:
      'Sie bekommen diese Nachricht, weil mit dieser Adresse eine Stelle ausgeschrieben wurde. Sie ist keine Werbung.',
  };
}
