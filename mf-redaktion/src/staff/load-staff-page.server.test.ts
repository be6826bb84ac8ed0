import { openPage } from '#testing/open-page.ts';
import { loadStaffPage, loadStaffPages } from './load-staff-page.server.ts';

const apiPath = '/api/staff/redirects';
const sessionPath = '/api/_auth/session';
const session = { [sessionPath]: { body: { user: { roles: ['user', 'editor'] } } } };

const load = (answer: object, method?: 'post') => {
  const { context, calls } = openPage({
    path: '/_internal/redaktion/umleitungen',
    query: 'seite=2',
    answers: { ...session, [apiPath]: answer },
  });
  const page = { id: 'redirects', name: 'Umleitungen' } as const;
  const result = loadStaffPage(context, apiPath, page, (body) => ({ body }), method);
  return { result, calls };
};

test('adds the staff pages of the roles and marks the current one', async () => {
  const page = await load({ body: { a: 1 } }).result;
  expect(page).toMatchObject({ data: { body: { a: 1 } }, head: { name: 'Umleitungen' } });
  expect(
    page.kind === 'page' && page.data.staffPages.filter(({ current }) => current),
  ).toMatchObject([{ label: 'Umleitungen' }]);
});

test('reads logged data by POST', async () => {
  const { result, calls } = load({}, 'post');
  await result;
  expect(calls.map(([apiCall]) => apiCall)).toContain(`POST ${apiPath}`);
});

test.each([
  [401, 'session.required'],
  [403, 'session.forbidden'],
  [404, 'not-found'],
])('answers 404 if the api answers %i %s', async (status, code) => {
  expect(await load({ status, body: { code } }).result).toEqual({ kind: 'not-found' });
});

test('asks for a new login and returns to the page', async () => {
  expect(await load({ status: 403, body: { code: 'session.stale' } }).result).toMatchObject({
    kind: 'redirect',
    to: expect.stringContaining(encodeURIComponent('/_internal/redaktion/umleitungen?seite=2')),
  });
});

test('is unavailable if the api fails', async () => {
  await expect(load({ status: 500 }).result).rejects.toMatchObject({ unavailable: true });
});

test.each([
  ['without a session', { body: {} }],
  ['if the session cannot be read', { status: 503 }],
])('lists no staff pages %s', async (_case, answer) => {
  const { context } = openPage({ answers: { [sessionPath]: answer } });
  expect(await loadStaffPages(context, null)).toEqual([]);
});
