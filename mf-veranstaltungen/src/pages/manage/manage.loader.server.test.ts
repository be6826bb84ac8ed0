import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { OWN_EVENT } from '#samples/submission-samples.ts';
import { loadManagePage, submitAppeal } from './manage.loader.server.ts';

test.each([
  ['code=c1', false],
  ['code=c1&gespeichert=1', true],
])('shows the event for %s; saved: %s', async (query, isSaved) => {
  const context = createFakeContext(
    { 'GET /api/events/own?code=c1': { body: OWN_EVENT } },
    { query: new URLSearchParams(query) },
  );
  expect(await loadManagePage(context)).toMatchObject({
    data: { event: OWN_EVENT, code: 'c1', isSaved },
    head: { noIndex: true },
  });
});

test('shows why an appeal was refused, with the typed text', async () => {
  const context = createFakeContext(
    {
      'POST /api/events/own/appeal': {
        status: 422,
        body: { title: 'Bitte prüfen', fields: { text: 'Zu kurz' } },
      },
    },
    { query: new URLSearchParams('code=c1'), form: { text: 'Nein' } },
  );
  expect(await submitAppeal(context)).toMatchObject({
    kind: 'refused',
    form: { values: { text: 'Nein' }, errors: { text: 'Zu kurz' } },
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'c1', text: 'Nein' });
});
