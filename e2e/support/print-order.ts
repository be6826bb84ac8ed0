import { expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { getApiUrl } from './site-under-test.ts';

interface OrderableProducts {
  readonly issues: readonly { readonly id: string }[];
}

/** Orders a yearly subscription. @returns the code that gives access to the order */
async function placeOrder(
  request: APIRequestContext,
  baseURL: string,
  email: string,
): Promise<string> {
  const api = await getApiUrl();
  const headers = { origin: baseURL };
  const { issues } = (await (
    await request.get(`${api}/api/print-subscription/products`)
  ).json()) as OrderableProducts;
  const data = {
    productId: 'jahresabo',
    startIssue: issues[0]?.id,
    delivery: {
      firstName: 'Hanna',
      lastName: 'Ohlsen',
      street: 'Deichweg',
      houseNo: '3a',
      zip: '26939',
      city: 'Ovelgönne',
      country: 'DE',
    },
    payment: 'invoice',
    email,
  };
  const draft = await request.post(`${api}/api/print-subscription/drafts`, { data, headers });
  expect(draft.status(), await draft.text()).toBeLessThan(300);
  const orderResponse = await request.post(`${api}/api/print-subscription/orders`, {
    data: (await draft.json()) as object,
    headers,
  });
  expect(orderResponse.status(), await orderResponse.text()).toBeLessThan(300);
  return ((await orderResponse.json()) as { code: string }).code;
}

/**
 * Orders a yearly subscription for the user who is signed in in this browser context. @returns the
 * order number
 */
export async function orderSubscription(
  { request }: BrowserContext,
  baseURL: string,
  email: string,
): Promise<string> {
  await placeOrder(request, baseURL, email);
  const { subscriptions } = (await (
    await request.get(`${await getApiUrl()}/api/account/print-subscriptions`)
  ).json()) as { subscriptions: readonly { orderNo: string }[] };
  return subscriptions[0]?.orderNo ?? '';
}

/** Orders a yearly subscription without an account. @returns the order number */
export async function orderWithoutAccount(
  request: APIRequestContext,
  baseURL: string,
  email: string,
): Promise<string> {
  const code = await placeOrder(request, baseURL, email);
  const order = await request.get(
    `${await getApiUrl()}/api/print-subscription/orders?code=${code}`,
  );
  return ((await order.json()) as { orderNo: string }).orderNo;
}
