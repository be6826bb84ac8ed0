import { describe, expect, test } from '@jest/globals';

import { generateSeedAds } from '#demo/ads/generate-seed-ads.ts';
import { readBundledPlaces } from '#modules/places/place.repository.ts';

import { assessRisk } from './assess-risk.ts';
import type { AssessedAd } from './assessed-ad.ts';
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
import { parseSampleAds } from './samples/sample-ad.ts';
import { unseenBadAds, unseenGoodAds } from './samples/unseen-ads.ts';

/** Minimum score with which `reviewAd` holds an ad for review. */
const reviewThreshold = 40;
/** A seller without any negative signal, so that only words and prices decide. */
const knownSeller = { accountAgeDays: 400, trader: false, adsToday: 1, sameTitleAds: 0 };
const guestSeller = { ...knownSeller, accountAgeDays: null };

const getTitles = (ads: readonly AssessedAd[]) => ads.map(({ title }) => title);
const getShownTitles = (ads: readonly AssessedAd[]) =>
  getTitles(ads.filter((ad) => assessRisk(ad, knownSeller).score < reviewThreshold));
const getHeldTitles = (ads: readonly AssessedAd[]) =>
  getTitles(ads.filter((ad) => assessRisk(ad, guestSeller).score >= reviewThreshold));

async function createSeedAds(): Promise<AssessedAd[]> {
  return generateSeedAds(await readBundledPlaces(), new Date()).map((ad) => ({
    ...ad,
    priceCents: ad.priceCents ?? null,
    priceUnit: ad.priceUnit ?? 'gesamt',
    condition: ad.condition ?? null,
    attributes: ad.attributes ?? {},
  }));
}

test('holds at least 95 of 100 scams and forbidden offers', () => {
  const badAds = parseSampleAds(blindBadAds);
  expect(badAds.length).toBeGreaterThanOrEqual(100);
  expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
});

test('holds at most one of 100 honest ads, including seeds and similar-sounding ones', async () => {
  const goodAds = [
    ...(await createSeedAds()),
    ...parseSampleAds(blindGoodAds),
    ...parseSampleAds(unseenGoodAds),
  ];
  expect(goodAds.length).toBeGreaterThanOrEqual(500);
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
});

test('holds at most one of 20 honest ads that only sound suspicious', () => {
  const goodAds = parseSampleAds(blindGoodAds + unseenGoodAds.trimStart());
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.05)).toEqual([]);
});

test('publishes hardly any bad ad that no rule was written for', () => {
  const badAds = parseSampleAds(
    unseenBadAds + outsiderBadAds.trimStart() + secondBadAds.trimStart(),
  );
  expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
});

test('holds at most one of 50 honest ads of an outside author', () => {
  const goodAds = parseSampleAds(outsiderGoodAds + secondGoodAds.trimStart());
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.02)).toEqual([]);
});

test('classifies nearly all ads of the training set correctly', () => {
  const badAds = parseSampleAds(
    examinerBadAds + trainingScams.trimStart() + trainingForbiddenGoods.trimStart(),
  );
  const goodAds = parseSampleAds(
    examinerGoodAds + trainingHonestAds.trimStart() + trainingHarmlessAds.trimStart(),
  );
  expect(badAds.length + goodAds.length).toBeGreaterThan(1300);
  expect(getShownTitles(badAds).slice(badAds.length * 0.02)).toEqual([]);
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
});

describe('sets without rule changes and training', () => {
  test('holds at least nine of ten bad ads', () => {
    const badAds = parseSampleAds(lastBadAds);
    expect(badAds).toHaveLength(60);
    expect(getShownTitles(badAds).slice(badAds.length * 0.1)).toEqual([]);
  });

  test('holds at most three of 100 honest ads, including unusual ones', () => {
    const goodAds = parseSampleAds(lastGoodAds);
    expect(goodAds).toHaveLength(100);
    expect(getHeldTitles(goodAds).slice(goodAds.length * 0.03)).toEqual([]);
  });

  test('last author: holds at least 95 of 100 bad ads and at most one of 100 honest ones', () => {
    const badAds = parseSampleAds(examBadAds);
    const goodAds = parseSampleAds(examGoodAds + examCommonAds.trimStart());
    expect([badAds.length, goodAds.length]).toEqual([60, 200]);
    expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
    expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
  });
});
