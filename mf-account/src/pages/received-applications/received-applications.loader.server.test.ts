import { openPage } from '#testing/open-page.ts';
import {
  handleApplicationAction,
  loadReceivedApplications,
} from './received-applications.loader.server.ts';

const [job, application] = ['01KABCDEFGHJKMNPQRSTVWXYZ0', '01KABCDEFGHJKMNPQRSTVWXYZ1'];

test('loads the applications of one job posting', async () => {
  const { context, calls } = openPage({ query: `stelle=${job}` });
  expect(await loadReceivedApplications(context)).toMatchObject({ kind: 'page' });
  expect(calls).toEqual([[`GET /api/account/jobs/${job}/applications`]]);
});

test.each(['', 'stelle=../../x', `stelle=${job}0`])('returns 404 for „%s“', async (query) => {
  const { context, calls } = openPage({ query });
  expect(await loadReceivedApplications(context)).toMatchObject({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test.each([
  [application, application],
  ['../../x', '0'],
])('sends the application „%s“ of the form as %s', async (idInForm, id) => {
  const { context, calls } = openPage({
    query: `stelle=${job}`,
    form: { bewerbung: idInForm, intent: 'invite', version: '2' },
  });
  expect(await handleApplicationAction(context)).toMatchObject({
    to: expect.stringContaining(job),
  });
  expect(calls).toEqual([
    [`POST /api/account/jobs/applications/${id}/step`, { step: 'invite', version: '2' }],
  ]);
});
