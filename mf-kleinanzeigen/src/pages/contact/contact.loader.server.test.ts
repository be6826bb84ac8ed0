import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleContact } from '#samples/message-samples.ts';
import { loadContactPage, sendContactMessage } from './contact.loader.server.ts';

const params = { slug: 'pflug-7' };

test.each([
  ['', false],
  ['gesendet=1', true],
])('loads the form for „%s“; sent: %s', async (query, isSent) => {
  const context = createFakeContext(
    { 'GET /api/kleinanzeigen/ads/7/contact': { body: sampleContact } },
    { params, query: new URLSearchParams(query) },
  );
  expect(await loadContactPage(context)).toMatchObject({
    data: { contact: sampleContact, isSent },
  });
});

test('answers 404 for a slug without number, without asking the api', async () => {
  const context = createFakeContext({}, { params: { slug: 'pflug' } });
  expect(await loadContactPage(context)).toEqual({ kind: 'not-found' });
  expect(context.sentRequests).toEqual([]);
});

test('asks for the sender after the short form of the ad page, without sending', async () => {
  const form = { schritt: 'beginn', text: 'Noch da?', email: 'fremd@hof.example' };
  const context = createFakeContext({}, { params, form });
  expect(await sendContactMessage(context)).toEqual({
    kind: 'refused',
    form: { values: { text: 'Noch da?' }, errors: {} },
  });
  expect(context.sentRequests).toEqual([]);
});

test.each([
  ['a signed-in user', 'u1', '/kleinanzeigen/nachrichten/u1'],
  ['a guest, who confirms by mail', null, '/kleinanzeigen/pflug-7/nachricht?gesendet=1'],
])('leads %s to the next page', async (_visitor, conversationId, to) => {
  const form = { name: 'Hanna', text: 'Noch da?', offer: '4.500', anyway: 'true' };
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/ads/7/contact': { body: { conversationId } } },
    { params, form },
  );
  expect(await sendContactMessage(context)).toMatchObject({ kind: 'done', to });
  expect(context.sentRequests[0]?.body).toEqual({
    name: 'Hanna',
    email: '',
    text: 'Noch da?',
    offer: '4.500',
    website: '',
    anyway: true,
  });
});

test('shows a warning of the api about contact data at the text', async () => {
  const body = { title: 'Bitte prüfen', fields: { text: 'Enthält eine Telefonnummer.' } };
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/ads/7/contact': { status: 422, body } },
    { params, form: { text: '0171 1234567' } },
  );
  expect(await sendContactMessage(context)).toMatchObject({
    kind: 'refused',
    form: { values: { text: '0171 1234567' }, errors: { text: 'Enthält eine Telefonnummer.' } },
  });
  expect(context.sentRequests[0]?.body).toMatchObject({ anyway: false });
});
