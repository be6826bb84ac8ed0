import { jest } from '@jest/globals';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { samplePlaceJobData } from '#samples/place-job-samples.ts';
import { loadPlaceJobPage, placeJob } from './place-job.loader.server.ts';

afterEach(() => jest.useRealTimers());

test.each([
  [undefined, '', 'GET /api/jobs/form?', 'Stelle ausschreiben', ''],
  ['melken-7', '', 'GET /api/jobs/form?nummer=7', 'Stelle ändern', ''],
  ['melken-7', 'code=c%261', 'GET /api/jobs/form?nummer=7&code=c%261', 'Stelle ändern', 'c&1'],
])('loads the form for slug %s and query „%s“', async (slug, query, request, name, code) => {
  const context = createFakeContext(
    { [request]: { body: samplePlaceJobData.form } },
    { params: slug === undefined ? {} : { slug }, query: new URLSearchParams(query) },
  );
  expect(await loadPlaceJobPage(context)).toMatchObject({
    data: { form: samplePlaceJobData.form, code },
    head: { name },
  });
});

test('permits closing dates from tomorrow in Germany, for ninety days', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') });
  const context = createFakeContext({ 'GET /api/jobs/form?': { body: samplePlaceJobData.form } });
  expect(await loadPlaceJobPage(context)).toMatchObject({
    data: { days: { first: '2026-11-22', last: '2027-02-19' } },
  });
});

test('answers 404 for a slug without number, without asking the api', async () => {
  const context = createFakeContext({}, { params: { slug: 'melken' } });
  expect(await loadPlaceJobPage(context)).toEqual({ kind: 'not-found' });
  expect(context.sentRequests).toEqual([]);
});

const form = { title: 'Melken', payMinCents: '17,50', idempotencyKey: 'k1' };
const createContext = (response: FakeResponse, slug?: string) =>
  createFakeContext(
    { [`POST /api/jobs/postings${slug ? '/7' : ''}`]: response },
    { params: slug ? { slug } : {}, form },
  );

test.each([
  [undefined, { slug: 'melken-7', code: 'c&1' }, '/jobs/melken-7/success?code=c%261'],
  ['melken-7', { slug: 'melken-7', code: null }, '/jobs/melken-7/success'],
  [undefined, { slug: null, code: null }, '/jobs'],
])('posts the job of slug %s and leads to its status', async (slug, responseBody, to) => {
  const context = createContext({ body: { hints: [], ...responseBody } }, slug);
  expect(await placeJob(context)).toEqual({ kind: 'done', to });
  expect(context.sentRequests[0]?.body).toMatchObject({
    title: 'Melken',
    payMinCents: 1750,
    idempotencyKey: 'k1',
  });
});

test('shows hints with the typed values before the posting is accepted', async () => {
  const hints = [{ field: 'title', text: 'Besser ohne.' }];
  const context = createContext({ body: { hints, slug: null, code: null } });
  expect(await placeJob(context)).toMatchObject({
    kind: 'refused',
    form: {
      values: { title: 'Melken', hinweise: JSON.stringify(hints) },
      errors: { '': expect.stringContaining('noch nicht eingereicht') },
    },
  });
});

test('shows the message of a group of checkboxes at its first checkbox', async () => {
  const fields = { 'types.0': 'Bitte wählen.', title: 'Zu kurz.' };
  const context = createContext({ status: 422, body: { title: 'Bitte prüfen', fields } });
  expect(await placeJob(context)).toMatchObject({
    kind: 'refused',
    status: 422,
    form: {
      values: form,
      errors: { title: 'Zu kurz.', 'types-vollzeit': 'Bitte wählen.' },
    },
  });
});
