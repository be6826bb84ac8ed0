import { listNextIssues } from '#modules/print-subscription/print-products.ts';

import type { TestApi } from './test-api.ts';

export const iban = 'DE89 3704 0044 0532 0130 00';

export const delivery = {
  firstName: 'Anna',
  lastName: 'Acker',
  street: 'Feldweg',
  houseNo: '3a',
  zip: '26939',
  city: 'Ovelgönne',
  country: 'DE',
};

export const getFirstIssueId = () => listNextIssues(new Date())[0]?.id;

/** Creates the input of a print order form. */
export const createPrintOrderInput = (email: string, overrides: object = {}) => ({
  productId: 'jahresabo',
  startIssue: getFirstIssueId(),
  delivery,
  payment: 'sepa',
  accountHolder: 'Anna Acker',
  iban,
  mandate: true,
  email,
  ...overrides,
});

export const createOrderDraft = (api: TestApi, payload: object) =>
  api.post('/api/print-subscription/drafts', payload);

export const placeOrder = (api: TestApi, code: string, cookie = '') =>
  api.post('/api/print-subscription/orders', { code }, { cookie });

export const readPlacedOrder = async (api: TestApi, code: string) =>
  (await api.sendRequest({ url: `/api/print-subscription/orders?code=${code}` })).json();

/** Places a print order. @returns the code of its draft, and the order as the api returns it */
export async function placePrintOrder(api: TestApi, email: string, overrides: object = {}) {
  const { code } = (await createOrderDraft(api, createPrintOrderInput(email, overrides))).json();
  const placedOrder = (await placeOrder(api, code)).json();
  return { draftCode: code as string, order: await readPlacedOrder(api, placedOrder.code) };
}
