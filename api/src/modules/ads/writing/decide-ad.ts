import { isDeepStrictEqual } from 'node:util';

import type { Executor } from '#db/database.ts';
import { closeCases } from '#modules/moderation/case.repository.ts';
import type { StoredCase } from '#modules/moderation/moderation-kind.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { readCatalogue } from '../category-catalogue.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { contentColumns, contentOf } from './ad-content.ts';
import type { AdContent } from './ad-content.ts';
import { insertChange } from './ad-change.ts';
import { nextState } from './ad-states.ts';
import { deleteDrafts, findDraftOfAd, rebaseDraft, setDraftState } from './draft.repository.ts';
import type { StoredDraft } from './draft.repository.ts';
import { findAdById, updateContent } from './own-ad.repository.ts';
import { contentForDesk, openChangeCase, publish, riskOf } from './review-ad.ts';

/** The version that a case was about; cases of before it was kept have the ad as it is. */
const decidedContent = (ad: StoredAd, { proposal }: StoredCase): AdContent =>
  (proposal as AdContent | null) ?? contentColumns(ad);

/** Two versions, whether they come from a form or from the database. */
const isSame = (one: AdContent, other: AdContent) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

async function reread(tx: Executor, ad: StoredAd): Promise<StoredAd> {
  return (await findAdById(tx, ad.id)) ?? ad;
}

/** Shows an ad, or puts its waiting change in place. */
export async function approveAd(tx: Executor, ad: StoredAd, decided: StoredCase): Promise<void> {
  if (!decided.before) {
    await publish(tx, ad, 'approve');
    return;
  }
  await updateContent(tx, ad.id, decidedContent(ad, decided));
  const draft = await findDraftOfAd(tx, ad.id);
  if (draft?.state === 'review') await deleteDrafts(tx, [draft.id]);
}

/** Shows the version that an objection was about; what was written since waits for its own review. */
export async function grantAd(tx: Executor, ad: StoredAd, decided: StoredCase): Promise<void> {
  const catalogue = await readCatalogue(tx);
  const content = decidedContent(ad, decided);
  if (decided.before) return grantChange(tx, ad, content, { decided, catalogue });
  if (!nextState(ad.state, 'grant')) return;
  const later = isSame(contentColumns(ad), content) ? null : contentColumns(ad);
  await closeCases(tx, 'ad', ad.id);
  await updateContent(tx, ad.id, content);
  await publish(tx, ad, 'grant');
  const shown = await reread(tx, ad);
  const draft = await findDraftOfAd(tx, ad.id);
  // A draft of the owner's has everything that was written since in it.
  if (draft) await rebaseDraft(tx, draft.id, shown.version);
  else if (later && ad.state === 'review') {
    await insertChange(tx, { ...shown, ...later }, catalogue);
    await reviewChange(tx, shown, later, catalogue);
  }
}

async function grantChange(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  { decided, catalogue }: { decided: StoredCase; catalogue: CategoryCatalogue },
): Promise<void> {
  // A later change is shown already: nobody asked to have it replaced by an older one.
  if (!isDeepStrictEqual(contentForDesk(ad, catalogue), decided.before)) return;
  await updateContent(tx, ad.id, content);
  const shown = await reread(tx, ad);
  const draft = await findDraftOfAd(tx, ad.id);
  if (!draft) return;
  const written = await readable(tx, draft, ad, catalogue);
  if (written && isSame(written, content)) return deleteDrafts(tx, [draft.id]);
  await rebaseDraft(tx, draft.id, shown.version);
  if (draft.state === 'review' && written) await reviewChange(tx, shown, written, catalogue);
}

/** What a draft says; null as long as it could not be sent in. */
async function readable(
  tx: Executor,
  draft: StoredDraft,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
): Promise<AdContent | null> {
  return contentOf(tx, draft, ad.userId, catalogue).catch(() => null);
}

async function reviewChange(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<void> {
  await setDraftState(tx, ad.id, 'review');
  await openChangeCase(tx, ad, content, await riskOf(tx, ad, content, catalogue), catalogue);
}
