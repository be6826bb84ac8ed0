import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type {
  StoredSubmissionPage,
  FormOverview,
  SurveyDetail,
} from '@gruenland/shared-contracts/api/staff-forms.ts';
import { computeFormVersion } from '@gruenland/shared-contracts/forms/form-version.ts';

import { PUBLISHED_AT, startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { runMaintenance } from '#testing/wait-for-tasks.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let content: ContentServer;
let staffCookie = '';
beforeAll(async () => {
  content = await startContentServer();
  const createField = (name: string) => ({
    component: 'form_field',
    _uid: name,
    name,
    label: `Frage ${name}`,
  });
  content.stories.set('_forms/leser', {
    component: 'form',
    headline: 'Leserbrief',
    retentionDays: 10,
    steps: [{ component: 'form_step', fields: [createField('name'), createField('brief')] }],
  });
  content.stories.set('artikel/heu', {
    component: 'article',
    body: [
      { _uid: 'worte', component: 'survey', question: 'Ihr schönster Tag?', kind: 'text' },
      { _uid: 'wahl', component: 'survey', question: 'Heu?', options: 'ja\nnein' },
    ],
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  staffCookie = await signInStaff(api, 'editor');
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const fetchPath = (path: string, cookie = staffCookie) =>
  api.sendRequest({ url: `/api/staff${path}`, headers: { cookie } });
const postPath = (path: string, body: object, cookie = staffCookie) =>
  api.post(`/api/staff${path}`, body, { cookie });
const readAnswers = async (query = '') =>
  (await fetchPath(`/forms/answers?form=leser${query}`)).json<StoredSubmissionPage>();

let keyCount = 0;
async function submitAnswer(name: string, letterText: string): Promise<void> {
  keyCount += 1;
  const answers = { name, brief: letterText };
  const key = `key-number-${keyCount}`;
  const submitResponse = await api.post('/api/forms/submissions', { form: 'leser', answers, key });
  expect(submitResponse.statusCode).toBe(201);
}
const findAuditEntries = async (action: string) => {
  const { rows } = await api.database.pool.query<{ subject: string; details: unknown }>(
    'SELECT subject, details FROM audit_log WHERE action = $1',
    [action],
  );
  return rows;
};

describe('answers to forms', () => {
  test('are counted and listed, newest first, with their deletion date', async () => {
    await submitAnswer('Anna', 'Erster Brief');
    await submitAnswer('=1+1', 'Zweiter Brief; mit "Zeichen"');
    const { forms } = (await fetchPath('/forms')).json<FormOverview>();
    expect(forms).toEqual([
      {
        slug: 'leser',
        title: 'Leserbrief',
        defined: true,
        answers: 2,
        latestAt: expect.any(String),
        retentionDays: 10,
      },
    ]);
    const { total, answers, title } = await readAnswers();
    expect([total, title]).toEqual([2, 'Leserbrief']);
    expect(answers[0]?.fields).toEqual([
      { label: 'Frage name', value: '=1+1' },
      { label: 'Frage brief', value: 'Zweiter Brief; mit "Zeichen"' },
    ]);
    const days = (Date.parse(answers[0]?.deleteAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(10);
  });

  test('are filtered by a period including its last day', async () => {
    await runSql(
      api,
      `UPDATE form_submissions SET created_at = '2026-03-31T21:30:00Z' WHERE answers->>'name' = 'Anna'`,
    );
    expect((await readAnswers('&von=2026-03-31&bis=2026-03-31')).total).toBe(1);
    expect((await readAnswers('&von=2026-04-01&bis=')).total).toBe(1);
    expect((await fetchPath('/forms/answers?form=leser&von=gestern')).statusCode).toBe(400);
  });

  test('are exported as CSV without formulas, recorded in the audit log', async () => {
    const response = await fetchPath('/forms/answers.csv?form=leser&von=2026-04-01');
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.body).toMatch(
      /^\uFEFF"Eingegangen";"Frage name";"Frage brief";"Fassung des Formulars";"Fassung vom";"Einwilligungen im Wortlaut"\r\n"[^"]+";"'=1\+1";"Zweiter Brief; mit ""Zeichen""";"";"";""\r\n$/u,
    );
    expect(await findAuditEntries('form.exported')).toEqual([
      { subject: 'form:leser', details: { count: 1 } },
    ]);
  });

  test('contain the wording of the consent, also after the content changed', async () => {
    const consent = { component: 'form_field', kind: 'consent' };
    const createForm = (label: string) => ({
      component: 'form',
      headline: 'Hofführung',
      steps: [
        {
          component: 'form_step',
          fields: [
            { ...consent, name: 'ja', label, help: 'Jederzeit zu widerrufen.' },
            { ...consent, name: 'nein', label: 'Newsletter' },
          ],
        },
      ],
    });
    const publishedForm = createForm('Ich stimme der Führung zu.');
    content.stories.set('_forms/hof', publishedForm);
    const version = await computeFormVersion(publishedForm as never);
    const answers = { ja: 'true' };
    const body = { form: 'hof', answers, key: 'key-of-consent', version };
    expect((await api.post('/api/forms/submissions', body)).statusCode).toBe(201);
    content.stories.set('_forms/hof', createForm('Ich stimme allem zu.'));
    const shownAnswer = (await fetchPath('/forms/answers?form=hof')).json<StoredSubmissionPage>()
      .answers[0];
    const words = 'Ich stimme der Führung zu.\nJederzeit zu widerrufen.';
    expect(shownAnswer).toMatchObject({
      version: { hash: version, at: PUBLISHED_AT },
      consents: [words],
    });
    const csvText = (await fetchPath('/forms/answers.csv?form=hof')).body;
    expect(csvText).toContain(`;"${version}";"1. November 2026`);
    expect(csvText).toContain(`"${words}"`);
  });

  test('one is deleted on request, once, and recorded without its content', async () => {
    const [{ id = '' } = {}] = (await readAnswers()).answers;
    expect((await postPath(`/forms/answers/${id}/delete`, {})).statusCode).toBe(400);
    const deleteAnswer = () => postPath(`/forms/answers/${id}/delete`, { confirmed: true });
    expect((await deleteAnswer()).json()).toEqual({ done: true });
    expect((await deleteAnswer()).statusCode).toBe(404);
    expect((await readAnswers()).total).toBe(1);
    expect(await findAuditEntries('form.answer-deleted')).toEqual([
      { subject: `form-submission:${id}`, details: { form: 'leser' } },
    ]);
  });

  test('are visible to staff only', async () => {
    for (const cookie of [await signIn(api), await signInStaff(api, 'customer-service')]) {
      expect((await fetchPath('/forms', cookie)).statusCode).toBe(403);
      expect((await fetchPath('/forms/answers.csv?form=leser', cookie)).statusCode).toBe(403);
    }
    expect((await fetchPath('/forms', '')).statusCode).toBe(401);
  });
});

describe('free-text answers', () => {
  const postVote = (body: object, cookie = '') =>
    api.post(
      '/api/forms/votes',
      { story: 'artikel/heu', block: 'worte', choices: [], ...body },
      { cookie },
    );
  const readPublicResults = async () =>
    (await api.sendRequest({ url: '/api/forms/results?story=artikel/heu&block=worte' })).json();
  const readSurvey = async () => (await fetchPath('/surveys/worte')).json<SurveyDetail>();

  test('are public only after acceptance', async () => {
    const voteResponse = await postVote({ text: 'Der erste Schnitt.\r\nIm Mai.' });
    expect(voteResponse.json()).toMatchObject({
      voters: 1,
      chosen: ['Der erste Schnitt.\nIm Mai.'],
      texts: [],
    });
    const cookie = `gl_stimme=${voteResponse.cookies[0]?.value}`;
    const secondVoteResponse = await postVote({ text: 'Noch einmal.' });
    expect(secondVoteResponse.json()).toMatchObject({ texts: [] });
    expect(await readPublicResults()).not.toHaveProperty('texts');
    const surveyDetail = await readSurvey();
    expect(surveyDetail).toMatchObject({ voters: 2, question: 'Ihr schönster Tag?' });
    expect(surveyDetail.texts.map(({ state }) => state)).toEqual(['held', 'held']);
    const [, olderText] = surveyDetail.texts;
    const decideText = (state: string, expectedState = 'held') =>
      postPath(`/surveys/texts/${olderText?.id}`, { before: expectedState, state });
    expect((await decideText('shown')).json()).toEqual({ done: true });
    expect((await decideText('refused')).json()).toMatchObject({ code: 'record.changed' });
    const voterResults = await api.sendRequest({
      url: '/api/forms/results?story=artikel/heu&block=worte',
      headers: { cookie },
    });
    expect(voterResults.json().texts).toEqual(['Der erste Schnitt.\nIm Mai.']);
    expect(await findAuditEntries('survey.text-shown')).toHaveLength(1);
    expect((await decideText('refused', 'shown')).json()).toEqual({ done: true });
  });

  test('changed within ten minutes wait for a new review', async () => {
    const voteResponse = await postVote({ text: 'Eins' });
    const cookie = `gl_stimme=${voteResponse.cookies[0]?.value}`;
    const [newestText] = (await readSurvey()).texts;
    await postPath(`/surveys/texts/${newestText?.id}`, { before: 'held', state: 'shown' });
    await postVote({ text: 'Zwei' }, cookie);
    const changedText = (await readSurvey()).texts.find(({ id }) => id === newestText?.id);
    expect(changedText).toMatchObject({ text: 'Zwei', state: 'held' });
  });

  test.each([
    { text: '' },
    {},
    { text: 'x'.repeat(601) },
    { choices: ['ja'] },
    { text: 'a', choices: ['ja'] },
    { block: 'wahl' },
  ])('%j is not accepted', async (body) => {
    expect([400, 422]).toContain((await postVote(body)).statusCode);
  });

  test('that were never published are deleted after a year', async () => {
    await runSql(
      api,
      `UPDATE survey_votes SET created_at = now() - interval '2 years', text_state = 'refused' WHERE survey = 'worte'`,
    );
    await runMaintenance(api);
    expect((await readSurvey()).texts).toEqual([]);
    const { surveys } = (await fetchPath('/forms')).json<FormOverview>();
    expect(surveys.find(({ id }) => id === 'worte')).toMatchObject({ voters: 3, held: 0 });
    expect((await readSurvey()).voters).toBe(3);
  });
});
