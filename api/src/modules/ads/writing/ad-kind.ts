import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Executor } from '#db/database.ts';
import type { ModerationKind, StoredCase } from '#modules/moderation/moderation-kind.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { adSlug } from '../ad-slug.ts';
import { findAd } from '../ad-list.repository.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import { readCatalogue } from '../category-catalogue.ts';
import { contentColumns } from './ad-content.ts';
import { nextState } from './ad-states.ts';
import { isHeldWithAccount } from './blocked-account.ts';
import { approveAd, grantAd } from './decide-ad.ts';
import { setDraftState } from './draft.repository.ts';
import { findAdById, updateAd } from './own-ad.repository.ts';
import { contentForDesk, stateAfter } from './review-ad.ts';

async function adOf(tx: Executor, { subjectId }: StoredCase): Promise<StoredAd> {
  const ad = await findAdById(tx, subjectId, true);
  if (!ad) throw new Problem('record.not-found');
  return ad;
}

/** Where owners of an ad see it, its state and what can be done with it: its own page, after a sign-in if need be. */
export function ownerPage(ad: StoredAd, signedIds: SignedIds): string {
  return ad.userId
    ? `${paths.kleinanzeigeSuccess(adSlug(ad))}?verwalten=1`
    : `${adPaths.verwalten()}?code=${signedIds.sign('ad-manage', ad.id)}`;
}

/** Kleinanzeigen as entries of the desk. */
export function adKind(parts: {
  readonly signedIds: SignedIds;
  readonly emailOf: (db: Executor, userId: string) => Promise<string | null>;
}): ModerationKind {
  const { signedIds, emailOf } = parts;
  return {
    kind: 'ad',
    label: 'Ihre Anzeige',
    approve: async (tx, decided) => approveAd(tx, await adOf(tx, decided), decided),
    reject: async (tx, decided) => {
      const ad = await adOf(tx, decided);
      if (decided.before) return setDraftState(tx, ad.id, 'open');
      await updateAd(tx, ad.id, { state: stateAfter(ad, 'reject') });
    },
    grantAppeal: async (tx, decided) => grantAd(tx, await adOf(tx, decided), decided),
    denyAppeal: async (tx, decided) => {
      const ad = await adOf(tx, decided);
      if (ad.state !== 'blocked' || isHeldWithAccount(ad)) return;
      await updateAd(tx, ad.id, {
        state: 'deleted',
        stateBefore: 'blocked',
        deletedAt: new Date(),
      });
    },
    block: async (tx, subjectId) => {
      const ad = await findAdById(tx, subjectId, true);
      // One that is away with its owner's account does not come back with it then.
      const next = ad && (isHeldWithAccount(ad) ? 'blocked' : nextState(ad.state, 'block'));
      if (!ad || !next) return null;
      await updateAd(tx, ad.id, { state: next, stateBefore: null });
      // A change that waited has lost its case; it can be sent in again once the ad is back.
      await setDraftState(tx, ad.id, 'open');
      const content = contentForDesk(ad, await readCatalogue(tx));
      return { title: ad.title, content, proposal: { ...contentColumns(ad) } };
    },
    isOf: async (db, subjectId, person) => {
      const ad = await findAdById(db, subjectId);
      return ad?.userId === person.id || (!ad?.userId && ad?.guestEmail === person.email);
    },
    concerned: async (db, subjectId) => {
      const ad = await findAdById(db, subjectId);
      const email = ad?.userId ? await emailOf(db, ad.userId) : (ad?.guestEmail ?? null);
      return ad && email ? { email, name: ad.sellerName, page: ownerPage(ad, signedIds) } : null;
    },
    target: async (db, path) => {
      const number = /^\/kleinanzeigen\/[^/]*?(\d{1,10})$/u.exec(path)?.[1];
      const ad =
        number && Number(number) <= 2_147_483_647 ? await findAd(db, Number(number)) : null;
      const shown = ad && ['active', 'reserved', 'sold', 'expired'].includes(ad.state);
      return ad && shown ? { id: ad.id, title: ad.title } : null;
    },
  };
}
