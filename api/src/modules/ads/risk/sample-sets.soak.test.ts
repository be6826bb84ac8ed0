import { describe, expect, test } from '@jest/globals';

import { generateSeedAds } from '#demo/ads/generate-seed-ads.ts';
import { readBundledPlaces } from '#places/place.repository.ts';

import { assessRisk } from './assess-risk.ts';
import type { AssessedAd } from './assessed-ad.ts';
import { readSampleAds } from './samples/read-sample-ads.ts';

/** Minimum score with which `reviewAd` holds an ad for review. */
const reviewThreshold = 40;
/** A seller without any negative signal, so that only words and prices decide. */
const knownSeller = {
  accountAgeDays: 400,
  trader: false,
  adCountLast24Hours: 1,
  sameTitleAdCount: 0,
};
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
  const badAds = readSampleAds('blind-bad-ads');
  expect(badAds.length).toBeGreaterThanOrEqual(100);
  expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
});

test('holds at most one of 100 honest ads, including seeds and similar-sounding ones', async () => {
  const goodAds = [
    ...(await createSeedAds()),
    ...readSampleAds('blind-good-ads'),
    ...readSampleAds('unseen-good-ads'),
  ];
  expect(goodAds.length).toBeGreaterThanOrEqual(500);
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
});

test('holds at most one of 20 honest ads that only sound suspicious', () => {
  const goodAds = readSampleAds('blind-good-ads', 'unseen-good-ads');
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.05)).toEqual([]);
});

test('publishes hardly any bad ad that no rule was written for', () => {
  const badAds = readSampleAds('unseen-bad-ads', 'outsider-bad-ads', 'second-bad-ads');
  expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
});

test('holds at most one of 50 honest ads of an outside author', () => {
  const goodAds = readSampleAds('outsider-good-ads', 'second-good-ads');
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.02)).toEqual([]);
});

test('classifies nearly all ads of the training set correctly', () => {
  const badAds = readSampleAds('examiner-bad-ads', 'training-scams', 'training-forbidden-goods');
  const goodAds = readSampleAds(
    'examiner-good-ads',
    'training-honest-ads',
    'training-harmless-ads',
  );
  expect(badAds.length + goodAds.length).toBeGreaterThan(1300);
  expect(getShownTitles(badAds).slice(badAds.length * 0.02)).toEqual([]);
  expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
});

describe('sets without rule changes and training', () => {
  test('holds at least nine of ten bad ads', () => {
    const badAds = readSampleAds('last-bad-ads');
    expect(badAds).toHaveLength(60);
    expect(getShownTitles(badAds).slice(badAds.length * 0.1)).toEqual([]);
  });

  test('holds at most three of 100 honest ads, including unusual ones', () => {
    const goodAds = readSampleAds('last-good-ads');
    expect(goodAds).toHaveLength(100);
    expect(getHeldTitles(goodAds).slice(goodAds.length * 0.03)).toEqual([]);
  });

  test('last author: holds at least 95 of 100 bad ads and at most one of 100 honest ones', () => {
    const badAds = readSampleAds('exam-bad-ads');
    const goodAds = readSampleAds('exam-good-ads', 'exam-common-ads');
    expect([badAds.length, goodAds.length]).toEqual([60, 200]);
    expect(getShownTitles(badAds).slice(badAds.length * 0.05)).toEqual([]);
    expect(getHeldTitles(goodAds).slice(goodAds.length * 0.01)).toEqual([]);
  });
});
