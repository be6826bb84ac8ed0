import { openPage } from '#testing/open-page.ts';
import {
  loadPrintSubscriptionBlock,
  parsePrintSubscription,
} from './print-subscription.block.server.ts';

test.each([
  [{}, { title: 'Grünland abonnieren', text: '', productId: null }],
  [
    { title: ' Lesen ', text: ' Kurz ', product: 'jahresabo' },
    { title: 'Lesen', text: 'Kurz', productId: 'jahresabo' },
  ],
])('parses %j', (block, model) => {
  expect(parsePrintSubscription(block as never)).toEqual({ ok: true, model });
});

test('loads the products', async () => {
  const offer = { products: [] };
  const path = '/api/print-subscription/products';
  const { context, calls } = openPage({ responses: { [path]: { body: offer } } });
  const model = { title: '', text: '', productId: null };
  expect(await loadPrintSubscriptionBlock(model, context)).toEqual(offer);
  expect(calls).toEqual([[`GET ${path}`]]);
});
