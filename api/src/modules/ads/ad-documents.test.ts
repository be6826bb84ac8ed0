import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { addDemoAds } from '#demo/demo-ads.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { readAllDocuments } from '#modules/search-feed/read-document-pages.ts';

import { adsModule } from './module.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addDemoAds(api.database.drizzle);
});
afterAll(() => api?.end());

const readDocuments = () => readAllDocuments(api.database.drizzle, adsModule.searchDocuments!);

test('documents of listed ads have category, place and price, but no owner data', async () => {
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThan(300);
  const tractorDocument = documents.find(
    ({ category }) => category?.lvl1 === 'Landtechnik > Traktoren',
  );
  expect(tractorDocument).toMatchObject({
    kind: 'ads',
    path: expect.stringMatching(/^\/kleinanzeigen\/[a-z0-9%-]+-\d+$/u),
    category: { lvl0: 'Landtechnik' },
    region: expect.stringMatching(/^[A-ZÖ][a-zü]/u),
    brand: expect.any(String),
  });
  for (const document of documents) {
    expect(document).not.toHaveProperty('sellerName');
    expect(document).not.toHaveProperty('userId');
  }
});

test('a document states the kind of its price', async () => {
  const documents = await readDocuments();
  const prices = documents.flatMap(({ pay }) => pay ?? []);
  expect(prices).toContainEqual(expect.stringMatching(/^[\d.]+\u00a0€\u00a0VB$/u));
  expect(prices).toContainEqual(expect.stringMatching(/^[\d.,]+\u00a0€ je Ballen/u));
  expect(prices).toContainEqual(expect.stringMatching(/^[\d.]+\u00a0€$/u));
});

test('an expired ad has no document', async () => {
  const [firstDocument] = await readDocuments();
  await api.database.pool.query("UPDATE ads SET state = 'sold' WHERE id = $1", [
    firstDocument!.objectID,
  ]);
  const ids = (await readDocuments()).map(({ objectID }) => objectID);
  expect(ids).not.toContain(firstDocument!.objectID);
});
