import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleAdList, sampleBreadcrumbs } from '#samples/ad-samples.ts';
import { loadAdListPage } from './ad-list.loader.server.ts';

const list = { ...sampleAdList, page: 1 };
const createContext = (query: string, response: FakeResponse | Error) =>
  createFakeContext(
    { [`GET /api/kleinanzeigen/ads${query ? `?${query}` : ''}`]: response },
    { query: new URLSearchParams(query) },
  );

test.each([
  ['', false, '/kleinanzeigen'],
  ['kategorie=traktoren', false, '/kleinanzeigen?kategorie=traktoren'],
  ['kategorie=traktoren&art=biete', true, '/kleinanzeigen?kategorie=traktoren'],
])('hides the list „%s“ from search engines: %s', async (query, noIndex, canonicalPath) => {
  expect(await loadAdListPage(createContext(query, { body: list }))).toMatchObject({
    kind: 'page',
    data: { query },
    incomplete: false,
    head: { noIndex, canonicalPath },
  });
});

test('names the category in the head, its feed and the breadcrumbs', async () => {
  const query = 'kategorie=traktoren&seite=2';
  const answer = { body: { ...sampleAdList, trail: sampleBreadcrumbs } };
  expect(await loadAdListPage(createContext(query, answer))).toMatchObject({
    head: {
      name: 'Traktoren – Kleinanzeigen, Seite 2',
      alternates: [{ title: 'Neu: Traktoren' }],
      jsonLd: [{ itemListElement: [{}, {}, { name: 'Traktoren' }] }],
    },
  });
});

test('names the number of matches and the order in the head of a filtered list', async () => {
  const query = 'kategorie=traktoren&art=biete&sortierung=preis-auf';
  const answer = { body: { ...list, total: 38, trail: sampleBreadcrumbs } };
  expect(await loadAdListPage(createContext(query, answer))).toMatchObject({
    head: { name: '38 Anzeigen, günstigste zuerst – Traktoren – Kleinanzeigen' },
  });
});

test('hides an empty list from search engines', async () => {
  const emptyList = { ...list, total: 0, pages: 0, ads: [] };
  expect(await loadAdListPage(createContext('', { body: emptyList }))).toMatchObject({
    head: { name: 'Kleinanzeigen', noIndex: true, jsonLd: [] },
  });
});

test.each([
  ['kategorie=fehlt', { status: 404, body: { title: 'Gibt es nicht.' } }],
  ['seite=19', { body: list }],
])('answers 404 for %s', async (query, response) => {
  expect(await loadAdListPage(createContext(query, response))).toEqual({ kind: 'not-found' });
});

test('is an incomplete page, which is not cached, when the api does not answer', async () => {
  const context = createContext('', new Error('no answer in time'));
  expect(await loadAdListPage(context)).toMatchObject({
    kind: 'page',
    data: { list: null },
    incomplete: true,
  });
  expect(context.warnings).toEqual(['ads could not be read']);
});

test('asks for the places of the list only with the map', async () => {
  const context = createFakeContext(
    {
      'GET /api/kleinanzeigen/ads?art=biete': { body: list },
      'GET /api/kleinanzeigen/places?art=biete': {
        body: {
          places: [{ postcode: '87435', place: 'Kempten', lat: 47.73, lng: 10.32, count: 2 }],
          total: 2,
          near: null,
        },
      },
    },
    { query: new URLSearchParams('art=biete&ansicht=karte') },
  );
  expect(await loadAdListPage(context)).toMatchObject({
    data: { query: 'art=biete&ansicht=karte' },
    incomplete: false,
    parts: {
      results: {
        model: {
          map: {
            closeHref: '/kleinanzeigen?art=biete',
            dots: [{ href: '/kleinanzeigen?ort=87435+Kempten&umkreis=10&art=biete&ansicht=karte' }],
          },
        },
      },
    },
    head: { noIndex: true },
  });
});

test('a list without its map is not cached', async () => {
  const context = createFakeContext(
    { 'GET /api/kleinanzeigen/ads': { body: list } },
    { query: new URLSearchParams('ansicht=karte') },
  );
  expect(await loadAdListPage(context)).toMatchObject({
    parts: { results: { model: { map: null } } },
    incomplete: true,
  });
  expect(context.warnings).toEqual(['places could not be counted']);
});
