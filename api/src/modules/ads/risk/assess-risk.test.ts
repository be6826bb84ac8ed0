import { describe, expect, test } from '@jest/globals';
import { seedAds } from '#demo/ads/seed-ads.ts';
import { readOwnPlaces } from '#modules/places/place.repository.ts';

import { assessRisk } from './assess-risk.ts';
import type { RiskAd } from './assess-risk.ts';
import { heldOutBad, heldOutGood } from './samples/held-out-ads.ts';
import { honestAds } from './samples/honest-ads.ts';
import { sampleAds } from './samples/sample-ad.ts';
import { forbiddenAds, scamAds } from './samples/scam-ads.ts';

/** The score from which `reviewAd` holds an ad. */
const holdThreshold = 40;
const guest = { accountDays: null, trader: false, adsToday: 1, sameTitle: 0 };
const known = { ...guest, accountDays: 400 };

const bad = sampleAds(scamAds + forbiddenAds.trimStart());
const good = sampleAds(honestAds);

async function seeds(): Promise<RiskAd[]> {
  return seedAds(await readOwnPlaces(), new Date()).map((ad) => ({
    ...ad,
    priceCents: ad.priceCents ?? null,
    priceUnit: ad.priceUnit ?? 'gesamt',
    condition: ad.condition ?? null,
    attributes: ad.attributes ?? {},
  }));
}

const heldOf = (ads: readonly RiskAd[], seller = guest) =>
  ads.filter((ad) => assessRisk(ad, seller).score >= holdThreshold);
const titles = (ads: readonly RiskAd[]) => ads.map(({ title }) => title);

describe('scams and forbidden offers', () => {
  test('at least 95 of 100 are held, for every kind of seller', () => {
    expect(bad.length).toBeGreaterThanOrEqual(150);
    const let_through = bad.filter((ad) => assessRisk(ad, known).score < holdThreshold);
    expect(titles(let_through).slice(bad.length * 0.05)).toEqual([]);
  });

  test('are also held in sets that the rules were not written for', () => {
    const unseen = sampleAds(heldOutBad);
    const through = unseen.filter((ad) => assessRisk(ad, known).score < holdThreshold);
    expect(titles(through).slice(unseen.length * 0.05)).toEqual([]);
  });

  test('give the reasons', () => {
    const codes = (title: string, text: string) =>
      assessRisk(
        sampleAds(`traktoren | 9000 | ${title} | ${text}`)[0] as RiskAd,
        known,
      ).reasons.map(({ code }) => code);
    expect(codes('Traktor Fendt 309', 'Nur per WhatsApp an 0171 2345678')).toEqual(
      expect.arrayContaining(['messenger', 'telefon']),
    );
    expect(codes('Glyphosat 20 Liter', 'Kanister zu')).toEqual(['pflanzenschutz']);
    expect(codes('Fendt 309 C gepflegt', 'Alles in Ordnung, bitte anschauen')).toEqual([]);
  });
});

describe('honest ads', () => {
  test('at least 99 of 100 are published at once, also for guests', async () => {
    const all = [...(await seeds()), ...good, ...sampleAds(heldOutGood)];
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(titles(heldOf(all)).slice(all.length * 0.01)).toEqual([]);
  });

  test('are published when they deny a forbidden ingredient', () => {
    expect(titles(heldOf(good))).toEqual([]);
  });
});

describe('prices', () => {
  const tractor = (euros: number, attributes: RiskAd['attributes']) =>
    assessRisk(
      {
        ...(good[0] as RiskAd),
        priceCents: euros * 100,
        attributes: { marke: 'Fendt', ...attributes },
      },
      known,
    ).reasons.map(({ code }) => code);

  test('far below the usual price are held, except for old or broken items', () => {
    expect(tractor(9000, { baujahr: 2019, ps: 110 })).toContain('zu-billig');
    expect(tractor(62_000, { baujahr: 2019, ps: 110 })).toEqual([]);
    expect(tractor(4500, { baujahr: 1978, ps: 60 })).toEqual([]);
  });
});

test('holds sellers with many ads or the same ad again', () => {
  const [ad] = good as [RiskAd];
  expect(assessRisk(ad, { ...known, sameTitle: 1 }).score).toBeGreaterThanOrEqual(holdThreshold);
  expect(assessRisk(ad, { ...known, adsToday: 3 }).score).toBeLessThan(holdThreshold);
});
