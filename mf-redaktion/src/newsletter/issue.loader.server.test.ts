import { openPage } from '#testing/open-page.ts';
import {
  handleIssueAction,
  createIssue,
  loadIssue,
  loadNewIssue,
  sendIssue,
} from './issue.loader.server.ts';
import { STORY_FIELD_PREFIX } from './issue-labels.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const apiPath = '/api/staff/newsletter';
const story = (slug: string) => ({ slug, title: slug });
const issue = { listId: 'wochenblatt', listName: 'Wochenblatt', stories: [story('klee')] };
const choices = {
  lists: [{ id: 'markt', name: 'Markt' }],
  stories: [story('klee'), story('mais')],
};

test('loads the form for a new issue', async () => {
  const { context } = openPage({ answers: { [`${apiPath}/stories`]: { body: choices } } });
  expect(await loadNewIssue(context)).toMatchObject({ data: { issue: null, choices } });
});

test('lists the articles of the issue first and each article once', async () => {
  const { context } = openPage({
    params: { ausgabe: id },
    query: 'hinweis=probe',
    answers: {
      [`${apiPath}/stories`]: { body: choices },
      [`${apiPath}/issues/${id}`]: { body: issue },
    },
  });
  expect(await loadIssue(context)).toMatchObject({
    data: {
      choices: { lists: choices.lists, stories: [story('klee'), story('mais')] },
      note: 'probe',
    },
  });
});

test('offers only the articles of the issue while the content system is unavailable', async () => {
  const { context } = openPage({
    params: { ausgabe: id },
    answers: {
      [`${apiPath}/stories`]: { status: 503 },
      [`${apiPath}/issues/${id}`]: { body: issue },
    },
  });
  expect(await loadIssue(context)).toMatchObject({
    data: {
      choices: { lists: [{ id: 'wochenblatt', name: 'Wochenblatt' }], stories: [story('klee')] },
      note: null,
    },
  });
});

test('returns 404 for an invalid id without calling the api', async () => {
  const { context, calls } = openPage({ params: { ausgabe: 'neu' } });
  expect(await loadIssue(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

const fields = { listId: 'markt', audience: 'all', subject: 'Klee', preheader: '', text: '' };
const form = { ...fields, [`${STORY_FIELD_PREFIX}klee`]: 'on', [`${STORY_FIELD_PREFIX}mais`]: '' };

test('creates an issue with the ticked articles and opens it', async () => {
  const path = `${apiPath}/issues`;
  const { context, calls } = openPage({ form, answers: { [path]: { body: { id } } } });
  expect(await createIssue(context)).toMatchObject({ to: expect.stringContaining(id) });
  expect(calls).toEqual([[`POST ${path}`, { ...fields, stories: ['klee'] }]]);
});

test.each([
  ['save', '', { ...fields, stories: ['klee'], version: 2 }, ''],
  ['test-mail', '/test-mail', {}, '?hinweis=probe'],
  ['unschedule', '/unschedule', { version: 2 }, ''],
])('%s calls the api path „%s“', async (intent, apiName, body, query) => {
  const { context, calls } = openPage({
    params: { ausgabe: id },
    form: { ...form, intent, version: '2' },
  });
  const result = await handleIssueAction(context);
  expect(result.kind === 'done' && result.to.endsWith(`${id}${query}`)).toBe(true);
  expect(calls).toEqual([[`POST ${apiPath}/issues/${id}${apiName}`, body]]);
});

test.each([
  ['true', true],
  ['', false],
])('schedules with the confirmation „%s“', async (confirmed, isConfirmed) => {
  const { context, calls } = openPage({
    params: { ausgabe: id },
    form: { version: '2', confirmed, at: '2026-12-01T08:00' },
  });
  await sendIssue(context);
  const body = { version: 2, confirmed: isConfirmed, at: '2026-12-01T08:00' };
  expect(calls).toEqual([[`POST ${apiPath}/issues/${id}/schedule`, body]]);
});
