import { describe, expect, test } from '@jest/globals';

import { seedAds } from '#demo/ads/seed-ads.ts';
import { ownPlaces } from '#modules/places/place.repository.ts';

import { assessRisk } from './assess-risk.ts';
import type { RiskAd } from './assess-risk.ts';
import { blindBadAds } from './samples/blind-bad-ads.ts';
import { blindGoodAds } from './samples/blind-good-ads.ts';
import { examBadAds } from './samples/exam-bad-ads.ts';
import { examCommonAds } from './samples/exam-common-ads.ts';
import { examGoodAds } from './samples/exam-good-ads.ts';
import { examinerBadAds } from './samples/examiner-bad-ads.ts';
import { examinerGoodAds } from './samples/examiner-good-ads.ts';
import { lastBadAds } from './samples/last-bad-ads.ts';
import { lastGoodAds } from './samples/last-good-ads.ts';
import { lessonForbiddenGoods } from './samples/lesson-forbidden-goods.ts';
import { lessonHarmlessAds } from './samples/lesson-harmless-ads.ts';
import { lessonHonestAds } from './samples/lesson-honest-ads.ts';
import { lessonScams } from './samples/lesson-scams.ts';
import { outsiderBadAds } from './samples/outsider-bad-ads.ts';
import { outsiderGoodAds } from './samples/outsider-good-ads.ts';
import { secondBadAds } from './samples/second-bad-ads.ts';
import { secondGoodAds } from './samples/second-good-ads.ts';
import { sampleAds } from './samples/sample-ad.ts';
import { unseenBadAds, unseenGoodAds } from './samples/unseen-ads.ts';

/** Where `reviewAd` holds an ad. */
const holdFrom = 40;
/** Of whom nothing speaks against: words and prices alone must be enough. */
const known = { accountDays: 400, trader: false, adsToday: 1, sameTitle: 0 };
const guest = { ...known, accountDays: null };

const titlesOf = (ads: readonly RiskAd[]) => ads.map(({ title }) => title);
const shownOf = (ads: readonly RiskAd[]) =>
  titlesOf(ads.filter((ad) => assessRisk(ad, known).score < holdFrom));
const heldOf = (ads: readonly RiskAd[]) =>
  titlesOf(ads.filter((ad) => assessRisk(ad, guest).score >= holdFrom));

async function seeds(): Promise<RiskAd[]> {
  return seedAds(await ownPlaces(), new Date()).map((ad) => ({
    ...ad,
    priceCents: ad.priceCents ?? null,
    priceUnit: ad.priceUnit ?? 'gesamt',
    condition: ad.condition ?? null,
    attributes: ad.attributes ?? {},
  }));
}

test('of ads that cheat or are forbidden at least 95 of 100 are held', () => {
  const bad = sampleAds(blindBadAds);
  expect(bad.length).toBeGreaterThanOrEqual(100);
  expect(shownOf(bad).slice(bad.length * 0.05)).toEqual([]);
});

test('of honest ones, seeds and those that sound alike, at most one of 100 is held', async () => {
  const good = [...(await seeds()), ...sampleAds(blindGoodAds), ...sampleAds(unseenGoodAds)];
  expect(good.length).toBeGreaterThanOrEqual(500);
  expect(heldOf(good).slice(good.length * 0.01)).toEqual([]);
});

test('of honest ones that only sound alike at most one of 20 is held', () => {
  const good = sampleAds(blindGoodAds + unseenGoodAds.trimStart());
  expect(heldOf(good).slice(good.length * 0.05)).toEqual([]);
});

test('of bad ones that no rule was written for hardly any is shown', () => {
  const bad = sampleAds(unseenBadAds + outsiderBadAds.trimStart() + secondBadAds.trimStart());
  expect(shownOf(bad).slice(bad.length * 0.05)).toEqual([]);
});

test('of honest ones that an outsider wrote at most one of 50 is held', () => {
  const good = sampleAds(outsiderGoodAds + secondGoodAds.trimStart());
  expect(heldOf(good).slice(good.length * 0.02)).toEqual([]);
});

test('of what an examiner and others wrote, learned meanwhile, hardly any is judged otherwise', () => {
  const bad = sampleAds(
    examinerBadAds + lessonScams.trimStart() + lessonForbiddenGoods.trimStart(),
  );
  const good = sampleAds(
    examinerGoodAds + lessonHonestAds.trimStart() + lessonHarmlessAds.trimStart(),
  );
  expect(bad.length + good.length).toBeGreaterThan(1300);
  expect(shownOf(bad).slice(bad.length * 0.02)).toEqual([]);
  expect(heldOf(good).slice(good.length * 0.01)).toEqual([]);
});

describe('what nothing was mended for and nothing learned from', () => {
  test('of bad ones at least nine of ten are held', () => {
    const bad = sampleAds(lastBadAds);
    expect(bad).toHaveLength(60);
    expect(shownOf(bad).slice(bad.length * 0.1)).toEqual([]);
  });

  test('of honest ones, odd ones among them, at most three of 100 are held', () => {
    const good = sampleAds(lastGoodAds);
    expect(good).toHaveLength(100);
    expect(heldOf(good).slice(good.length * 0.03)).toEqual([]);
  });

  test('of the last examiner at least 95 of 100 bad ones and at most one of 100 honest ones', () => {
    const bad = sampleAds(examBadAds);
    const good = sampleAds(examGoodAds + examCommonAds.trimStart());
    expect([bad.length, good.length]).toEqual([60, 200]);
    expect(shownOf(bad).slice(bad.length * 0.05)).toEqual([]);
    expect(heldOf(good).slice(good.length * 0.01)).toEqual([]);
  });
});
