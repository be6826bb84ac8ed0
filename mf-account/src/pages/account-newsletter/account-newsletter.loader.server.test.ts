import { openPage } from '#testing/open-page.ts';
import { changeNewsletter, loadAccountNewsletter } from './account-newsletter.loader.server.ts';

test('loads the subscriptions and the result of the last change', async () => {
  const { context, calls } = openPage({ query: 'gespeichert=bestellen' });
  expect(await loadAccountNewsletter(context)).toMatchObject({
    data: { successCode: 'bestellen' },
  });
  expect(calls).toEqual([['GET /api/account/newsletter']]);
});

test.each([
  ['subscribe', { subscribed: true }, 'bestellen'],
  ['unsubscribe', { subscribed: false }, 'abbestellen'],
  ['configure', { subscribed: true, frequency: 'each', paused: true }, 'einstellen'],
])('%s sends %j and redirects with %s', async (intent, body, successCode) => {
  const form = { intent, listId: 'wochenblatt', paused: 'on' };
  const { context, calls } = openPage({ form });
  expect(await changeNewsletter(context)).toMatchObject({
    to: `/mein-account/newsletter?gespeichert=${successCode}`,
  });
  expect(calls).toEqual([['POST /api/account/newsletter', { listId: 'wochenblatt', ...body }]]);
});
