import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { openPage as openTestPage } from '#testing/open-page.ts';
import { listStaffPages } from '#staff/staff-pages.server.ts';
import { decideCase, loadCase, loadQueue, rejectCases } from './moderation.loader.server.ts';

/**
 * Creates the context of a user with these roles. The api responds to requests for the queue with
 * this status and body.
 */
const createContext = (status: number, body: object, roles: readonly string[] = ['user']) =>
  ({
    path: '/_internal/redaktion',
    query: new URLSearchParams(),
    params: {},
    api: {
      get: async (path: string) =>
        path === '/api/_auth/session'
          ? { status: 200, body: { user: { roles } }, setCookies: [] }
          : { status, body, setCookies: [] },
    },
  }) as unknown as LoadContext;

test.each([
  ['anonymous callers', 401, 'session.required'],
  ['users without the moderator role', 403, 'session.forbidden'],
])('returns 404 to %s', async (_, status, code) => {
  expect(await loadQueue(createContext(status, { code }))).toEqual({ kind: 'not-found' });
});

test('redirects a moderator with an old login to the password page', async () => {
  expect(await loadQueue(createContext(403, { code: 'session.stale' }))).toMatchObject({
    kind: 'redirect',
    to: expect.stringMatching(/redaktion/u),
  });
});

test('redirects a moderator without a second factor to the page that sets one up', async () => {
  expect(await loadQueue(createContext(403, { code: 'session.second-factor' }))).toMatchObject({
    kind: 'redirect',
    to: '/mein-account/sicherheit?grund=redaktion',
  });
});

test('shows the queue to a moderator', async () => {
  const queue = { counts: { open: 0, appeals: 0 }, cases: [] };
  const page = await loadQueue(createContext(200, queue, ['user', 'moderator']));
  expect(page).toMatchObject({ kind: 'page', data: { queue } });
});

test('redirects other staff to their first page and returns 404 to readers', async () => {
  const forbiddenBody = { code: 'session.forbidden' };
  expect(await loadQueue(createContext(403, forbiddenBody, ['user', 'customer-service']))).toEqual({
    kind: 'redirect',
    to: '/_internal/redaktion/bestellungen',
    status: 303,
  });
  expect(await loadQueue(createContext(403, forbiddenBody))).toEqual({ kind: 'not-found' });
});

test("lists the staff pages of the user's roles and marks the current one", () => {
  expect(listStaffPages(['user'], null)).toEqual([]);
  expect(listStaffPages(['user', 'moderator'], 'moderation')).toEqual([
    { label: 'Moderation', href: '/_internal/redaktion', current: true },
    { label: 'Konten', href: '/_internal/redaktion/konten', current: false },
  ]);
});

test('sends checked entries with the version shown, and reports the result', async () => {
  const [firstId, secondId] = ['01KABCDEFGHJKMNPQRSTVWXYZ0', '01KABCDEFGHJKMNPQRSTVWXYZ1'];
  const sentRequests: unknown[] = [];
  const context = {
    form: {
      [`fall-${firstId}`]: '3',
      [`fall-${secondId}`]: '1',
      'fall-../../x': '1',
      'fall-01KABCDEFGHJKMNPQRSTVWXYZ2': 'viel',
      reason: 'betrug',
      note: '',
      confirmed: 'true',
    },
    api: {
      post: async (path: string, body: unknown) => {
        sentRequests.push([path, body]);
        const unchangedCases = [{ id: secondId, code: 'record.changed' }];
        return { status: 200, body: { rejected: [firstId], left: unchangedCases }, setCookies: [] };
      },
    },
  } as unknown as ActionContext;
  expect(await rejectCases(context)).toMatchObject({
    kind: 'done',
    to: '/_internal/redaktion?ansicht=offen&abgelehnt=1&geblieben=1',
  });
  const cases = [
    { id: firstId, version: 3 },
    { id: secondId, version: 1 },
  ];
  expect(sentRequests).toEqual([
    ['/api/moderation/rejections', { cases, reason: 'betrug', note: '', confirmed: true }],
  ]);
});

test.each([
  ['', 'ansicht=offen&seite=1'],
  ['ansicht=weg&seite=-1', 'ansicht=offen&seite=1'],
  ['ansicht=entschieden&seite=2', 'ansicht=entschieden&seite=2'],
])('the queue of „%s“ requests %s', async (query, expectedQuery) => {
  const { context, calls } = openTestPage({ query });
  expect(await loadQueue(context)).toMatchObject({ kind: 'page', data: { done: null } });
  expect(calls).toContainEqual([`GET /api/moderation/cases?${expectedQuery}`]);
});

test('loads a case, and returns 404 for an invalid id', async () => {
  const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
  const { context, calls } = openTestPage({ params: { fall: id } });
  expect(await loadCase(context)).toMatchObject({ kind: 'page' });
  expect(calls).toContainEqual([`GET /api/moderation/cases/${id}`]);
  const invalidPage = openTestPage({ params: { fall: '../x' } });
  expect(await loadCase(invalidPage.context)).toEqual({ kind: 'not-found' });
  expect(invalidPage.calls).toEqual([]);
});

test.each([
  ['reject', 'decision', { reason: 'betrug', reporterNote: '' }],
  ['grant', 'appeal-decision', {}],
  ['deny', 'appeal-decision', {}],
])('sends the decision %s to %s', async (decision, apiName, additionalFields) => {
  const { context, calls } = openTestPage({
    params: { fall: 'a/b' },
    form: { decision, version: '3', reason: 'betrug', note: 'Kurz' },
  });
  expect(await decideCase(context)).toMatchObject({ kind: 'done', to: '/_internal/redaktion' });
  const body = { version: 3, decision, note: 'Kurz', ...additionalFields };
  expect(calls).toEqual([[`POST /api/moderation/cases/a%2Fb/${apiName}`, body]]);
});

test('keeps the form if somebody else has decided meanwhile', async () => {
  const { context } = openTestPage({
    params: { fall: 'x' },
    form: { decision: 'reject', note: 'Kurz' },
    answers: {
      '/api/moderation/cases/x/decision': { status: 409, body: { code: 'record.changed' } },
    },
  });
  expect(await decideCase(context)).toMatchObject({
    kind: 'refused',
    form: { values: { note: 'Kurz' } },
  });
});
