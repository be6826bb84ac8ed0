import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { actOnOwnJobs, loadOwnJobs } from './own-jobs.loader.server.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/api/account/jobs': { jobs: [], sent: [] },
  '/api/merkliste': {
    account: true,
    items: [
      { kind: 'job', id: '1' },
      { kind: 'artikel', id: 'x' },
    ],
  },
  '/api/account/suchauftraege': { searches: [{ kind: 'jobs' }, { kind: 'kleinanzeigen' }] },
};

const load = (away: readonly string[] = []) =>
  loadOwnJobs({
    path: '/mein-account/jobboerse',
    query: new URLSearchParams('getan=notiz'),
    log: { warn: () => undefined },
    api: {
      get: async (path: string) => {
        if (away.includes(path)) throw new Error('away');
        return { status: 200, body: answers[path] };
      },
    },
  } as unknown as LoadContext);

test('Stellen of the Merkliste and Suchaufträge for Stellen stand there, and no others', async () => {
  expect(await load()).toMatchObject({
    data: {
      own: { jobs: [] },
      saved: [{ kind: 'job', id: '1' }],
      searches: [{ kind: 'jobs' }],
      done: 'notiz',
    },
  });
});

test('while these are away the page stands without them', async () => {
  expect(await load(['/api/merkliste', '/api/account/suchauftraege'])).toMatchObject({
    data: { own: { jobs: [] }, saved: null, searches: null },
  });
});

const zurueck = '/mein-account/jobboerse';

test.each([
  [
    { aktion: 'entfernen', kind: 'job', id: '1', zurueck },
    '/api/merkliste/entfernen',
    `${zurueck}?getan=entfernt`,
  ],
  [
    { aktion: 'notiz', kind: 'job', id: '1', note: 'Anrufen', zurueck },
    '/api/merkliste/notiz',
    `${zurueck}?getan=notiz`,
  ],
  [
    { aktion: 'stand', code: 'c', state: 'pausiert', zurueck },
    '/api/suchauftraege/aendern',
    `${zurueck}?gespeichert=pausiert`,
  ],
  [
    { aktion: 'entfernen', kind: 'job', id: '1', zurueck: 'https://boese.example' },
    '/api/merkliste/entfernen',
    '/merkliste?getan=entfernt',
  ],
  [
    { aktion: 'pause', stelle: '01KABCDEFGHJKMNPQRSTVWXYZ0', version: '3' },
    '/api/account/jobs/01KABCDEFGHJKMNPQRSTVWXYZ0/act',
    zurueck,
  ],
])('%j goes to %s and comes back to %s', async (form, path, to) => {
  const sent: string[] = [];
  const post = async (asked: string) => {
    sent.push(asked);
    return { status: 200, body: {}, setCookies: [] };
  };
  const done = await actOnOwnJobs({ form, api: { post } } as unknown as ActionContext);
  expect(sent).toEqual([path]);
  expect(done).toMatchObject({ kind: 'done', to });
});
