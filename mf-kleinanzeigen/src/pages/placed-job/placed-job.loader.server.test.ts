import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { handlePlacedJobAction, loadPlacedJobPage } from './placed-job.loader.server.ts';

const params = { slug: 'melken-7' };
const state = { slug: 'melken-7', title: 'Melken', state: 'active', version: 2 };

const load = (response: FakeResponse, query = '', submission: FakeResponse = {}) =>
  loadPlacedJobPage(
    createFakeContext(
      {
        [`GET /api/jobs/postings/7/state${query.startsWith('code') ? `?${query}` : ''}`]: response,
        'GET /api/jobs/7/submission': submission,
      },
      { params, query: new URLSearchParams(query) },
    ),
  );

test('shows the state to the owner, who has a session or the code of a mail', async () => {
  expect(await load({ body: state })).toMatchObject({ data: { jobState: state, code: '' } });
  expect(await load({ body: state }, 'code=c%261')).toMatchObject({
    data: { jobState: state, code: 'c&1' },
  });
});

test.each([401, 403, 404])('shows others a page without the state; api: %s', async (status) => {
  const result = await load({ status, body: state });
  expect(result).toMatchObject({
    kind: 'page',
    data: { jobState: null, slug: 'melken-7' },
    head: { noIndex: true },
  });
});

test('is not found without such a job', async () => {
  expect(await load({ status: 404 }, '', { status: 404 })).toEqual({ kind: 'not-found' });
});

test('does not ask the api about a slug without number', async () => {
  const context = createFakeContext({}, { params: { slug: 'melken' } });
  expect(await loadPlacedJobPage(context)).toEqual({ kind: 'not-found' });
  expect(context.sentRequests).toEqual([]);
});

test.each([
  [{ intent: 'confirm' }, 'confirm', { code: 'c1' }],
  [{ intent: 'appeal', text: 'Nein.' }, 'appeal', { code: 'c1', text: 'Nein.' }],
  [
    { intent: 'address', email: 'a@hof.example' },
    'address',
    { code: 'c1', email: 'a@hof.example' },
  ],
  [{ intent: 'pause', version: '2' }, 'action', { code: 'c1', action: 'pause', version: 2 }],
])('sends %j for an owner with the code of a mail', async (form, action, body) => {
  const context = createFakeContext(
    { [`POST /api/jobs/postings/7/${action}`]: {} },
    { params, query: new URLSearchParams('code=c1'), form },
  );
  expect(await handlePlacedJobAction(context)).toMatchObject({
    kind: 'done',
    to: '/jobs/melken-7/success?code=c1',
  });
  expect(context.sentRequests[0]?.body).toEqual(body);
});

test('sends no code for an owner with a session', async () => {
  const context = createFakeContext(
    { 'POST /api/jobs/postings/7/action': {} },
    { params, form: { intent: 'fill', version: '2' } },
  );
  expect(await handlePlacedJobAction(context)).toMatchObject({ to: '/jobs/melken-7/success' });
  expect(context.sentRequests[0]?.body).toEqual({ action: 'fill', version: 2 });
});

test('says after a deletion that the job is deleted', async () => {
  const form = { intent: 'delete', version: '2' };
  const context = createFakeContext({ 'POST /api/jobs/postings/7/action': {} }, { params, form });
  const to = '/jobs/melken-7/success?geloescht=1';
  expect(await handlePlacedJobAction(context)).toMatchObject({ kind: 'done', to });
  expect(await load({ status: 404 }, 'geloescht=1', { status: 404 })).toMatchObject({
    status: 410,
    data: { jobState: null, isDeleted: true },
    head: { name: 'Stelle gelöscht' },
  });
});

test('calls no job deleted that exists', async () => {
  const result = await load({ status: 404 }, 'geloescht=1');
  expect(result).toMatchObject({ head: { name: 'Stelle eingereicht' } });
  expect(result).not.toMatchObject({ data: { isDeleted: true } });
});
