import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { confirmMessage, loadConfirmMessagePage } from './confirm-message.loader.server.ts';

test('changes nothing when a mail scanner opens the link', async () => {
  const context = createFakeContext({}, { query: new URLSearchParams('code=c1') });
  expect(await loadConfirmMessagePage(context)).toMatchObject({ data: { code: 'c1' } });
  expect(context.sentRequests).toEqual([]);
});

test('leads to the conversation with the code that gives access', async () => {
  const context = createFakeContext(
    { 'POST /api/conversations/confirm': { body: { conversationId: 'u1', code: 'z&' } } },
    { form: { code: 'c1' } },
  );
  expect(await confirmMessage(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/nachrichten/u1?code=z%26',
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'c1' });
});
