import type { OwnAd, OwnAdState, OwnerAction } from '@gruenland/shared-contracts/api/own-ads.ts';
import { ownerActions } from '@gruenland/shared-contracts/api/own-ads.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { StoredCase } from '#modules/moderation/interface.ts';
import { toDecisionView } from '#modules/moderation/interface.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { createAdSlug } from '../ad-slug.ts';
import { editableStates, getNextState } from './ad-states.ts';

const dayMs = 86_400_000;

/** Returns whether an ad can be renewed now: in its last days, or shortly after its end. */
function isRenewable({ expiresAt }: Pick<StoredAd, 'expiresAt'>, now = Date.now()): boolean {
  if (!expiresAt) return false;
  const { runDays, renewFromDay, renewAfterEndDays } = adLimits;
  const endMs = expiresAt.getTime();
  return now >= endMs - (runDays - renewFromDay) * dayMs && now < endMs + renewAfterEndDays * dayMs;
}

/** Returns the actions that the owner may take on the ad now. */
export function listPossibleActions(ad: StoredAd): OwnerAction[] {
  return ownerActions.filter((action) => {
    if (!getNextState(ad.state, action, ad.stateBefore)) return false;
    if (action === 'renew') return isRenewable(ad);
    return action !== 'resume' || (ad.expiresAt?.getTime() ?? 0) > Date.now();
  });
}

const toIsoText = (date: Date | null) => date?.toISOString() ?? null;

/** Returns an ad for its owner. Unlike the public view, it contains the internal state. */
export function toOwnAdView(
  ad: StoredAd,
  context: { readonly decision: StoredCase | null; readonly isChangePending: boolean },
): OwnAd {
  const deletionDate = ad.state === 'deleted' && ad.deletedAt;
  return {
    number: ad.number,
    slug: createAdSlug(ad),
    title: ad.title,
    state: ad.state as OwnAdState,
    kind: ad.kind,
    seller: ad.seller,
    priceKind: ad.priceKind,
    priceCents: ad.priceCents,
    priceUnit: ad.priceUnit,
    place: ad.place,
    picture: ad.pictures[0] ?? null,
    publishedAt: toIsoText(ad.publishedAt),
    expiresAt: toIsoText(ad.expiresAt),
    restorableUntil: deletionDate
      ? new Date(deletionDate.getTime() + adLimits.undoDays * dayMs).toISOString()
      : null,
    actions: listPossibleActions(ad),
    editable: editableStates.has(ad.state),
    changePending: context.isChangePending,
    decision: context.decision && toDecisionView(context.decision),
    mailedTo: ad.state === 'unconfirmed' ? ad.guestEmail : null,
  };
}
