import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { Executor } from '#db/database.ts';
import { enqueue } from '#queue/task.repository.ts';
import { openCase, picturesLabel } from '#modules/moderation/case.repository.ts';
import { findProfile } from '#modules/profile/profile.repository.ts';
import { isBlockedOwner } from '#modules/session/account-block.ts';

import { factsOf, detailFacts } from '../ad-facts.ts';
import type { StoredAd } from '../ad-record.repository.ts';
import type { CategoryCatalogue } from '../category-catalogue.ts';
import { assessRisk } from '../risk/assess-risk.ts';
import type { Risk, RiskSeller } from '../risk/assess-risk.ts';
import { contentColumns } from './ad-content.ts';
import type { AdContent } from './ad-content.ts';
import { nextState } from './ad-states.ts';
import type { AdAction } from './ad-states.ts';
import { Problem } from '#problem.ts';
import { countSame, countSince, updateAd } from './own-ad.repository.ts';

const day = 86_400_000;

/** From this score on a person looks at the ad first. */
export const holdFrom = 40;

/** An ad as labelled texts for whoever decides on it. */
export function contentForDesk(
  ad: AdContent,
  catalogue: CategoryCatalogue,
): Record<string, string> {
  const category = catalogue.byId(ad.categoryId);
  const euros = ad.priceCents === null ? '' : ` ${(ad.priceCents / 100).toFixed(2)} €`;
  const facts = [
    ...factsOf(catalogue.currentOf(ad.categoryId)?.slug ?? '', ad.attributes),
    ...detailFacts(ad.details),
  ];
  return {
    Titel: ad.title,
    Beschreibung: ad.description,
    Kategorie: catalogue
      .trail(category)
      .map(({ name }) => name)
      .join(' › '),
    Preis: `${ad.kind}, ${ad.priceKind}${euros} (${ad.priceUnit})`,
    Angaben: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    Ort: `${ad.postcode} ${ad.place}`,
    Anbieter: `${ad.sellerName} (${ad.seller})`,
    [picturesLabel]: ad.pictures.map(({ src }) => src).join('\n'),
  };
}

/** What is known of who placed an ad. */
async function sellerRisk(tx: Executor, ad: StoredAd): Promise<RiskSeller> {
  const profile = ad.userId ? await findProfile(tx, ad.userId) : null;
  const age = profile ? Date.now() - Date.parse(profile.memberSince) : null;
  return {
    accountDays: age === null ? null : age / day,
    trader: ad.seller === 'gewerblich',
    adsToday: await countSince(tx, ad, new Date(Date.now() - day)),
    sameTitle: await countSame(tx, ad),
  };
}

/** Scores an ad with the content that it has or would have. */
export async function riskOf(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  catalogue: CategoryCatalogue,
): Promise<Risk> {
  const category = catalogue.currentOf(content.categoryId)?.slug ?? '';
  return assessRisk({ ...content, category }, await sellerRisk(tx, { ...ad, ...content }));
}

/** The state after something happens to an ad. @throws Problem `record.state` */
export function stateAfter(ad: Pick<StoredAd, 'state' | 'stateBefore'>, action: AdAction) {
  const next = nextState(ad.state, action, ad.stateBefore);
  if (!next) throw new Problem('record.state');
  return next;
}

/**
 * Shows an ad for its sixty days. One that was shown before keeps its place and its end. That of a
 * blocked account waits for the end of the block. @returns its state
 */
export async function publish(
  tx: Executor,
  ad: StoredAd,
  action: AdAction,
): Promise<StoredAd['state']> {
  const now = new Date();
  const runs = ad.expiresAt && ad.expiresAt > now ? ad.expiresAt : null;
  const state = stateAfter(ad, action);
  const held = await isBlockedOwner(tx, { userId: ad.userId, email: ad.guestEmail });
  await updateAd(tx, ad.id, {
    state: held ? 'blocked' : state,
    stateBefore: held ? state : null,
    publishedAt: ad.publishedAt ?? now,
    // A new run is reminded of anew.
    ...(!runs && { expiresAt: new Date(now.getTime() + adLimits.runDays * day), reminded: 0 }),
    endedAt: null,
  });
  if (held) return 'blocked';
  await enqueue(tx, { kind: 'mail.ad-live', payload: { adId: ad.id } });
  return state;
}

/**
 * An ad in review: shown at once where nothing speaks against it, else put before a person.
 *
 * @param heldBefore a person was to look at it or has refused it: one does so again, or words could
 * be changed until the rules let it through
 */
export async function reviewAd(
  tx: Executor,
  ad: StoredAd,
  catalogue: CategoryCatalogue,
  heldBefore = false,
): Promise<StoredAd['state']> {
  const risk = await riskOf(tx, ad, ad, catalogue);
  if (risk.score < holdFrom && !heldBefore) {
    return publish(tx, ad, 'approve');
  }
  const content = contentForDesk(ad, catalogue);
  const about = { kind: 'ad', subjectId: ad.id, title: ad.title } as const;
  await openCase(tx, { ...about, content, proposal: { ...contentColumns(ad) }, ...risk });
  return 'review';
}

/** Puts a change before a person, while the ad stays as it is. */
export async function openChangeCase(
  tx: Executor,
  ad: StoredAd,
  content: AdContent,
  risk: Risk,
  catalogue: CategoryCatalogue,
): Promise<void> {
  await openCase(tx, {
    kind: 'ad',
    subjectId: ad.id,
    title: content.title,
    content: contentForDesk(content, catalogue),
    before: contentForDesk(ad, catalogue),
    proposal: { ...content },
    ...risk,
  });
}
