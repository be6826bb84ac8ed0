import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { handleOwnJobsAction, loadOwnJobs } from './own-jobs.loader.server.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/api/account/jobs': { jobs: [], sent: [] },
  '/api/watchlist': {
    account: true,
    items: [
      { kind: 'job', id: '1' },
      { kind: 'article', id: 'x' },
    ],
  },
  '/api/account/saved-searches': { searches: [{ kind: 'jobs' }, { kind: 'ads' }] },
};

const loadPage = (unavailablePaths: readonly string[] = []) =>
  loadOwnJobs({
    path: '/mein-account/jobboerse',
    query: new URLSearchParams('getan=notiz'),
    log: { warn: () => undefined },
    api: {
      get: async (path: string) => {
        if (unavailablePaths.includes(path)) throw new Error('unavailable');
        return { status: 200, body: answers[path] };
      },
    },
  } as unknown as LoadContext);

test('shows only jobs of the watchlist and saved searches for jobs', async () => {
  expect(await loadPage()).toMatchObject({
    data: {
      ownJobs: { jobs: [] },
      savedJobs: [{ kind: 'job', id: '1' }],
      savedSearches: [{ kind: 'jobs' }],
      successCode: 'notiz',
    },
  });
});

test('shows the page without watchlist and saved searches if they are unavailable', async () => {
  expect(await loadPage(['/api/watchlist', '/api/account/saved-searches'])).toMatchObject({
    data: { ownJobs: { jobs: [] }, savedJobs: null, savedSearches: null },
  });
});

const returnPath = '/mein-account/jobboerse';

test.each([
  [
    { intent: 'remove', kind: 'job', id: '1', zurueck: returnPath },
    '/api/watchlist/remove',
    `${returnPath}?getan=entfernt&kind=job&id=1`,
  ],
  [
    { intent: 'note', kind: 'job', id: '1', note: 'Anrufen', zurueck: returnPath },
    '/api/watchlist/note',
    `${returnPath}?getan=notiz`,
  ],
  [
    { intent: 'state', code: 'c', state: 'paused', zurueck: returnPath },
    '/api/saved-searches/update',
    `${returnPath}?gespeichert=paused`,
  ],
  [
    { intent: 'remove', kind: 'job', id: '1', zurueck: 'https://boese.example' },
    '/api/watchlist/remove',
    '/merkliste?getan=entfernt&kind=job&id=1',
  ],
  [
    { intent: 'pause', stelle: '01KABCDEFGHJKMNPQRSTVWXYZ0', version: '3' },
    '/api/account/jobs/01KABCDEFGHJKMNPQRSTVWXYZ0/action',
    returnPath,
  ],
])('sends %j to %s and redirects to %s', async (form, path, expectedPath) => {
  const sentPaths: string[] = [];
  const post = async (requestPath: string) => {
    sentPaths.push(requestPath);
    return { status: 200, body: {}, setCookies: [] };
  };
  const query = new URLSearchParams();
  const context = { form, query, api: { post } } as unknown as ActionContext;
  const result = await handleOwnJobsAction(context);
  expect(sentPaths).toEqual([path]);
  expect(result).toMatchObject({ kind: 'done', to: expectedPath });
});
