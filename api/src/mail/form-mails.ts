import type { MailContent } from './mail-layout.ts';

/** Answers to a form, for those who work on them. */
export function formSubmittedMail(
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

/** Asks to confirm a part in a prize draw. */
export function confirmEntryMail(
  entry: { readonly firstName: string; readonly title: string },
  url: string,
  hours: number,
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
      `Der Link gilt ${hours} Stunden, höchstens bis zum Einsendeschluss.`,
      'Sie waren das nicht? Dann müssen Sie nichts tun. Ohne Bestätigung löschen wir die Angaben.',
    ],
  };
}
