import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleApplication } from '#samples/application-samples.ts';
import { changeApplication, loadApplication } from './application.loader.server.ts';

test.each([
  ['code=a%2F1', null],
  ['code=a%2F1&lebenslauf=entfernt', 'entfernt'],
  [`code=a%2F1&lebenslauf=${'x'.repeat(50)}`, 'x'.repeat(20)],
])('shows the application for „%s“', async (query, cvUploadStatus) => {
  const context = createFakeContext(
    { 'GET /api/jobs/applications/own?code=a%2F1': { body: sampleApplication } },
    { query: new URLSearchParams(query) },
  );
  expect(await loadApplication(context)).toMatchObject({
    data: { application: sampleApplication, code: 'a/1', cvUploadStatus },
    head: { noIndex: true },
  });
  expect(context.sentRequests.map(({ method }) => method)).toEqual(['GET']);
});

test.each(['confirm', 'withdraw'])('sends the change „%s“', async (intent) => {
  const context = createFakeContext(
    { [`POST /api/jobs/applications/${intent}`]: {} },
    { query: new URLSearchParams('code=a1'), form: { intent } },
  );
  expect(await changeApplication(context)).toMatchObject({
    kind: 'done',
    to: '/jobs/bewerbung?code=a1',
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'a1' });
});

test.each([{}, { intent: '../postings' }])('sends nothing for %j', async (form) => {
  const context = createFakeContext({}, { form });
  expect(await changeApplication(context)).toMatchObject({ kind: 'refused' });
  expect(context.sentRequests).toEqual([]);
});
