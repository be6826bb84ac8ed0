import { expect, test } from '@jest/globals';

import { learnWords } from './word-model.ts';

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

test('knows what it has not read by what it is made of', () => {
  const model = learnWords(held, honest);
  expect(model(ad('Geldauszahlung', 'Nach Gebühren'))).toBeGreaterThan(0);
  expect(model(ad('Pflugschar', 'Trocken gelagert, gut'))).toBeLessThan(0);
});

test('learns the same each time, and nothing from nothing', () => {
  const text = ad('Heu gegen Gebühr');
  expect(learnWords(held, honest)(text)).toBe(learnWords(held, honest)(text));
  expect(learnWords([], [])(text)).toBe(0);
});
