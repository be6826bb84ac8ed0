import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';

import type { MailContent } from './mail-layout.ts';

const formatGreeting = (name: string) => (name ? `Guten Tag, ${name},` : 'Guten Tag,');
const reason =
  'Sie bekommen diese Nachricht, weil Sie bei Grünland wegen einer Kleinanzeige schreiben. Sie ist keine Werbung.';

/**
 * Limits for quoted messages: the maximum number of messages in a mail, and the maximum number of
 * characters of each message.
 */
const quoteLimits = { messages: 3, characters: 1000 };

/** Creates the mail that asks a guest to confirm their first message. */
export function createConfirmMessageMail(
  { name, title }: { readonly name: string; readonly title: string },
  url: string,
): MailContent {
  return {
    subject: `Bitte bestätigen Sie Ihre Nachricht zu „${title}“`,
    greeting: formatGreeting(name),
    paragraphs: [
      `mit dieser Adresse hat jemand zur Kleinanzeige „${title}“ geschrieben. Bitte bestätigen Sie, dass Sie das waren. Erst dann stellen wir die Nachricht zu.`,
    ],
    action: { label: 'Nachricht bestätigen', url },
    notes: [
      'Ihre E-Mail-Adresse geben wir nicht weiter. Antworten kommen über Grünland.',
      `Waren Sie das nicht, müssen Sie nichts tun. Nach ${messageLimits.confirmationDays} Tagen löschen wir alles.`,
    ],
    reason,
  };
}

/**
 * Creates the mail that notifies a person of new messages and quotes them; the recipient answers on
 * the site.
 */
export function createNewMessageMail(
  facts: {
    readonly name: string;
    readonly title: string;
    /** Display name of the sender. */
    readonly from: string;
    /** Unread messages, the oldest first. */
    readonly texts: readonly string[];
    /** Whether a message matches a known fraud pattern. */
    readonly hasWarnings: boolean;
  },
  url: string,
): MailContent {
  const { name, title, from, texts, hasWarnings } = facts;
  const quotedTexts = texts
    .slice(0, quoteLimits.messages)
    .map((text) =>
      text.length > quoteLimits.characters ? `${text.slice(0, quoteLimits.characters)} …` : text,
    );
  const unquotedCount = texts.length - quotedTexts.length;
  return {
    subject: `Neue Nachricht zu „${title}“`,
    greeting: formatGreeting(name),
    paragraphs: [
      `${from} schreibt Ihnen zur Kleinanzeige „${title}“:`,
      ...quotedTexts.map((text) => `„${text}“`),
      ...(unquotedCount > 0 ? [`Und ${unquotedCount} weitere.`] : []),
      ...(hasWarnings
        ? ['Vorsicht: In dieser Nachricht steht etwas, das wir aus Betrugsversuchen kennen.']
        : []),
    ],
    action: { label: 'Lesen und antworten', url },
    notes: [
      'Bitte antworten Sie auf der Seite, nicht auf diese E-Mail. Ihre E-Mail-Adresse sieht die andere Person nicht.',
      'Grünland verschickt nie Zahlungslinks. Wer Sie um Vorauszahlung, Kartendaten oder einen Code bittet, will Sie betrügen.',
      'Wir schreiben Ihnen erst wieder, wenn Sie das gelesen haben. Blockieren und melden können Sie auf derselben Seite.',
    ],
    reason,
  };
}
