import { isUnavailable } from '@gruenland/shared-contracts/unavailable-error.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleConversation } from '#samples/message-samples.ts';
import { handleConversationAction, loadConversation } from './conversation.loader.server.ts';

const params = { unterhaltung: 'u1' };
const path = '/kleinanzeigen/nachrichten/u1';
const query = new URLSearchParams({ code: 'c&1' });

test('shows the conversation and marks it as read', async () => {
  const context = createFakeContext(
    {
      'GET /api/conversations/u1?code=c%261': { body: sampleConversation },
      'POST /api/conversations/u1/read?code=c%261': {},
    },
    { params, query: new URLSearchParams({ code: 'c&1', bild: 'zu-gross' }) },
  );
  expect(await loadConversation(context)).toMatchObject({
    data: { conversation: sampleConversation, code: 'c&1', pictureUploadStatus: 'zu-gross' },
    head: { name: `Nachrichten mit ${sampleConversation.other}`, noIndex: true },
  });
  expect(context.sentRequests).toHaveLength(2);
});

test('shows the conversation even if it cannot be marked as read', async () => {
  const context = createFakeContext(
    {
      'GET /api/conversations/u1': { body: sampleConversation },
      'POST /api/conversations/u1/read': new Error('no answer in time'),
    },
    { params },
  );
  expect(await loadConversation(context)).toMatchObject({ kind: 'page', data: { code: '' } });
});

test.each([
  ['with a wrong code', query, {}, { kind: 'not-found' }],
  ['for a signed-in stranger', new URLSearchParams(), { user: { id: '1' } }, { kind: 'not-found' }],
  [
    'without code and session, with a way to the login,',
    new URLSearchParams(),
    {},
    { kind: 'redirect', to: `/anmelden?ziel=${encodeURIComponent(path)}` },
  ],
])('hides the conversation %s', async (_case, requestQuery, session, result) => {
  const code = requestQuery.has('code') ? '?code=c%261' : '';
  const context = createFakeContext(
    {
      [`GET /api/conversations/u1${code}`]: { status: 404, body: { title: 'Gibt es nicht.' } },
      'GET /api/_auth/session': { body: session },
    },
    { params, path, query: requestQuery },
  );
  expect(await loadConversation(context)).toMatchObject(result);
});

test('reports a limited rate as an unavailable service, not as a missing page', async () => {
  const context = createFakeContext({ 'GET /api/conversations/u1': { status: 429 } }, { params });
  const error: unknown = await loadConversation(context).catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  [
    { intent: 'reply', text: 'Ja', offer: '4.500', anyway: 'true', idempotencyKey: 'k1' },
    'reply',
    { text: 'Ja', offer: '4.500', anyway: true, idempotencyKey: 'k1' },
  ],
  [{ intent: 'reply', text: 'Ja' }, 'reply', { text: 'Ja', offer: '', anyway: false }],
  [{ intent: 'block' }, 'block', { block: true }],
  [{ intent: 'unblock' }, 'block', { block: false }],
  [{ intent: 'appeal', text: 'Das stimmt nicht.' }, 'appeal', { text: 'Das stimmt nicht.' }],
])('sends %j', async (form, action, body) => {
  const context = createFakeContext(
    { [`POST /api/conversations/u1/${action}?code=c%261`]: {} },
    { params, query, form },
  );
  expect(await handleConversationAction(context)).toMatchObject({
    kind: 'done',
    to: `${path}?code=c%261`,
  });
  expect(context.sentRequests[0]?.body).toEqual(body);
});

test('sends nothing for an unknown intent', async () => {
  const context = createFakeContext({}, { params, form: { intent: 'delete' } });
  expect(await handleConversationAction(context)).toMatchObject({ kind: 'refused' });
  expect(context.sentRequests).toEqual([]);
});
