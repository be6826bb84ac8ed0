import { formatDateTimeWithWeekday } from './format.ts';
import type { MailContent } from './mail-layout.ts';

/** Creates the mail that notifies staff about a new submission of a form. */
export function createFormSubmittedMail(
  title: string,
  submission: {
    readonly id: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly labels: Readonly<Record<string, string>>;
  },
): MailContent {
  const { id, answers, labels } = submission;
  return {
    subject: `Formular: ${title}`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `das Formular „${title}“ wurde ausgefüllt.`,
      ...Object.entries(answers).map(
        ([name, value]) => `${labels[name] ?? name}: ${value === 'true' ? 'ja' : value}`,
      ),
    ],
    notes: [`Vorgang ${id}. Die Angaben werden nach Ablauf der Frist des Formulars gelöscht.`],
  };
}

/** Creates the mail that asks the participant to confirm an entry in a prize draw. */
export function createConfirmEntryMail(
  entry: { readonly firstName: string; readonly title: string },
  url: string,
  linkValidityHours: number,
): MailContent {
  return {
    subject: `Bitte bestätigen Sie Ihre Teilnahme: ${entry.title}`,
    greeting: `Guten Tag, ${entry.firstName},`,
    paragraphs: [
      `mit dieser Adresse möchte jemand am Gewinnspiel „${entry.title}“ teilnehmen. Bitte bestätigen ` +
        'Sie, dass Sie das sind. Erst dann zählt die Teilnahme.',
    ],
    action: { label: 'Teilnahme bestätigen', url },
    notes: [
      `Der Link gilt ${linkValidityHours} Stunden, höchstens bis zum Einsendeschluss.`,
      'Sie waren das nicht? Dann müssen Sie nichts tun. Ohne Bestätigung löschen wir die Angaben.',
    ],
  };
}

/** Creates the mail that tells a participant that they have already entered the prize draw. */
export function createAlreadyEnteredMail(entry: {
  readonly firstName: string;
  readonly title: string;
}): MailContent {
  return {
    subject: `Sie nehmen schon teil: ${entry.title}`,
    greeting: `Guten Tag, ${entry.firstName},`,
    paragraphs: [
      `mit dieser Adresse wurde noch einmal am Gewinnspiel „${entry.title}“ teilgenommen. Ihre ` +
        'Teilnahme ist schon bestätigt und zählt einmal. Sie müssen nichts weiter tun.',
    ],
    notes: ['Waren Sie das nicht, können Sie diese Nachricht löschen. Es ändert sich nichts.'],
  };
}

export interface PrizeWinnerFacts {
  readonly firstName: string;
  readonly title: string;
  readonly prize: string;
  /** Entry number that the winner quotes in the answer. */
  readonly entryNumber: string;
  readonly answerUntil: Date;
  /** URL of the form for the winner's answer. */
  readonly url: string;
}

/** Creates the mail that tells the winner the prize and how to claim it. */
export function createPrizeWinnerMail(facts: PrizeWinnerFacts): MailContent {
  const { firstName, title, prize, entryNumber, answerUntil, url } = facts;
  return {
    subject: `Sie haben gewonnen: ${title}`,
    greeting: `Guten Tag, ${firstName},`,
    paragraphs: [
      `herzlichen Glückwunsch: Beim Gewinnspiel „${title}“ haben Sie gewonnen. Ihr Preis: ${prize}.`,
      `Bitte schreiben Sie uns bis zum ${formatDateTimeWithWeekday(answerUntil)} Uhr, ob Sie den Gewinn annehmen und ` +
        `wohin er gehen soll. Nennen Sie dabei die Gewinn-Nummer ${entryNumber}.`,
    ],
    action: { label: 'Gewinn annehmen', url },
    notes: [
      'Hören wir bis dahin nichts, ziehen wir den Preis neu. Der Gewinn kostet Sie nichts; wir ' +
        'fragen nie nach Zahlungsdaten.',
    ],
    reason:
      'Sie bekommen diese Nachricht, weil Sie an einem Gewinnspiel von Grünland teilgenommen haben.',
  };
}
