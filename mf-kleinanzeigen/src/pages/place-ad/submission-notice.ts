import type { AdDraft, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';

const NEW_AD_TEXTS: Readonly<Record<AdDraft['writer'], string>> = {
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
const CHANGED_AD_TEXTS: Readonly<Partial<Record<OwnAdState, string>>> = {
  unconfirmed:
    'Die Änderung gilt nach dem Absenden sofort. Eine neue E-Mail gibt es dafür nicht: Sie bestätigen die Anzeige mit dem Link, den Sie schon bekommen haben.',
  review: REVIEW_TEXT,
  rejected: REVIEW_TEXT,
};

/**
 * Returns the text that says what happens after submitting: for a new ad, or for changing an ad
 * that is in the given state.
 */
export function getSubmissionNotice(
  { ad, writer }: Pick<AdDraft, 'ad' | 'writer'>,
  adState: OwnAdState | null,
): string {
  if (!ad) return NEW_AD_TEXTS[writer];
  return (adState && CHANGED_AD_TEXTS[adState]) ?? IMMEDIATE_CHANGE_TEXT;
}
