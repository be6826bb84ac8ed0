import { openPage } from '#testing/open-page.ts';
import {
  handlePrizeDrawAction,
  loadPrizeDraw,
  loadPrizeDraws,
} from './prize-draws.loader.server.ts';
import { ANSWER_FIELD_PREFIX } from './prize-draw-labels.ts';

const id = 'gewinnspiel-7';
const winner = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const apiPath = '/api/staff/prize-draws';
const verifyPath = `${apiPath}/${id}/verify`;

test('loads all prize draws', async () => {
  const { context } = openPage({ answers: { [apiPath]: { body: { draws: [{ id }] } } } });
  expect(await loadPrizeDraws(context)).toMatchObject({ data: { draws: [{ id }] } });
});

test('repeats the drawings only on request', async () => {
  const params = { gewinnspiel: id };
  const pageWithoutVerification = openPage({ params });
  expect(await loadPrizeDraw(pageWithoutVerification.context)).toMatchObject({
    data: { audit: null },
  });
  expect(pageWithoutVerification.calls.map(([apiCall]) => apiCall)).not.toContain(
    `GET ${verifyPath}`,
  );
  const audit = { drawings: [] };
  const answers = { [verifyPath]: { body: audit } };
  const pageWithVerification = openPage({ params, query: 'nachrechnen', answers });
  expect(await loadPrizeDraw(pageWithVerification.context)).toMatchObject({ data: { audit } });
  const failedPage = openPage({
    params,
    query: 'nachrechnen',
    answers: { [verifyPath]: { status: 500 } },
  });
  expect(await loadPrizeDraw(failedPage.context)).toMatchObject({ data: { audit: null } });
});

test('returns 404 for an invalid name without calling the api', async () => {
  const { context, calls } = openPage({ params: { gewinnspiel: '../x' }, query: 'nachrechnen' });
  expect(await loadPrizeDraw(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test('sends a drawing with one prize per line and the ticked and typed answers', async () => {
  const { context, calls } = openPage({
    params: { gewinnspiel: id },
    form: {
      intent: 'draw',
      draws: '2',
      prizes: ' Korb \r\n\n Buch',
      [`${ANSWER_FIELD_PREFIX}Klee`]: 'on',
      [`${ANSWER_FIELD_PREFIX}Mais`]: '',
      answers: 'Rotklee',
      confirmed: 'on',
    },
  });
  expect(await handlePrizeDrawAction(context)).toMatchObject({ to: expect.stringContaining(id) });
  const body = { draws: 2, prizes: ['Korb', 'Buch'], answers: ['Klee', 'Rotklee'] };
  expect(calls).toEqual([
    [`POST ${apiPath}/${id}/draw`, { ...body, early: false, confirmed: true }],
  ]);
});

test.each([
  ['notify', winner, winner, { version: 3 }],
  ['accept', winner, winner, { version: 3 }],
  ['replace', winner, winner, { version: 3, reason: 'Nicht erreichbar' }],
  ['notify', '../../x', 'x', { version: 3 }],
])('%s sends the winner „%s“ as %s', async (intent, formId, sentId, body) => {
  const { context, calls } = openPage({
    params: { gewinnspiel: id },
    form: { intent, gewinner: formId, version: '3', reason: 'Nicht erreichbar' },
  });
  await handlePrizeDrawAction(context);
  expect(calls).toEqual([[`POST ${apiPath}/${id}/winners/${sentId}/${intent}`, body]]);
});
