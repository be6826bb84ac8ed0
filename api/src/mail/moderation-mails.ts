import type { PredefinedReason } from '@gruenland/shared-contracts/moderation.ts';

import type { MailContent } from './mail-layout.ts';

interface DecidedEntry {
  readonly name: string;
  /** Term for the entry in the mail, for example „Ihre Anzeige“. */
  readonly label: string;
  readonly title: string;
  readonly note: string | null;
  /** Page where the owner sees the entry and can appeal. */
  readonly url: string;
}

const formatGreeting = (name: string) => (name ? `Guten Tag, ${name},` : 'Guten Tag,');
const lowerFirstLetter = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
const entryMailReason =
  'Sie bekommen diese Nachricht, weil unter dieser Adresse ein Eintrag bei Grünland aufgegeben wurde.';

/**
 * Creates the mail with the statement of reasons (DSA Art. 17): what was restricted, the facts, the
 * rule, how it was decided, how to appeal.
 */
export function createRejectedMail(
  decidedEntry: DecidedEntry & {
    readonly reason: PredefinedReason;
    readonly isAutomated: boolean;
    /** Whether only a change to the entry was rejected, not the entry itself. */
    readonly isChange: boolean;
    /** Subject and description of a restriction that does more than hide the entry. */
    readonly wording?: { readonly subject: string; readonly outcomeClause: string } | undefined;
  },
): MailContent {
  const { name, label, title, note, reason, isAutomated, isChange, url, wording } = decidedEntry;
  return {
    subject: isChange
      ? `Ihre Änderung an „${title}“ wird nicht übernommen`
      : (wording?.subject ?? `${label} „${title}“ wird nicht gezeigt`),
    greeting: formatGreeting(name),
    paragraphs: [
      isChange
        ? `wir haben Ihre Änderung an „${title}“ geprüft und entschieden, sie nicht zu übernehmen. ${label} steht weiter so da wie zuvor.`
        : `wir haben ${lowerFirstLetter(label)} „${title}“ geprüft und entschieden, ${wording?.outcomeClause ?? 'sie nicht zu zeigen'}.`,
      `Der Grund: ${reason.title}. ${reason.text}`,
      ...(note ? [`Dazu im Einzelnen: ${note}`] : []),
      `Grundlage: ${reason.rule}. ${
        isAutomated
          ? 'Die Entscheidung wurde automatisch getroffen.'
          : 'Ein Mensch hat entschieden; auffällige Einträge legt ihm ein Programm vor.'
      }`,
    ],
    action: { label: 'Ansehen, ändern oder widersprechen', url },
    notes: [
      'Sie können sechs Monate lang kostenlos Einspruch einlegen. Über ihn entscheidet ein Mensch.',
      'Der Weg zu einer außergerichtlichen Streitbeilegungsstelle und zu den Gerichten steht Ihnen daneben offen.',
    ],
    reason: entryMailReason,
  };
}

/** Creates the mail that tells the owner of an entry how an appeal was decided. */
export function createAppealDecidedMail(
  decidedEntry: DecidedEntry & {
    readonly isGranted: boolean;
    readonly isChange: boolean;
    readonly wording?: { readonly grantedText: string } | undefined;
  },
): MailContent {
  const { name, label, title, note, isGranted, isChange, url, wording } = decidedEntry;
  const entryName = isChange ? 'Ihre Änderung an' : label;
  return {
    subject: `Ihr Einspruch zu „${title}“`,
    greeting: formatGreeting(name),
    paragraphs: [
      isGranted
        ? (wording?.grantedText ??
          `Sie hatten recht: ${entryName} „${title}“ wird ${isChange ? 'übernommen' : 'gezeigt'}. Entschuldigen Sie bitte die Umstände.`)
        : `wir haben ${lowerFirstLetter(entryName)} „${title}“ noch einmal geprüft. Es bleibt bei der Entscheidung.`,
      ...(note ? [note] : []),
    ],
    action: { label: 'Eintrag ansehen', url },
    notes: isGranted
      ? []
      : [
          'Der Weg zu einer außergerichtlichen Streitbeilegungsstelle und zu den Gerichten steht Ihnen offen.',
        ],
    reason: entryMailReason,
  };
}

const reportMailReason =
  'Sie bekommen diese Nachricht, weil mit dieser Adresse ein Eintrag bei Grünland gemeldet wurde.';

/** Creates the mail that confirms receipt of a report (DSA Art. 16 Abs. 4). */
export function createReportReceivedMail(number: string, url: string): MailContent {
  return {
    subject: `Ihre Meldung ${number} ist angekommen`,
    greeting: 'Guten Tag,',
    paragraphs: [
      'danke für Ihren Hinweis. Ein Mensch sieht ihn sich an, meist innerhalb eines Tages. Sie bekommen Nachricht, wie wir entschieden haben.',
    ],
    action: { label: 'Stand der Meldung', url },
    notes: ['Wer den Eintrag aufgegeben hat, erfährt nicht, von wem die Meldung kam.'],
    reason: reportMailReason,
  };
}

/**
 * Creates the mail that tells the sender of a report how the report was decided and how to appeal
 * (DSA Art. 16 Abs. 5).
 */
export function createReportDecidedMail(
  number: string,
  { isMeasureTaken, note }: { readonly isMeasureTaken: boolean; readonly note: string | null },
  url: string,
): MailContent {
  return {
    subject: `Über Ihre Meldung ${number} ist entschieden`,
    greeting: 'Guten Tag,',
    paragraphs: [
      isMeasureTaken
        ? 'wir haben den gemeldeten Eintrag geprüft und entfernt.'
        : 'wir haben den gemeldeten Eintrag geprüft. Er verstößt nach unserer Einschätzung weder gegen das Recht noch gegen unsere Regeln und bleibt stehen.',
      ...(note ? [note] : []),
      'Entschieden hat ein Mensch.',
    ],
    action: { label: 'Stand der Meldung', url },
    notes: [
      ...(isMeasureTaken
        ? []
        : [
            'Sind Sie anderer Meinung, können Sie auf der Seite Ihrer Meldung sechs Monate lang kostenlos Einspruch einlegen. Über ihn entscheidet ein anderer Mensch.',
          ]),
      'Der Weg zu einer außergerichtlichen Streitbeilegungsstelle und zu den Gerichten steht Ihnen offen.',
    ],
    reason: reportMailReason,
  };
}

/**
 * Creates the mail that tells the sender of a report how their appeal was decided (DSA Art. 20 Abs.
 * 5).
 */
export function createReportAppealDecidedMail(
  number: string,
  { isGranted, note }: { readonly isGranted: boolean; readonly note: string | null },
  url: string,
): MailContent {
  return {
    subject: `Ihr Einspruch zur Meldung ${number}`,
    greeting: 'Guten Tag,',
    paragraphs: [
      isGranted
        ? 'Sie hatten recht: Wir haben den gemeldeten Eintrag noch einmal geprüft und entfernt. Danke, dass Sie nicht lockergelassen haben.'
        : 'wir haben den gemeldeten Eintrag noch einmal geprüft. Es bleibt dabei, dass er stehen bleibt.',
      ...(note ? [note] : []),
      'Entschieden hat ein Mensch.',
    ],
    action: { label: 'Stand der Meldung', url },
    notes: isGranted
      ? []
      : [
          'Der Weg zu einer außergerichtlichen Streitbeilegungsstelle und zu den Gerichten steht Ihnen offen.',
        ],
    reason: reportMailReason,
  };
}
