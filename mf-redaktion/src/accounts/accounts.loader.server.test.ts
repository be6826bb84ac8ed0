import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { openPage as openTestPage } from '#testing/open-page.ts';
import {
  findAccount,
  handleAccountBlockAction,
  loadAccount,
  loadAccounts,
} from './accounts.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';

/**
 * Creates the context of an account page. Also returns the list of api calls that the page makes.
 */
function createPageContext(accountId: string, form: Record<string, string> = {}) {
  const calls: [string, unknown?][] = [];
  const context = {
    path: `/_internal/redaktion/konten/${accountId}`,
    query: new URLSearchParams(),
    params: { konto: accountId },
    form,
    api: {
      get: (path: string) => {
        calls.push([`GET ${path}`]);
        return Promise.resolve({ status: 200, body: {}, setCookies: [] });
      },
      post: (path: string, body?: unknown) => {
        calls.push([`POST ${path}`, body]);
        return Promise.resolve({ status: 200, body: {}, setCookies: [] });
      },
    },
  };
  return { context: context as unknown as LoadContext & ActionContext, calls };
}

test('reads an account by POST, because the access is logged', async () => {
  const { context, calls } = createPageContext(id);
  expect(await loadAccount(context)).toMatchObject({ kind: 'page' });
  expect(calls.map(([apiCall]) => apiCall).toSorted()).toEqual([
    'GET /api/_auth/session',
    `POST /api/staff/accounts/${id}`,
  ]);
});

test('returns 404 for an invalid id', async () => {
  const { context, calls } = createPageContext('suchen');
  expect(await loadAccount(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test('sends reason, end and confirmation of a block; an unchecked box is no confirmation', async () => {
  const values = { intent: 'block', reason: 'Drei leere Ställe.', until: '2026-12-31' };
  const confirmedPage = createPageContext(id, { ...values, confirmed: 'true' });
  expect(await handleAccountBlockAction(confirmedPage.context)).toMatchObject({
    kind: 'done',
    to: `/_internal/redaktion/konten/${id}`,
  });
  const body = { reason: values.reason, until: values.until };
  expect(confirmedPage.calls).toEqual([
    [`POST /api/staff/accounts/${id}/block`, { ...body, confirmed: true }],
  ]);
  const unconfirmedPage = createPageContext(id, values);
  await handleAccountBlockAction(unconfirmedPage.context);
  expect(unconfirmedPage.calls[0]?.[1]).toEqual({ ...body, confirmed: false });
});

test.each([
  ['moderator', 'page'],
  ['admin', 'page'],
  ['editor', 'not-found'],
])('the search answers the role %s with %s', async (role, kind) => {
  const getFromApi = () =>
    Promise.resolve({ status: 200, body: { user: { roles: ['user', role] } } });
  const context = { api: { get: getFromApi } } as unknown as LoadContext;
  expect(await loadAccounts(context)).toMatchObject({ kind });
});

test('finds an account and keeps the e-mail address out of the URL', async () => {
  const path = '/api/staff/accounts/search';
  const { context, calls } = openTestPage({
    form: { email: ' h@hof.example ' },
    answers: { [path]: { body: { id } } },
  });
  const result = await findAccount(context);
  expect(result).toMatchObject({ kind: 'done', to: `/_internal/redaktion/konten/${id}` });
  expect(calls).toEqual([[`POST ${path}`, { email: 'h@hof.example' }]]);
});

test('ends a block of a valid account only', async () => {
  const form = { intent: 'unblock', confirmed: 'on' };
  const { context, calls } = openTestPage({ params: { konto: '../x' }, form });
  await handleAccountBlockAction(context);
  expect(calls).toEqual([['POST /api/staff/accounts/x/unblock', { confirmed: true }]]);
});
