import { expect, test } from '@jest/globals';

import { trainWordModel } from './word-model.ts';

const ad = (title: string, description = '') => ({ title, description });
const held = [
  ad('Geld sofort', 'Ohne Bank, ohne Fragen, erst eine Gebühr'),
  ad('Schnelles Geld', 'Gebühr zuerst, dann Auszahlung'),
  ad('Kapital für jeden', 'Auszahlung nach der Gebühr'),
];
const honest = [
  ad('Pflug dreischarig', 'Gut erhalten, steht trocken'),
  ad('Heu in Ballen', 'Erster Schnitt, trocken'),
  ad('Kipper acht Tonnen', 'Gut erhalten, Bremse neu'),
];

test('classifies unseen words by their parts', () => {
  const model = trainWordModel(held, honest);
  expect(model(ad('Geldauszahlung', 'Nach Gebühren'))).toBeGreaterThan(0);
  expect(model(ad('Pflugschar', 'Trocken gelagert, gut'))).toBeLessThan(0);
});

test('is deterministic, and neutral without training data', () => {
  const text = ad('Heu gegen Gebühr');
  expect(trainWordModel(held, honest)(text)).toBe(trainWordModel(held, honest)(text));
  expect(trainWordModel([], [])(text)).toBe(0);
});
