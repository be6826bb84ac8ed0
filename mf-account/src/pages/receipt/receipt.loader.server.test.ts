import { openPage } from '#testing/open-page.ts';
import { loadReceipt } from './receipt.loader.server.ts';

test('loads the receipt by its escaped code', async () => {
  const { context, calls } = openPage({ query: 'code=a%26b' });
  expect(await loadReceipt(context)).toMatchObject({ data: { receipt: {}, code: 'a&b' } });
  expect(calls).toEqual([['GET /api/contracts/receipt?code=a%26b']]);
});
