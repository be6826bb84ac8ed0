import { openPage } from '#testing/open-page.ts';
import { loadSubscription } from './subscription.loader.server.ts';

test('loads the subscriptions and the result of the last change', async () => {
  const { context, calls } = openPage({ query: 'geaendert=pause' });
  expect(await loadSubscription(context)).toMatchObject({
    data: { subscriptions: {}, successCode: 'pause' },
  });
  expect(calls).toEqual([['GET /api/account/print-subscriptions']]);
});
