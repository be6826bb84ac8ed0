import { isDeepStrictEqual } from 'node:util';

import type { Executor } from '#db/database.ts';
import { closeCases } from '#modules/moderation/interface.ts';
import type { StoredCase } from '#modules/moderation/interface.ts';

import type { StoredAd } from '../ad-record.repository.ts';
import { readCatalogue } from '../category-catalogue.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { pickContentColumns, toAdContent } from './ad-content.ts';
import type { AdContent } from './ad-content.ts';
import { insertChangeDraft } from './ad-change.ts';
import { getNextState } from './ad-states.ts';
import { deleteDrafts, findDraftOfAd, rebaseDraft, setDraftState } from './draft.repository.ts';
import type { StoredDraft } from './draft.repository.ts';
import { findAdById, updateContent } from './own-ad.repository.ts';
import { createModerationContent, openChangeCase, publishAd, assessAdRisk } from './review-ad.ts';

/**
 * Returns the ad content that a moderation case is about. Old cases were stored without content and
 * are about the current ad.
 */
const getCaseContent = (ad: StoredAd, { proposal }: StoredCase): AdContent =>
  (proposal as AdContent | null) ?? pickContentColumns(ad);

/**
 * Returns whether two ad contents are equal. Compares them as JSON, because properties that are
 * undefined in form input are missing in the database.
 */
const hasSameContent = (oneContent: AdContent, otherContent: AdContent) =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify(oneContent)),
    JSON.parse(JSON.stringify(otherContent)),
  );

async function reloadAd(tx: Executor, ad: StoredAd): Promise<StoredAd> {
  return (await findAdById(tx, ad.id)) ?? ad;
}

/** Publishes a new ad, or applies the pending change of a public one. */
export async function approveAd(
  tx: Executor,
  ad: StoredAd,
  decidedCase: StoredCase,
): Promise<void> {
  if (!decidedCase.before) {
    await publishAd(tx, ad, 'approve');
    return;
  }
  await updateContent(tx, ad.id, getCaseContent(ad, decidedCase));
  const draft = await findDraftOfAd(tx, ad.id);
  if (draft?.state === 'review') await deleteDrafts(tx, [draft.id]);
}

/**
 * Grants an appeal: publishes the version that the appealed case was about. Later changes need
 * their own review.
 */
export async function grantAdAppeal(
  tx: Executor,
  ad: StoredAd,
  decidedCase: StoredCase,
): Promise<void> {
  const catalogue = await readCatalogue(tx);
  const content = getCaseContent(ad, decidedCase);
  if (decidedCase.before) return grantChangeAppeal(tx, ad, content, { decidedCase, catalogue });
  if (!getNextState(ad.state, 'grant')) return;
  const laterContent = hasSameContent(pickContentColumns(ad), content)
    ? null
    : pickContentColumns(ad);
  await closeCases(tx, 'ad', ad.id);
  await updateContent(tx, ad.id, content);
  await publishAd(tx, ad, 'grant');
  const publicAd = await reloadAd(tx, ad);
  const draft = await findDraftOfAd(tx, ad.id);
  // An existing change draft already contains all later changes, so only the ad version on which it
  // is based is updated.
  if (draft) await rebaseDraft(tx, draft.id, publicAd.version);
  else if (laterContent && ad.state === 'review') {
    await insertChangeDraft(tx, { ...publicAd, ...laterContent }, catalogue);
    await reviewChange(tx, publicAd, laterContent, catalogue);
  }
}

async function grantChangeAppeal(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  { decidedCase, catalogue }: { decidedCase: StoredCase; catalogue: CategoryCatalogue },
): Promise<void> {
  // If the ad differs from `decidedCase.before`, a later change is already public. An older version
  // must not replace it.
  if (!isDeepStrictEqual(createModerationContent(ad, catalogue), decidedCase.before)) return;
  await updateContent(tx, ad.id, content);
  const publicAd = await reloadAd(tx, ad);
  const draft = await findDraftOfAd(tx, ad.id);
  if (!draft) return;
  const draftContent = await readDraftContent(tx, draft, ad, catalogue);
  if (draftContent && hasSameContent(draftContent, content)) return deleteDrafts(tx, [draft.id]);
  await rebaseDraft(tx, draft.id, publicAd.version);
  if (draft.state === 'review' && draftContent)
    await reviewChange(tx, publicAd, draftContent, catalogue);
}

/** Returns the content of the draft, or null if the draft is incomplete or invalid. */
async function readDraftContent(
  tx: Executor,
  draft: StoredDraft,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
): Promise<AdContent | null> {
  return toAdContent(tx, draft, ad.userId, catalogue).catch(() => null);
}

async function reviewChange(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<void> {
  await setDraftState(tx, ad.id, 'review');
  await openChangeCase(tx, ad, content, await assessAdRisk(tx, ad, content, catalogue), catalogue);
}
