import { openPage } from '#testing/open-page.ts';
import {
  changeSubscription,
  loadSubscriptionChangePage,
} from './subscription-change.loader.server.ts';

const path = '/api/account/print-subscriptions';
const answers = { [path]: { body: { subscriptions: [{ id: 'a' }], issues: [{ id: 'i' }] } } };

test('loads the subscription that is changed', async () => {
  const { context } = openPage({
    params: { was: 'pause' },
    query: 'abo=a',
    responses: answers,
  });
  expect(await loadSubscriptionChangePage(context)).toMatchObject({
    data: { change: 'pause', subscription: { id: 'a' }, issues: [{ id: 'i' }] },
    head: { name: 'Lieferung anhalten' },
  });
});

test.each([
  ['pause', 'abo=fremd'],
  ['pause', ''],
  ['toString', 'abo=a'],
])('returns 404 for the change „%s“ of „%s“', async (changeName, query) => {
  const { context } = openPage({ params: { was: changeName }, query, responses: answers });
  expect(await loadSubscriptionChangePage(context)).toMatchObject({ kind: 'not-found' });
});

test('redirects to the login without a session', async () => {
  const { context } = openPage({
    params: { was: 'pause' },
    query: 'abo=a',
    responses: { [path]: { status: 401 } },
  });
  expect(await loadSubscriptionChangePage(context)).toMatchObject({ kind: 'redirect' });
});

test.each([
  ['adresse', 'address', { id: 'a', version: 2, fromIssue: '' }],
  ['pause', 'pause', { id: 'a', version: 2, from: '2026-12-01', until: '' }],
  ['reklamation', 'complaint', { id: 'a', issue: '', text: '' }],
  ['zahlung', 'payment', { id: 'a', version: 2, mandate: false }],
])('%s calls %s', async (changeName, apiName, body) => {
  const form = { id: 'a', version: '2', from: '2026-12-01' };
  const { context, calls } = openPage({ params: { was: changeName }, form });
  expect(await changeSubscription(context)).toMatchObject({
    to: `/mein-account/abonnement?geaendert=${changeName}`,
  });
  expect(calls).toEqual([[`POST ${path}/${apiName}`, expect.objectContaining(body)]]);
});

test('refuses an unknown change without calling the api', async () => {
  const { context, calls } = openPage({ params: { was: 'preis' } });
  expect(await changeSubscription(context)).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual([]);
});
