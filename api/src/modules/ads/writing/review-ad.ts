import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { openCase, picturesLabel } from '#modules/moderation/interface.ts';
import { findProfile } from '#modules/profile/interface.ts';
import { isBlockedOwner } from '#modules/session/interface.ts';

import { listFacts } from '../ad-facts.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { assessRisk, type RiskAssessment, type SellerFacts } from '../risk/assess-risk.ts';
import { pickContentColumns } from './ad-content.ts';
import type { AdContent } from './ad-content.ts';
import { getNextState } from './ad-states.ts';
import type { AdAction } from './ad-states.ts';
import { Problem } from '#problem.ts';
import { countAdsWithSameTitle, countAdsPlacedSince, updateAd } from './own-ad.repository.ts';

const dayMs = 86_400_000;

/** Ads with at least this score are held for review by a moderator. */
export const reviewThreshold = 40;

/** Returns the content of an ad as labelled texts for moderators. */
export function createModerationContent(
  ad: AdContent,
  catalogue: CategoryCatalogue,
): Record<string, string> {
  const category = catalogue.findById(ad.categoryId);
  const euros = ad.priceCents === null ? '' : ` ${(ad.priceCents / 100).toFixed(2)} €`;
  const facts = listFacts(catalogue.getCurrentCategory(ad.categoryId)?.slug ?? '', ad);
  return {
    Titel: ad.title,
    Beschreibung: ad.description,
    Kategorie: catalogue
      .getBreadcrumb(category)
      .map(({ name }) => name)
      .join(' › '),
    Preis: `${ad.kind}, ${ad.priceKind}${euros} (${ad.priceUnit})`,
    Angaben: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    Ort: `${ad.postcode} ${ad.place}`,
    Anbieter: `${ad.sellerName} (${ad.seller})`,
    [picturesLabel]: ad.pictures.map(({ src }) => src).join('\n'),
  };
}

/** Returns facts about the seller that the risk assessment uses. */
async function findSellerFacts(tx: Executor, ad: StoredAd): Promise<SellerFacts> {
  const profile = ad.userId ? await findProfile(tx, ad.userId) : null;
  const ageMs = profile ? Date.now() - Date.parse(profile.memberSince) : null;
  return {
    accountAgeDays: ageMs === null ? null : ageMs / dayMs,
    trader: ad.seller === 'gewerblich',
    adCountLast24Hours: await countAdsPlacedSince(tx, ad, new Date(Date.now() - dayMs)),
    sameTitleAdCount: await countAdsWithSameTitle(tx, ad),
  };
}

/** Rates the risk of an ad as if it had the given content. */
export async function assessAdRisk(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<RiskAssessment> {
  const category = catalogue.getCurrentCategory(content.categoryId)?.slug ?? '';
  return assessRisk({ ...content, category }, await findSellerFacts(tx, { ...ad, ...content }));
}

/**
 * Returns the state after an action. @throws Problem `record.state` if the action is not allowed
 */
export function requireNextState(ad: Pick<StoredAd, 'state' | 'stateBefore'>, action: AdAction) {
  const nextState = getNextState(ad.state, action, ad.stateBefore);
  if (!nextState) throw new Problem('record.state');
  return nextState;
}

/**
 * Publishes an ad for 60 days. An ad that was public before keeps its publication date, and its end
 * date if that is in the future. An ad of a blocked account stays hidden. @returns the new state
 */
export async function publishAd(
  tx: Executor,
  ad: StoredAd,
  action: AdAction,
): Promise<StoredAd['state']> {
  const now = new Date();
  const currentEnd = ad.expiresAt && ad.expiresAt > now ? ad.expiresAt : null;
  const state = requireNextState(ad, action);
  const isOwnerBlocked = await isBlockedOwner(tx, { userId: ad.userId, email: ad.guestEmail });
  await updateAd(tx, ad.id, {
    state: isOwnerBlocked ? 'blocked' : state,
    stateBefore: isOwnerBlocked ? state : null,
    publishedAt: ad.publishedAt ?? now,
    // A new period of 60 days starts, so the owner gets both reminders again.
    ...(!currentEnd && {
      expiresAt: new Date(now.getTime() + adLimits.runDays * dayMs),
      reminded: 0,
    }),
    endedAt: null,
  });
  if (isOwnerBlocked) return 'blocked';
  await enqueueTask(tx, { kind: 'mail.ad-published', payload: { adId: ad.id } });
  return state;
}

/**
 * Reviews an ad: publishes it if the risk is low, otherwise opens a case for a moderator.
 *
 * @param wasHeldOrRejected whether the ad was held or rejected before. If so, a moderator must decide
 *   again; otherwise authors could change words until the rules accept them.
 */
export async function reviewAd(
  tx: Executor,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
  wasHeldOrRejected = false,
): Promise<StoredAd['state']> {
  const risk = await assessAdRisk(tx, ad, ad, catalogue);
  if (risk.score < reviewThreshold && !wasHeldOrRejected) {
    return publishAd(tx, ad, 'approve');
  }
  const content = createModerationContent(ad, catalogue);
  const caseSubject = { kind: 'ad', subjectId: ad.id, title: ad.title } as const;
  await openCase(tx, { ...caseSubject, content, proposal: { ...pickContentColumns(ad) }, ...risk });
  return 'review';
}

/** Opens a moderation case for a change; the public ad stays unchanged. */
export async function openChangeCase(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  risk: RiskAssessment,
  catalogue: CategoryCatalogue,
): Promise<void> {
  await openCase(tx, {
    kind: 'ad',
    subjectId: ad.id,
    title: content.title,
    content: createModerationContent(content, catalogue),
    before: createModerationContent(ad, catalogue),
    proposal: { ...content },
    ...risk,
  });
}
