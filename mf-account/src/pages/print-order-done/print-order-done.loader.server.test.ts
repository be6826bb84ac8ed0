import { openPage } from '#testing/open-page.ts';
import { loadPrintOrderDonePage } from './print-order-done.loader.server.ts';

test('loads the order by its escaped code', async () => {
  const { context, calls } = openPage({ query: 'code=a%26b' });
  expect(await loadPrintOrderDonePage(context)).toMatchObject({
    kind: 'page',
    data: { order: {} },
  });
  expect(calls).toEqual([['GET /api/print-subscription/orders?code=a%26b']]);
});
