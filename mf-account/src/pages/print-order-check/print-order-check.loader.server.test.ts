import { openPage } from '#testing/open-page.ts';
import { loadPrintOrderCheckPage, placeOrder } from './print-order-check.loader.server.ts';

test('loads the draft by its escaped code', async () => {
  const { context, calls } = openPage({ query: 'code=a%26b' });
  expect(await loadPrintOrderCheckPage(context)).toMatchObject({ data: { code: 'a&b' } });
  expect(calls).toEqual([['GET /api/print-subscription/drafts?code=a%26b']]);
});

test('returns 404 for a malformed code', async () => {
  const { context } = openPage({
    query: 'code=a',
    responses: { '/api/print-subscription/drafts?code=a': { status: 400 } },
  });
  expect(await loadPrintOrderCheckPage(context)).toEqual({ kind: 'not-found' });
});

test('orders by the code alone and opens the confirmation', async () => {
  const path = '/api/print-subscription/orders';
  const { context, calls } = openPage({
    form: { code: 'abc', price: '0' },
    responses: { [path]: { body: { code: 'xyz' } } },
  });
  expect(await placeOrder(context)).toMatchObject({ to: expect.stringContaining('xyz') });
  expect(calls).toEqual([[`POST ${path}`, { code: 'abc' }]]);
});
