import type { AdDraft, OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';

const PLACED: Readonly<Record<AdDraft['writer'], string>> = {
  guest:
    'Nach dem Absenden bekommen Sie eine E-Mail. Mit dem Link darin bestätigen Sie die Anzeige; dann prüfen wir sie.',
  private: 'Nach dem Absenden prüfen wir die Anzeige, meist in weniger als einer Stunde.',
  trader: 'Nach dem Absenden prüfen wir die Anzeige, meist in weniger als einer Stunde.',
};

const CHECKED =
  'Nach dem Absenden prüft die Redaktion die geänderte Anzeige; bis dahin ist sie nicht zu sehen.';
const LIVE =
  'Die Änderung gilt nach dem Absenden sofort. Nur wenn wir sie erst prüfen müssen, bleibt die Anzeige bis dahin, wie sie ist.';

/** Changes of an ad that is not shown yet; all others are {@link LIVE}. */
const CHANGED: Readonly<Partial<Record<OwnAdState, string>>> = {
  unconfirmed:
    'Die Änderung gilt nach dem Absenden sofort. Eine neue E-Mail gibt es dafür nicht: Sie bestätigen die Anzeige mit dem Link, den Sie schon bekommen haben.',
  review: CHECKED,
  rejected: CHECKED,
};

/** What happens once the draft of a new ad, or of a change to one in this state, is sent in. */
export function afterSending(
  { ad, writer }: Pick<AdDraft, 'ad' | 'writer'>,
  adState: OwnAdState | null,
): string {
  if (!ad) return PLACED[writer];
  return (adState && CHANGED[adState]) ?? LIVE;
}
