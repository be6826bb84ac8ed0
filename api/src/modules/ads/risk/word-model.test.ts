import { expect, test } from '@jest/globals';

import { trainWordModel } from './word-model.ts';

const createAd = (title: string, description = '') => ({ title, description });
const suspiciousAds = [
  createAd('Geld sofort', 'Ohne Bank, ohne Fragen, erst eine Gebühr'),
  createAd('Schnelles Geld', 'Gebühr zuerst, dann Auszahlung'),
  createAd('Kapital für jeden', 'Auszahlung nach der Gebühr'),
];
const honestAds = [
  createAd('Pflug dreischarig', 'Gut erhalten, steht trocken'),
  createAd('Heu in Ballen', 'Erster Schnitt, trocken'),
  createAd('Kipper acht Tonnen', 'Gut erhalten, Bremse neu'),
];

test('classifies unseen words by their parts', () => {
  const model = trainWordModel(suspiciousAds, honestAds);
  expect(model(createAd('Geldauszahlung', 'Nach Gebühren'))).toBeGreaterThan(0);
  expect(model(createAd('Pflugschar', 'Trocken gelagert, gut'))).toBeLessThan(0);
});

test('is deterministic, and neutral without training data', () => {
  const text = createAd('Heu gegen Gebühr');
  expect(trainWordModel(suspiciousAds, honestAds)(text)).toBe(
    trainWordModel(suspiciousAds, honestAds)(text),
  );
  expect(trainWordModel([], [])(text)).toBe(0);
});
