import { openPage } from '#testing/open-page.ts';
import { loadPrintOrder, saveOrderDraft } from './print-order.loader.server.ts';

const offer = { products: [{ id: 'jahresabo' }, { id: 'geschenkabo' }] };
const answers = { '/api/print-subscription/products': { body: offer } };
const draftPath = '/api/print-subscription/drafts/values?code=a%26b';

test.each([
  ['abo=geschenkabo', 'geschenkabo'],
  ['abo=weg', null],
  ['', null],
])('the query „%s“ selects the product %s', async (query, productId) => {
  const { context, calls } = openPage({ query, responses: answers });
  expect(await loadPrintOrder(context)).toMatchObject({ data: { productId, earlierDraft: null } });
  expect(calls).toEqual([['GET /api/print-subscription/products']]);
});

test.each([
  ['code=x', 'jahresabo', 'Ihre Angaben – Schritt 2 von 3 – Abo bestellen'],
  ['code=x&abo=geschenkabo', 'geschenkabo', 'Ihre Angaben – Schritt 2 von 3 – Abo bestellen'],
  ['code=x&wahl=1', null, 'Angebot wählen – Schritt 1 von 3 – Abo bestellen'],
])('with a draft, the query „%s“ selects the product %s', async (query, productId, name) => {
  const { context } = openPage({
    query,
    responses: {
      ...answers,
      '/api/print-subscription/drafts/values?code=x': { body: { productId: 'jahresabo' } },
    },
  });
  expect(await loadPrintOrder(context)).toMatchObject({ data: { productId }, head: { name } });
});

test('fills in the draft that the visitor edits again', async () => {
  const values = { email: 'h@hof.example' };
  const { context } = openPage({
    query: 'code=a%26b',
    responses: { ...answers, [draftPath]: { body: values } },
  });
  expect(await loadPrintOrder(context)).toMatchObject({
    data: { earlierDraft: { code: 'a&b', values } },
  });
});

test('shows an empty form if the draft was ordered or has expired', async () => {
  const { context } = openPage({
    query: 'code=a%26b',
    responses: { ...answers, [draftPath]: { status: 404 } },
  });
  expect(await loadPrintOrder(context)).toMatchObject({
    kind: 'page',
    data: { earlierDraft: null },
  });
});

test('saves the draft and opens the summary', async () => {
  const { context, calls } = openPage({
    form: { productId: 'jahresabo', billingCity: 'Rotenburg' },
    responses: { '/api/print-subscription/drafts': { body: { code: 'xyz' } } },
  });
  expect(await saveOrderDraft(context)).toMatchObject({ to: expect.stringContaining('xyz') });
  expect(calls[0]?.[1]).toMatchObject({ productId: 'jahresabo', billing: null, gift: null });
});
