import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleJobs } from '#samples/job-samples.ts';
import { loadJobs } from './jobs.loader.server.ts';

const createContext = (query: string, response: FakeResponse | Error, apiQuery = query) =>
  createFakeContext(
    { [`GET /api/jobs${apiQuery ? `?${apiQuery}` : ''}`]: response },
    { query: new URLSearchParams(query) },
  );
const list = { ...sampleJobs, page: 1 };

test.each([
  ['', false, '/jobs', 'Jobbörse'],
  ['bereich=rind', false, '/jobs?bereich=rind', '100 Stellen – Jobbörse'],
  ['ort=87435&bereich=rind', true, '/jobs?bereich=rind', '100 Stellen – Jobbörse'],
])('hides the list „%s“ from search engines: %s', async (query, noIndex, canonicalPath, name) => {
  expect(await loadJobs(createContext(query, { body: list }))).toMatchObject({
    kind: 'page',
    data: { query },
    incomplete: false,
    head: { name, noIndex, canonicalPath },
  });
});

test('asks the api without parameters that have no effect', async () => {
  const context = createContext(
    'seite=1&umkreis=50&ort=&bereich=rind',
    { body: list },
    'bereich=rind',
  );
  expect(await loadJobs(context)).toMatchObject({ data: { query: 'bereich=rind' } });
});

test('names further pages, and hides an empty list from search engines', async () => {
  expect(await loadJobs(createContext('seite=2', { body: sampleJobs }))).toMatchObject({
    head: { name: 'Jobbörse, Seite 2', noIndex: false, canonicalPath: '/jobs?seite=2' },
  });
  const emptyList = { ...list, total: 0, pages: 0, jobs: [] };
  expect(await loadJobs(createContext('', { body: emptyList }))).toMatchObject({
    head: { noIndex: true },
  });
});

test('answers 404 for a page beyond the last one', async () => {
  const context = createContext('seite=6', { body: { ...sampleJobs, page: 1 } });
  expect(await loadJobs(context)).toEqual({ kind: 'not-found' });
});

test('is an incomplete page, which is not cached, when the api does not answer', async () => {
  const context = createContext('', new Error('no answer in time'));
  expect(await loadJobs(context)).toMatchObject({
    kind: 'page',
    data: { list: null },
    incomplete: true,
  });
  expect(context.warnings).toEqual(['jobs could not be read']);
});

test('asks for the places of the list only with the map', async () => {
  const context = createFakeContext(
    {
      'GET /api/jobs?bereich=rind': { body: list },
      'GET /api/jobs/places?bereich=rind': { body: { places: [], total: 0, near: null } },
    },
    { query: new URLSearchParams('bereich=rind&ansicht=karte') },
  );
  expect(await loadJobs(context)).toMatchObject({
    parts: { results: { model: { map: { closeHref: '/jobs?bereich=rind', dots: [] } } } },
  });
  expect(context.warnings).toEqual([]);
});
