import { openPage } from '#testing/open-page.ts';
import {
  decideText,
  deleteAnswer,
  loadAnswers,
  loadForms,
  loadSurvey,
} from './forms.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';

test('loads all forms', async () => {
  const { context, calls } = openPage({});
  expect(await loadForms(context)).toMatchObject({ data: { overview: {} } });
  expect(calls).toContainEqual(['GET /api/staff/forms']);
});

test.each([
  [
    'form=kontakt%26x&von=2026-01-01&bis=gestern&seite=2',
    { form: 'kontakt&x', von: '2026-01-01', bis: '', seite: '2' },
  ],
  ['seite=alle', { form: '', von: '', bis: '', seite: '1' }],
])('the answers of „%s“ request %j', async (query, expectedQuery) => {
  const { context, calls } = openPage({ query });
  const { von, bis } = expectedQuery;
  expect(await loadAnswers(context)).toMatchObject({ data: { period: { von, bis } } });
  const answersCall = calls.find(([apiCall]) => apiCall.includes('/answers?'))?.[0] ?? '';
  expect(Object.fromEntries(new URLSearchParams(answersCall.split('?')[1]))).toEqual(expectedQuery);
});

test.each([
  [id, 'true', id, true],
  ['../../x', '', 'x', false],
])('deletes the answer „%s“ with the confirmation „%s“', async (...values) => {
  const [formId, confirmed, sentId, isConfirmed] = values;
  const { context, calls } = openPage({
    path: '/_internal/redaktion/formulare/antworten',
    query: 'form=kontakt',
    form: { antwort: formId, confirmed },
  });
  expect(await deleteAnswer(context)).toMatchObject({
    to: '/_internal/redaktion/formulare/antworten?form=kontakt',
  });
  const path = `/api/staff/forms/answers/${sentId}/delete`;
  expect(calls).toEqual([[`POST ${path}`, { confirmed: isConfirmed }]]);
});

test('loads a page of a survey, and returns 404 for an invalid name', async () => {
  const { context, calls } = openPage({ params: { umfrage: 'umfrage-7' }, query: 'seite=2' });
  expect(await loadSurvey(context)).toMatchObject({ kind: 'page' });
  expect(calls).toContainEqual(['GET /api/staff/surveys/umfrage-7?seite=2']);
  const invalidPage = openPage({ params: { umfrage: '../x' } });
  expect(await loadSurvey(invalidPage.context)).toEqual({ kind: 'not-found' });
  expect(invalidPage.calls).toEqual([]);
});

test('decides about a text of a survey and returns to the same page', async () => {
  const { context, calls } = openPage({
    params: { umfrage: 'umfrage-7' },
    query: 'seite=2',
    form: { text: id, before: 'open', state: 'approved', author: 'x' },
  });
  expect(await decideText(context)).toMatchObject({
    to: expect.stringMatching(/umfrage-7\?seite=2$/u),
  });
  const body = { before: 'open', state: 'approved' };
  expect(calls).toEqual([[`POST /api/staff/surveys/texts/${id}`, body]]);
});
