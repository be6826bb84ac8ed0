import type { AdDraft, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';

const NOTICES_BY_WRITER_OF_NEW_AD: Readonly<Record<AdDraft['writer'], string>> = {
  guest:
    'Nach dem Absenden bekommen Sie eine E-Mail. Mit dem Link darin bestätigen Sie die Anzeige; dann prüfen wir sie.',
  private: 'Nach dem Absenden prüfen wir die Anzeige, meist in weniger als einer Stunde.',
  trader: 'Nach dem Absenden prüfen wir die Anzeige, meist in weniger als einer Stunde.',
};

const REVIEW_TEXT =
  'Nach dem Absenden prüft die Redaktion die geänderte Anzeige; bis dahin ist sie nicht zu sehen.';
const IMMEDIATE_CHANGE_TEXT =
  'Die Änderung gilt nach dem Absenden sofort. Nur wenn wir sie erst prüfen müssen, bleibt die Anzeige bis dahin, wie sie ist.';

/**
 * Notices for changing an ad, by the current state of the ad. {@link IMMEDIATE_CHANGE_TEXT} applies to
 * every state that is not listed.
 */
const NOTICES_BY_STATE_OF_CHANGED_AD: Readonly<Partial<Record<OwnAdState, string>>> = {
  unconfirmed:
    'Die Änderung gilt nach dem Absenden sofort. Eine neue E-Mail gibt es dafür nicht: Sie bestätigen die Anzeige mit dem Link, den Sie schon bekommen haben.',
  review: REVIEW_TEXT,
  rejected: REVIEW_TEXT,
};

/**
 * Returns the text that says what happens after the visitor submits a new ad, or a change of an ad
 * in the given state.
 */
export function getSubmissionNotice(
  { ad, writer }: Pick<AdDraft, 'ad' | 'writer'>,
  adState: OwnAdState | null,
): string {
  if (!ad) return NOTICES_BY_WRITER_OF_NEW_AD[writer];
  return (adState && NOTICES_BY_STATE_OF_CHANGED_AD[adState]) ?? IMMEDIATE_CHANGE_TEXT;
}
