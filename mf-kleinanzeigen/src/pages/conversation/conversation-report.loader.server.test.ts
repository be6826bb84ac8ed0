import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleConversation } from '#samples/message-samples.ts';
import { loadConversationReport, reportConversation } from './conversation-report.loader.server.ts';

const params = { unterhaltung: 'u1' };
const query = new URLSearchParams({ code: 'c1' });

test('names the conversation and does not mark it as read', async () => {
  const context = createFakeContext(
    { 'GET /api/conversations/u1?code=c1': { body: sampleConversation } },
    { params, query },
  );
  expect(await loadConversationReport(context)).toMatchObject({
    data: { id: sampleConversation.id, title: sampleConversation.ad.title, code: 'c1' },
  });
  expect(context.sentRequests).toHaveLength(1);
});

test('shows no form for a conversation of others', async () => {
  const context = createFakeContext(
    { 'GET /api/conversations/u1?code=c1': { status: 404 } },
    { params, query },
  );
  expect(await loadConversationReport(context)).toEqual({ kind: 'not-found' });
});

test('sends the report and leads to its status', async () => {
  const context = createFakeContext(
    { 'POST /api/conversations/u1/report?code=c1': { body: { code: 'm1' } } },
    { params, query, form: { reason: 'betrug', explanation: 'So.', idempotencyKey: 'k1' } },
  );
  expect(await reportConversation(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/meldung?code=m1',
  });
  expect(context.sentRequests[0]?.body).toEqual({
    reason: 'betrug',
    explanation: 'So.',
    idempotencyKey: 'k1',
  });
});
