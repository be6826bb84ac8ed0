import { expect, test } from '@jest/globals';

import { trainWordModel } from './train-word-model.ts';
import { createWordModel } from './word-model.ts';

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
  const model = createWordModel(trainWordModel(suspiciousAds, honestAds));
  expect(model(createAd('Geldauszahlung', 'Nach Gebühren'))).toBeGreaterThan(0);
  expect(model(createAd('Pflugschar', 'Trocken gelagert, gut'))).toBeLessThan(0);
});

test('is deterministic, and neutral without training data', () => {
  const text = createAd('Heu gegen Gebühr');
  const getScore = () => createWordModel(trainWordModel(suspiciousAds, honestAds))(text);
  expect(getScore()).toBe(getScore());
  expect(createWordModel(trainWordModel([], []))(text)).toBe(0);
});

test('refuses parameters of a model with another number of features', () => {
  const parameters = trainWordModel(suspiciousAds, honestAds);
  expect(() => createWordModel({ ...parameters, weights: parameters.weights.subarray(1) })).toThrow(
    RangeError,
  );
});
