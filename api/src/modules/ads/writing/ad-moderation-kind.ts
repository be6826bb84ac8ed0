import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Executor } from '#db/database.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { createAdSlug } from '../ad-slug.ts';
import { findAd } from '../ad-list.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import { readCatalogue } from '../category-catalogue.ts';
import { pickContentColumns } from './ad-content.ts';
import { getNextState } from './ad-states.ts';
import { isHiddenByAccountBlock } from './hide-ads.ts';
import { approveAd, grantAdAppeal } from './decide-ad.ts';
import { setDraftState } from './draft.repository.ts';
import { findAdById, updateAd } from './own-ad.repository.ts';
import { createModerationContent, requireNextState } from './review-ad.ts';

async function requireAd(tx: Executor, { subjectId }: StoredCase): Promise<StoredAd> {
  const ad = await findAdById(tx, subjectId, true);
  if (!ad) throw new Problem('record.not-found');
  return ad;
}

/**
 * Returns the URL of the page where owners see and manage the ad. For guest ads it is a signed
 * link.
 */
export function getOwnerPageUrl(ad: StoredAd, signedIds: IdSigner): string {
  return ad.userId
    ? `${paths.adSuccess(createAdSlug(ad))}?verwalten=1`
    : `${adPaths.manage()}?code=${signedIds.sign('ad-manage', ad.id)}`;
}

/** Returns the functions with which the moderation module handles ads. */
export function createAdModerationKind(dependencies: {
  readonly signedIds: IdSigner;
  readonly getEmail: (db: Executor, userId: string) => Promise<string | null>;
}): ModerationKind {
  const { signedIds, getEmail } = dependencies;
  return {
    kind: 'ad',
    label: 'Ihre Anzeige',
    approve: async (tx, decidedCase) =>
      approveAd(tx, await requireAd(tx, decidedCase), decidedCase),
    reject: async (tx, decidedCase) => {
      const ad = await requireAd(tx, decidedCase);
      if (decidedCase.before) return setDraftState(tx, ad.id, 'open');
      await updateAd(tx, ad.id, { state: requireNextState(ad, 'reject') });
    },
    grantAppeal: async (tx, decidedCase) =>
      grantAdAppeal(tx, await requireAd(tx, decidedCase), decidedCase),
    denyAppeal: async (tx, decidedCase) => {
      const ad = await requireAd(tx, decidedCase);
      if (ad.state !== 'blocked' || isHiddenByAccountBlock(ad)) return;
      await updateAd(tx, ad.id, {
        state: 'deleted',
        stateBefore: 'blocked',
        deletedAt: new Date(),
      });
    },
    block: async (tx, subjectId) => {
      const ad = await findAdById(tx, subjectId, true);
      // If an account block already hides the ad, the moderator's block is stored as well, so that
      // the ad stays blocked when the account block ends.
      const nextState =
        ad && (isHiddenByAccountBlock(ad) ? 'blocked' : getNextState(ad.state, 'block'));
      if (!ad || !nextState) return null;
      await updateAd(tx, ad.id, { state: nextState, stateBefore: null });
      // Blocking the ad closes the case of a pending change. The owner can submit the change again
      // once the ad is restored.
      await setDraftState(tx, ad.id, 'open');
      const content = createModerationContent(ad, await readCatalogue(tx));
      return { title: ad.title, content, proposal: { ...pickContentColumns(ad) } };
    },
    isOwnedBy: async (db, subjectId, caller) => {
      const ad = await findAdById(db, subjectId);
      return ad?.userId === caller.id || (!ad?.userId && ad?.guestEmail === caller.email);
    },
    findAffectedPerson: async (db, subjectId) => {
      const ad = await findAdById(db, subjectId);
      const email = ad?.userId ? await getEmail(db, ad.userId) : (ad?.guestEmail ?? null);
      return ad && email
        ? { email, name: ad.sellerName, page: getOwnerPageUrl(ad, signedIds) }
        : null;
    },
    findTarget: async (db, path) => {
      const number = /^\/kleinanzeigen\/[^/]*?(\d{1,10})$/u.exec(path)?.[1];
      const ad =
        number && Number(number) <= 2_147_483_647 ? await findAd(db, Number(number)) : null;
      const isVisible = ad && ['active', 'reserved', 'sold', 'expired'].includes(ad.state);
      return ad && isVisible ? { id: ad.id, title: ad.title } : null;
    },
  };
}
