import type { MailContent } from './mail-layout.ts';

const MAIL_REASON =
  'Sie bekommen diese Nachricht, weil für diese Adresse ein Suchauftrag bei Grünland angelegt wurde.';

/**
 * Creates the mail that asks the recipient to confirm a saved search. The mail leaves out the
 * search words, because nobody has proven yet that the email address is theirs.
 */
export function createConfirmSearchMail(url: string): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
    greeting: 'Guten Tag,',
    paragraphs: [
      'mit dieser Adresse wurde ein Suchauftrag angelegt. Bitte bestätigen Sie, dass Sie das möchten. ' +
        'Vorher bekommen Sie nichts von uns.',
    ],
    action: { label: 'Suchauftrag bestätigen', url },
    notes: [
      'Haben Sie nichts bestellt, müssen Sie nichts tun. Nach sieben Tagen löschen wir alles.',
    ],
    reason: MAIL_REASON,
  };
}

export interface SearchHitsFacts {
  readonly title: string;
  readonly hits: readonly {
    readonly title: string;
    readonly facts: string;
    readonly url: string;
  }[];
  /** Number of further results, which the mail does not show. */
  readonly furtherHitCount: number;
  /** URL of the result list. */
  readonly url: string;
  /** Page on which the owner changes the frequency, pauses or ends the saved search. */
  readonly manageUrl: string;
}

/** Creates the mail that reports new results of a saved search. */
export function createSearchHitsMail({
  title,
  hits,
  furtherHitCount,
  url,
  manageUrl,
}: SearchHitsFacts): MailContent {
  const totalCount = hits.length + furtherHitCount;
  const countText = totalCount === 1 ? 'Ein neuer Treffer' : `${totalCount} neue Treffer`;
  return {
    subject: `${countText}: ${title}`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `zu Ihrem Suchauftrag „${title}“ gibt es Neues.`,
      ...hits.map((hit) => [hit.title, hit.facts, hit.url].filter(Boolean).join('\n')),
      ...(furtherHitCount > 0
        ? [
            `Und ${furtherHitCount === 1 ? 'ein weiterer Treffer' : `${furtherHitCount} weitere Treffer`}.`,
          ]
        : []),
    ],
    action: { label: 'Alle Treffer ansehen', url },
    notes: [`Seltener, pausieren oder beenden: ${manageUrl}`],
    reason: MAIL_REASON,
  };
}
