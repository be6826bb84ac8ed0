import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { OWN_EVENT } from '#samples/submission-samples.ts';
import { loadSubmitPage, SAMPLE_EVENT_FORM, saveEvent } from './submit.loader.server.ts';

const load = (query: string) =>
  loadSubmitPage(
    createFakeContext(
      { 'GET /api/events/own?code=c1': { body: OWN_EVENT } },
      { query: new URLSearchParams(query) },
    ),
  );

test('shows an empty form without asking the api', async () => {
  expect(await load('')).toMatchObject({ data: { version: null, fields: { repeat: 'none' } } });
});

test('shows the event of the code with the version that is changed', async () => {
  expect(await load('code=c1')).toMatchObject({
    data: { version: 3, fields: { title: OWN_EVENT.input.title, day: '2026-12-08' } },
  });
});

test('copies an event without its days and as a new event', async () => {
  expect(await load('vorlage=c1')).toMatchObject({
    data: {
      version: null,
      fields: { title: OWN_EVENT.input.title, start: '09:00', day: '', until: '', except: '' },
    },
  });
});

const createSaveContext = (response: FakeResponse, query = '') =>
  createFakeContext(
    { 'POST /api/events/own/draft': response },
    {
      query: new URLSearchParams(query),
      form: { ...SAMPLE_EVENT_FORM, version: '3', idempotencyKey: 'k1' },
    },
  );

test('saves a new event as a draft and leads to the summary', async () => {
  const context = createSaveContext({ body: { code: 'c2', state: 'draft' } });
  expect(await saveEvent(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/neu/pruefen?code=c2',
  });
  const body = context.sentRequests[0]?.body;
  expect(body).toMatchObject({ idempotencyKey: 'k1', priceCents: 1250, questions: { length: 2 } });
  expect(body).not.toHaveProperty('code');
  expect(body).not.toHaveProperty('version');
});

test('changes the event of the code and leads to its management page', async () => {
  const context = createSaveContext({ body: { code: 'c2', state: 'published' } }, 'code=c1');
  expect(await saveEvent(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/verwalten?code=c2&gespeichert=1',
  });
  expect(context.sentRequests[0]?.body).toMatchObject({ code: 'c1', version: 3 });
});

test('shows messages at the fields of the form, which differ from those of the api', async () => {
  const fields = { priceCents: 'Kein Betrag.', 'questions.1': 'Zu lang.', title: 'Fehlt.' };
  const context = createSaveContext({ status: 422, body: { title: 'Bitte prüfen', fields } });
  expect(await saveEvent(context)).toMatchObject({
    kind: 'refused',
    status: 422,
    form: {
      values: { title: OWN_EVENT.input.title },
      errors: { amount: 'Kein Betrag.', questions: 'Zu lang.', title: 'Fehlt.' },
    },
  });
});
