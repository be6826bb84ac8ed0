import { describe, expect, test } from '@jest/globals';

import { generateSeedAds } from '#demo/ads/generate-seed-ads.ts';
import { readOwnPlaces } from '#modules/places/place.repository.ts';

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
import { trainingForbiddenGoods } from './samples/training-forbidden-goods.ts';
import { trainingHarmlessAds } from './samples/training-harmless-ads.ts';
import { trainingHonestAds } from './samples/training-honest-ads.ts';
import { trainingScams } from './samples/training-scams.ts';
import { outsiderBadAds } from './samples/outsider-bad-ads.ts';
import { outsiderGoodAds } from './samples/outsider-good-ads.ts';
import { secondBadAds } from './samples/second-bad-ads.ts';
import { secondGoodAds } from './samples/second-good-ads.ts';
import { sampleAds } from './samples/sample-ad.ts';
import { unseenBadAds, unseenGoodAds } from './samples/unseen-ads.ts';

/** The score from which `reviewAd` holds an ad. */
const reviewThreshold = 40;
/** A seller without any negative signal, so that only words and prices decide. */
const knownSeller = { accountAgeDays: 400, trader: false, adsToday: 1, sameTitleAds: 0 };
const guestSeller = { ...knownSeller, accountAgeDays: null };

const getTitles = (ads: readonly RiskAd[]) => ads.map(({ title }) => title);
const getShownTitles = (ads: readonly RiskAd[]) =>
  getTitles(ads.filter((ad) => assessRisk(ad, knownSeller).score < reviewThreshold));
const getHeldTitles = (ads: readonly RiskAd[]) =>
  getTitles(ads.filter((ad) => assessRisk(ad, guestSeller).score >= reviewThreshold));

async function createSeedAds(): Promise<RiskAd[]> {
  return generateSeedAds(await readOwnPlaces(), new Date()).map((ad) => ({
    ...ad,
    priceCents: ad.priceCents ?? null,
    priceUnit: ad.priceUnit ?? 'gesamt',
    condition: ad.condition ?? null,
    attributes: ad.attributes ?? {},
  }));
}

test('holds at least 95 of 100 scams and forbidden offers', () => {
  const bad = sampleAds(blindBadAds);
  expect(bad.length).toBeGreaterThanOrEqual(100);
  expect(getShownTitles(bad).slice(bad.length * 0.05)).toEqual([]);
});

test('holds at most one of 100 honest ads, including seeds and similar-sounding ones', async () => {
  const good = [
    ...(await createSeedAds()),
    ...sampleAds(blindGoodAds),
    ...sampleAds(unseenGoodAds),
  ];
  expect(good.length).toBeGreaterThanOrEqual(500);
  expect(getHeldTitles(good).slice(good.length * 0.01)).toEqual([]);
});

test('holds at most one of 20 honest ads that only sound suspicious', () => {
  const good = sampleAds(blindGoodAds + unseenGoodAds.trimStart());
  expect(getHeldTitles(good).slice(good.length * 0.05)).toEqual([]);
});

test('publishes hardly any bad ad that no rule was written for', () => {
  const bad = sampleAds(unseenBadAds + outsiderBadAds.trimStart() + secondBadAds.trimStart());
  expect(getShownTitles(bad).slice(bad.length * 0.05)).toEqual([]);
});

test('holds at most one of 50 honest ads of an outside author', () => {
  const good = sampleAds(outsiderGoodAds + secondGoodAds.trimStart());
  expect(getHeldTitles(good).slice(good.length * 0.02)).toEqual([]);
});

test('classifies nearly all ads of the training set correctly', () => {
  const bad = sampleAds(
    examinerBadAds + trainingScams.trimStart() + trainingForbiddenGoods.trimStart(),
  );
  const good = sampleAds(
    examinerGoodAds + trainingHonestAds.trimStart() + trainingHarmlessAds.trimStart(),
  );
  expect(bad.length + good.length).toBeGreaterThan(1300);
  expect(getShownTitles(bad).slice(bad.length * 0.02)).toEqual([]);
  expect(getHeldTitles(good).slice(good.length * 0.01)).toEqual([]);
});

describe('sets without rule changes and training', () => {
  test('holds at least nine of ten bad ads', () => {
    const bad = sampleAds(lastBadAds);
    expect(bad).toHaveLength(60);
    expect(getShownTitles(bad).slice(bad.length * 0.1)).toEqual([]);
  });

  test('holds at most three of 100 honest ads, including unusual ones', () => {
    const good = sampleAds(lastGoodAds);
    expect(good).toHaveLength(100);
    expect(getHeldTitles(good).slice(good.length * 0.03)).toEqual([]);
  });

  test('last author: holds at least 95 of 100 bad ads and at most one of 100 honest ones', () => {
    const bad = sampleAds(examBadAds);
    const good = sampleAds(examGoodAds + examCommonAds.trimStart());
    expect([bad.length, good.length]).toEqual([60, 200]);
    expect(getShownTitles(bad).slice(bad.length * 0.05)).toEqual([]);
    expect(getHeldTitles(good).slice(good.length * 0.01)).toEqual([]);
  });
});
