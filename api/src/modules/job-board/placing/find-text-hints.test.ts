import { expect, test } from '@jest/globals';

import { findTextHints } from './find-text-hints.ts';

test.each([
  'Sie sind höchstens 35 Jahre alt',
  'zwischen 20 und 40 Jahren',
  'Alter: 20 - 30 Jahre',
  'Wir sind ein junges Team',
  'Suche junge kräftige Leute, junge Leute',
  'Deutsch als Muttersprache, akzentfrei',
  'polnische Helfer bevorzugt',
  'nur Männer',
  'kräftiger Mann gesucht',
  'katholische Bewerber',
  'ledig und ungebunden',
  'Lebenslauf mit Foto',
  'Nennen Sie Ihr bisheriges Gehalt',
])('warns about %s', (text) => {
  expect(findTextHints(['Melken', text]).length).toBeGreaterThan(0);
});

test.each([
  'mindestens 18 Jahre, weil Sie einen Schlepper fahren',
  '40 Stunden, bis 45 Stunden in der Ernte',
  '3 bis 5 Jahre Berufserfahrung',
  'Gute Kenntnisse der deutschen Sprache',
  'Jungvieh versorgen, junge Pflanzen setzen',
  'unter 20 Grad wird geheizt',
  'Wir sind ein freundliches Team aus acht Leuten',
  'Ausbildung im katholischen Landvolkhaus möglich',
])('accepts %s', (text) => {
  expect(findTextHints([text])).toEqual([]);
});
