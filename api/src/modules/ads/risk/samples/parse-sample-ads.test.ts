import { readdirSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { parseSampleAds } from './parse-sample-ads.ts';
import { readSampleAds } from './read-sample-ads.ts';

test('parses lines and skips comments', () => {
  const ads = parseSampleAds('# Honest ads.\ntraktoren | 900 | Pflug | Steht trocken.\n\n');
  expect(ads).toEqual([
    expect.objectContaining({ category: 'traktoren', priceCents: 90_000, title: 'Pflug' }),
  ]);
  const free = parseSampleAds('haus-garten | 0 | Suche Heu | Bitte.');
  expect(free[0]).toMatchObject({ kind: 'suche', priceKind: 'zu_verschenken', priceCents: null });
});

test.each([
  ['traktoren | 900 | Pflug', 'four fields'],
  ['traktoren | 900 | Pflug | gut | neu', 'four fields'],
  ['Traktoren | 900 | Pflug | gut', 'category'],
  ['traktoren | neun | Pflug | gut', 'price'],
  ['traktoren | 900 | | gut', 'title'],
  ['traktoren | 900 | Pflug | ', 'text'],
])('refuses %s', (line, message) => {
  expect(() => parseSampleAds(`# Ads.\n${line}`, 'ads.txt')).toThrow(/^ads\.txt:2 /u);
  expect(() => parseSampleAds(line)).toThrow(message);
});

test('all sample sets are valid', () => {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replace(/\.txt$/u, ''));
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(readSampleAds(name).length).toBeGreaterThan(40);
});
