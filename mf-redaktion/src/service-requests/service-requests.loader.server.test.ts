import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { openPage as openTestPage } from '#testing/open-page.ts';
import {
  loadBankAccount,
  loadServiceRequest,
  loadServiceRequests,
  updateServiceRequest,
} from './service-requests.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';

/**
 * Creates the context of a page. Also returns the list of the page's api calls and their methods.
 */
function openPage(params: Record<string, string>, query = '') {
  const calls: string[] = [];
  const recordCall = (method: string) => (path: string) => {
    calls.push(`${method} ${path}`);
    return Promise.resolve({ status: 200, body: {}, setCookies: [] });
  };
  const context = {
    path: '/_internal/redaktion/bestellungen',
    query: new URLSearchParams(query),
    params,
    api: { get: recordCall('GET'), post: recordCall('POST') },
  } as unknown as LoadContext;
  return { context, calls };
}

test.each([
  ['', 'stand=neu&seite=1'],
  ['stand=in-arbeit&art=complaint&seite=2', 'stand=in-arbeit&seite=2&art=complaint'],
  ['stand=weg&art=alles&seite=x', 'stand=neu&seite=1'],
])('the list of „%s“ requests %s', async (query, expectedQuery) => {
  const { context, calls } = openPage({}, query);
  expect(await loadServiceRequests(context)).toMatchObject({ kind: 'page' });
  expect(calls).toContain(`GET /api/staff/service-requests?${expectedQuery}`);
});

test('reads a bank account by POST, because the access is logged', async () => {
  const { context, calls } = openPage({ vorgang: id });
  await loadBankAccount(context);
  expect(calls).toContain(`POST /api/staff/service-requests/${id}/bank-account`);
  expect(calls.filter((apiCall) => apiCall.startsWith('GET'))).toEqual(['GET /api/_auth/session']);
});

test('returns 404 for an invalid id', async () => {
  const { context, calls } = openPage({ vorgang: 'alle' });
  expect(await loadBankAccount(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test('loads a request and says that a change was saved', async () => {
  const { context, calls } = openPage({ vorgang: id }, 'gespeichert=1');
  expect(await loadServiceRequest(context)).toMatchObject({ data: { isSaved: true } });
  expect(calls).toContain(`GET /api/staff/service-requests/${id}`);
  const invalidPage = openPage({ vorgang: 'alle' });
  expect(await loadServiceRequest(invalidPage.context)).toEqual({ kind: 'not-found' });
  expect(invalidPage.calls).toEqual([]);
});

test('saves state and note in the version shown', async () => {
  const path = `/api/staff/service-requests/${id}/state`;
  const form = { version: '2', state: 'done', author: 'x' };
  const { context, calls } = openTestPage({ params: { vorgang: id }, form });
  expect(await updateServiceRequest(context)).toMatchObject({
    to: `/_internal/redaktion/bestellungen/${id}?gespeichert=1`,
  });
  expect(calls).toEqual([[`POST ${path}`, { version: 2, state: 'done', note: '' }]]);
});
