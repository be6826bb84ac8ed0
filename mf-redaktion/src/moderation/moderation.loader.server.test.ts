import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { desksOf } from '#desk/desks.server.ts';
import { loadQueue, rejectSeveral } from './moderation.loader.server.ts';

/** What the api answers for the queue, to somebody with these roles. */
const answering = (status: number, body: object, roles: readonly string[] = ['user']) =>
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
  ['who is nobody', 401, 'session.required'],
  ['who is no moderator', 403, 'session.forbidden'],
])('%s learns nothing', async (_, status, code) => {
  expect(await loadQueue(answering(status, { code }))).toEqual({ kind: 'not-found' });
});

test('a moderator who signed in long ago is asked for the password', async () => {
  expect(await loadQueue(answering(403, { code: 'session.stale' }))).toMatchObject({
    kind: 'redirect',
    to: expect.stringMatching(/redaktion/u),
  });
});

test('a moderator with a password alone is led to where a second factor is set up', async () => {
  expect(await loadQueue(answering(403, { code: 'session.second-factor' }))).toMatchObject({
    kind: 'redirect',
    to: '/mein-account/sicherheit?grund=redaktion',
  });
});

test('a moderator gets the queue', async () => {
  const queue = { counts: { open: 0, appeals: 0 }, cases: [] };
  const page = await loadQueue(answering(200, queue, ['user', 'moderator']));
  expect(page).toMatchObject({ kind: 'page', data: { queue } });
});

test('staff of another desk is sent to the first of theirs, a reader is not', async () => {
  const forbidden = { code: 'session.forbidden' };
  expect(await loadQueue(answering(403, forbidden, ['user', 'leserservice']))).toEqual({
    kind: 'redirect',
    to: '/_internal/redaktion/bestellungen',
    status: 303,
  });
  expect(await loadQueue(answering(403, forbidden))).toEqual({ kind: 'not-found' });
});

test('the navigation shows the desks of one’s roles, the present one marked', () => {
  expect(desksOf(['user'], null)).toEqual([]);
  expect(desksOf(['user', 'moderator'], 'moderation')).toEqual([
    { label: 'Moderation', href: '/_internal/redaktion', current: true },
    { label: 'Konten', href: '/_internal/redaktion/konten', current: false },
  ]);
});

test('ticked entries go to the api with the version that was seen, and the page says what became of them', async () => {
  const [first, second] = ['01KABCDEFGHJKMNPQRSTVWXYZ0', '01KABCDEFGHJKMNPQRSTVWXYZ1'];
  const sent: unknown[] = [];
  const context = {
    form: {
      [`fall-${first}`]: '3',
      [`fall-${second}`]: '1',
      'fall-../../x': '1',
      'fall-01KABCDEFGHJKMNPQRSTVWXYZ2': 'viel',
      reason: 'betrug',
      note: '',
      confirmed: 'true',
    },
    api: {
      post: async (path: string, body: unknown) => {
        sent.push([path, body]);
        const left = [{ id: second, code: 'record.changed' }];
        return { status: 200, body: { rejected: [first], left }, setCookies: [] };
      },
    },
  } as unknown as ActionContext;
  expect(await rejectSeveral(context)).toMatchObject({
    kind: 'done',
    to: '/_internal/redaktion?ansicht=offen&abgelehnt=1&geblieben=1',
  });
  const cases = [
    { id: first, version: 3 },
    { id: second, version: 1 },
  ];
  expect(sent).toEqual([
    ['/api/moderation/rejections', { cases, reason: 'betrug', note: '', confirmed: true }],
  ]);
});
