import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleAdDetail } from '#samples/ad-samples.ts';
import { sampleDraft, sampleOwnAd } from '#samples/own-ad-samples.ts';
import { loadDetailsStep, loadNonDetailsStep, loadNewAdPage } from './place-ad.loader.server.ts';

const { id } = sampleDraft;
const DRAFT_REQUEST = `GET /api/kleinanzeigen/drafts/${id}`;
const categories = [
  { id: '1', parentId: null, slug: 'landtechnik', name: 'Landtechnik', position: 1, legacy: false },
  { id: '2', parentId: '1', slug: 'traktoren', name: 'Traktoren', position: 1, legacy: false },
  { id: '3', parentId: null, slug: 'heu', name: 'Heu', position: 2, legacy: false },
];
const groups = [
  { name: 'Landtechnik', categories: [{ slug: 'traktoren', name: 'Traktoren' }] },
  { name: 'Heu', categories: [{ slug: 'heu', name: 'Heu' }] },
];

test.each([
  [
    'their drafts',
    { body: { ads: [], drafts: [{ id, title: 'Fendt', category: 'Traktoren', updatedAt: 'x' }] } },
    [{ id, title: 'Fendt' }],
  ],
  ['no drafts without a session', { status: 401 }, []],
])('offers visitors the categories and %s', async (_case, response, drafts) => {
  const context = createFakeContext({
    'GET /api/kleinanzeigen/categories': { body: categories },
    'GET /api/kleinanzeigen/own': response,
  });
  expect(await loadNewAdPage(context)).toMatchObject({ data: { groups, drafts, draft: null } });
});

test('searches among the categories', async () => {
  const context = createFakeContext(
    {
      'GET /api/kleinanzeigen/categories': { body: categories },
      'GET /api/kleinanzeigen/own': { status: 401 },
      'GET /api/kleinanzeigen/categories/suggestions?q=Trecker': { body: categories.slice(1, 2) },
    },
    { query: new URLSearchParams({ q: ' Trecker ' }) },
  );
  expect(await loadNewAdPage(context)).toMatchObject({
    data: {
      groups,
      search: { text: 'Trecker', categories: [{ slug: 'traktoren', name: 'Traktoren' }] },
    },
  });
});

const createStepContext = (
  step: string,
  responses: Readonly<Record<string, FakeResponse>>,
  query = '',
) =>
  createFakeContext(
    { [DRAFT_REQUEST]: { body: sampleDraft }, ...responses },
    { params: { schritt: step }, query: new URLSearchParams(`entwurf=${id}&${query}`) },
  );

test('offers the attributes of the category', async () => {
  expect(await loadDetailsStep(createStepContext('angaben', {}))).toMatchObject({
    data: { draft: { id }, attributes: expect.arrayContaining([expect.anything()]) },
    head: { name: 'Angaben – Schritt 1 von 3 – Anzeige aufgeben', noIndex: true },
  });
});

test('shows the result of an upload without script', async () => {
  expect(await loadNonDetailsStep(createStepContext('fotos', {}, 'fotos=2'))).toMatchObject({
    data: { draft: { id }, uploadResult: { count: 2, refusal: null } },
  });
});

test('shows the preview of a complete draft and returns to the details of others', async () => {
  const request = `${DRAFT_REQUEST}/preview`;
  const completeContext = createStepContext('vorschau', { [request]: { body: sampleAdDetail } });
  expect(await loadNonDetailsStep(completeContext)).toMatchObject({
    data: { preview: { slug: sampleAdDetail.slug }, adState: null },
  });
  const incompleteContext = createStepContext('vorschau', { [request]: { status: 422 } });
  expect(await loadNonDetailsStep(incompleteContext)).toMatchObject({
    kind: 'redirect',
    to: `/kleinanzeigen/neu/angaben?entwurf=${id}`,
  });
});

test.each([
  [{ body: sampleOwnAd }, 'active'],
  [{ status: 404 }, null],
])('the preview of a change has the state of its ad: %j', async (response, adState) => {
  const draft = { ...sampleDraft, ad: { number: 211, slug: 'fendt-211' } };
  const context = createStepContext('vorschau', {
    [DRAFT_REQUEST]: { body: draft },
    [`${DRAFT_REQUEST}/preview`]: { body: sampleAdDetail },
    'GET /api/kleinanzeigen/own/211': response,
  });
  expect(await loadNonDetailsStep(context)).toMatchObject({
    data: { adState },
    head: { name: 'Vorschau – Schritt 3 von 3 – Anzeige ändern' },
  });
});

test('asks for another category when that of the draft is no longer offered', async () => {
  const legacyDraft = { ...sampleDraft, category: { ...sampleDraft.category, legacy: true } };
  const responses = {
    [DRAFT_REQUEST]: { body: legacyDraft },
    'GET /api/kleinanzeigen/categories': { body: categories },
  };
  expect(await loadNonDetailsStep(createStepContext('fotos', responses))).toMatchObject({
    kind: 'redirect',
    to: `/kleinanzeigen/neu/kategorie?entwurf=${id}`,
  });
  expect(await loadNonDetailsStep(createStepContext('kategorie', responses))).toMatchObject({
    data: { groups, draft: { id } },
  });
});

test.each(['', 'toString', 'angaben'])('answers 404 for the step „%s“', async (step) => {
  expect(await loadNonDetailsStep(createStepContext(step, {}))).toEqual({ kind: 'not-found' });
});

test('shows the state of an ad that cannot be changed now', async () => {
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/own/211/edit': { status: 409 } },
    { params: { slug: 'fendt-211' } },
  );
  expect(await loadDetailsStep(context)).toMatchObject({
    kind: 'redirect',
    to: '/kleinanzeigen/fendt-211/success',
  });
});
