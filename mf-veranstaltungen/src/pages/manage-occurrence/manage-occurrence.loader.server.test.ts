import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { OWN_EVENT } from '#samples/submission-samples.ts';
import { changeOccurrence, loadManageOccurrencePage } from './manage-occurrence.loader.server.ts';

const load = (query: string, status = 200) =>
  loadManageOccurrencePage(
    createFakeContext(
      { 'GET /api/events/own?code=c1': { status, body: OWN_EVENT } },
      { query: new URLSearchParams(query) },
    ),
  );

test('shows the requested occurrence and the version that is changed', async () => {
  expect(await load('code=c1&termin=b')).toMatchObject({
    kind: 'page',
    data: {
      title: OWN_EVENT.input.title,
      version: OWN_EVENT.version,
      date: { id: 'b', statusNote: 'Zu nass.' },
      code: 'c1',
    },
  });
});

test.each(['code=c1&termin=z', 'code=c1'])('answers 404 for %s', async (query) => {
  expect(await load(query)).toEqual({ kind: 'not-found' });
});

test('answers 404 for a code that does not exist', async () => {
  expect(await load('code=c1&termin=b', 404)).toEqual({ kind: 'not-found' });
});

test('sends the new time of the occurrence in the URL and leads to the event', async () => {
  const context = createFakeContext(
    { 'POST /api/events/own/occurrence': {} },
    {
      query: new URLSearchParams({ code: 'c1', termin: 'b'.repeat(50) }),
      form: { status: 'moved', day: '2026-12-09', start: '10:00', version: '3', occurrenceId: 'a' },
    },
  );
  expect(await changeOccurrence(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/verwalten?code=c1&gespeichert=1',
  });
  expect(context.sentRequests[0]?.body).toEqual({
    code: 'c1',
    occurrenceId: 'b'.repeat(40),
    version: 3,
    status: 'moved',
    note: '',
    day: '2026-12-09',
    start: '10:00',
    onlineUrl: '',
  });
});
