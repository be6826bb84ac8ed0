import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { RedirectOverview } from '@gruenland/shared-contracts/api/staff-redirects.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let content: ContentServer;
let staff = '';
beforeAll(async () => {
  content = await startContentServer();
  for (const slug of ['artikel/heu', 'artikel/stroh', 'impressum']) {
    content.stories.set(slug, { component: 'article', headline: slug });
  }
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  staff = await signInStaff(api, 'editor');
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const rootPath = '/api/staff/redirects';
const addRedirect = (fromPath: string, toPath: string | null, kind = 'permanent', cookie = staff) =>
  api.post(rootPath, { from: fromPath, to: toPath, kind }, { cookie });
const readOverview = async () =>
  (await api.sendRequest({ url: rootPath, headers: { cookie: staff } })).json<RedirectOverview>();
const lookUpSlug = async (slug: string) =>
  (await api.sendRequest({ url: `/api/content/slugs?slug=${slug}` })).json() as object;

test('redirects a path permanently or temporarily, or answers gone; records each change', async () => {
  expect((await addRedirect('/artikel/alt/', '/artikel/heu')).json()).toEqual({ done: true });
  expect((await addRedirect('/aktion', '/artikel/stroh', 'temporary')).statusCode).toBe(200);
  expect((await addRedirect('/artikel/falsch', null, 'gone')).statusCode).toBe(200);
  expect(await lookUpSlug('artikel/alt')).toEqual({
    story: null,
    redirect: { to: '/artikel/heu', status: 301 },
  });
  expect(await lookUpSlug('aktion')).toMatchObject({ redirect: { status: 302 } });
  expect(await lookUpSlug('artikel/falsch')).toMatchObject({ redirect: { to: null, status: 410 } });
  expect(await lookUpSlug('artikel/anders')).toEqual({ story: null });
  const { own: staffRedirects } = await readOverview();
  expect(staffRedirects.map(({ from, kind }) => [from, kind])).toContainEqual([
    '/artikel/alt',
    'permanent',
  ]);
  const auditRows = await api.database.pool.query(
    `SELECT details FROM audit_log WHERE action = 'redirect.added' ORDER BY id LIMIT 1`,
  );
  expect(auditRows.rows).toEqual([
    { details: { from: '/artikel/alt', to: '/artikel/heu', kind: 'permanent' } },
  ]);
});

test.each([
  ['/artikel/alt', '/artikel/stroh', 'from'],
  ['/neu', '/artikel/alt', 'to'],
  ['/artikel/stroh-alt', '/artikel/stroh-alt', 'to'],
  ['/artikel/heu', '/artikel/stroh', 'from'],
  ['/artikel/x', '/artikel/gibt-es-nicht', 'to'],
  ['/kleinanzeigen/alt', '/artikel/heu', 'from'],
  ['/_internal/redaktion', '/artikel/heu', 'from'],
  ['/', '/artikel/heu', 'from'],
  ['https://fremd.example/x', '/artikel/heu', 'from'],
  ['/x', '//fremd.example', 'to'],
  ['/x', 'https://fremd.example/', 'to'],
  ['/x?y=1', '/artikel/heu', 'from'],
  ['/a/../b', '/artikel/heu', 'from'],
  ['/x', null, 'to'],
])('rejects a redirect from %s to %s', async (fromPath, toPath, field) => {
  const response = await addRedirect(fromPath, toPath);
  expect([400, 422]).toContain(response.statusCode);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});

test('two parallel changes create no chain and no loop', async () => {
  const addResponses = await Promise.all([
    addRedirect('/eins', '/zwei'),
    addRedirect('/zwei', '/eins'),
  ]);
  expect(addResponses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test('changes a redirect, ignores itself in the chain check, and records the old target', async () => {
  const { own } = await readOverview();
  const id = own.find(({ from }) => from === '/artikel/falsch')?.id;
  const changeRedirect = (body: object, redirectId = id) =>
    api.post(`${rootPath}/${redirectId}/update`, body, { cookie: staff });
  const changedRedirect = { from: '/artikel/falsch', to: '/artikel/heu', kind: 'permanent' };
  expect((await changeRedirect(changedRedirect)).json()).toEqual({ done: true });
  expect((await changeRedirect(changedRedirect)).json()).toEqual({ done: true });
  expect(await lookUpSlug('artikel/falsch')).toMatchObject({
    redirect: { to: '/artikel/heu', status: 301 },
  });
  expect((await changeRedirect({ ...changedRedirect, to: '/aktion' })).statusCode).toBe(422);
  expect((await changeRedirect({ ...changedRedirect, from: '/aktion' })).statusCode).toBe(422);
  expect((await changeRedirect({ ...changedRedirect, from: '/artikel/stroh' })).statusCode).toBe(
    422,
  );
  expect((await changeRedirect(changedRedirect, `${'0'.repeat(26)}`)).statusCode).toBe(404);
  expect(await lookUpSlug('artikel/falsch')).toMatchObject({ redirect: { to: '/artikel/heu' } });
  const auditRows = await api.database.pool.query(
    `SELECT details FROM audit_log WHERE action = 'redirect.changed' ORDER BY id LIMIT 1`,
  );
  expect(auditRows.rows).toMatchObject([{ details: { before: ['/artikel/falsch', '', 'gone'] } }]);
});

test('deletes a redirect once and records it', async () => {
  const id = (await readOverview()).own.find(({ from }) => from === '/aktion')?.id;
  const remove = () => api.post(`${rootPath}/${id}/remove`, {}, { cookie: staff });
  expect((await remove()).json()).toEqual({ done: true });
  expect((await remove()).statusCode).toBe(404);
  expect(await lookUpSlug('aktion')).toEqual({ story: null });
});

test('lists renamed stories with their current slug', async () => {
  await runSql(
    api,
    `INSERT INTO content_slugs (slug, story, seen_at) VALUES
      ('artikel/frueher', 'u-1', now() - interval '1 year'), ('artikel/heute', 'u-1', now())`,
  );
  expect((await readOverview()).moved).toEqual([
    { from: '/artikel/frueher', to: '/artikel/heute' },
  ]);
});

test('is accessible for editors only', async () => {
  expect((await addRedirect('/y', '/artikel/heu', 'permanent', await signIn(api))).statusCode).toBe(
    403,
  );
  const moderator = await signInStaff(api, 'moderator');
  expect((await addRedirect('/y', '/artikel/heu', 'permanent', moderator)).statusCode).toBe(403);
});
