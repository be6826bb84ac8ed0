import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { confirmEvent, loadConfirmEventPage } from './confirm-event.loader.server.ts';

test('changes nothing when a mail scanner opens the link', async () => {
  const context = createFakeContext({}, { query: new URLSearchParams('code=c1') });
  expect(await loadConfirmEventPage(context)).toMatchObject({
    kind: 'page',
    data: { isDone: false },
  });
  expect(context.sentRequests).toEqual([]);
});

test('confirms with the code of the link, and the next page says that it is done', async () => {
  const query = new URLSearchParams('code=c1');
  const context = createFakeContext({ 'POST /api/events/own/confirm': {} }, { query });
  const result = await confirmEvent(context);
  expect(context.sentRequests[0]?.body).toEqual({ code: 'c1' });
  if (result.kind !== 'done') throw new Error(result.kind);
  const redirectQuery = new URL(result.to, 'https://gruenland.example').searchParams;
  expect(await loadConfirmEventPage(createFakeContext({}, { query: redirectQuery }))).toMatchObject(
    {
      data: { isDone: true },
    },
  );
});
