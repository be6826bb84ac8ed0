import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { EVENT_DETAIL } from '#samples/event-samples.ts';
import { loadReportPage, sendReport } from './report.loader.server.ts';

const params = { id: EVENT_DETAIL.id };
const EVENT_REQUEST = `GET /api/events/${EVENT_DETAIL.id}`;

test('names the reported event', async () => {
  const answers = { [EVENT_REQUEST]: { body: EVENT_DETAIL } };
  expect(await loadReportPage(createFakeContext(answers, { params }))).toMatchObject({
    data: { title: EVENT_DETAIL.title, path: `/veranstaltungen/${EVENT_DETAIL.id}` },
    head: { noIndex: true },
  });
});

test('answers 404 for an event that does not exist', async () => {
  const context = createFakeContext({ [EVENT_REQUEST]: { status: 404 } }, { params });
  expect(await loadReportPage(context)).toEqual({ kind: 'not-found' });
});

test('reports the page of the URL and leads to the status of the report', async () => {
  const context = createFakeContext(
    { 'POST /api/reports': { body: { code: 'm 1' } } },
    { params, form: { reason: 'betrug', explanation: 'Gibt es nicht.', url: '/artikel/fremd' } },
  );
  expect(await sendReport(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/meldung?code=m%201',
  });
  expect(context.sentRequests[0]?.body).toEqual({
    url: `/veranstaltungen/${EVENT_DETAIL.id}`,
    reason: 'betrug',
    explanation: 'Gibt es nicht.',
    name: null,
    email: null,
    goodFaith: false,
  });
});

test('sends who reports in good faith, and empty texts for fields left out', async () => {
  const context = createFakeContext(
    { 'POST /api/reports': { body: { code: 'm1' } } },
    { params, form: { name: 'Hanna', email: 'hanna@hof.example', goodFaith: 'true' } },
  );
  await sendReport(context);
  expect(context.sentRequests[0]?.body).toMatchObject({
    reason: '',
    explanation: '',
    name: 'Hanna',
    email: 'hanna@hof.example',
    goodFaith: true,
  });
});
