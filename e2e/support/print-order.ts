import { expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { apiAddress } from './site-under-test.ts';

interface Products {
  readonly issues: readonly { readonly id: string }[];
}

/** Orders a yearly subscription. @returns the code of the order */
async function place(request: APIRequestContext, baseURL: string, email: string): Promise<string> {
  const api = await apiAddress();
  const headers = { origin: baseURL };
  const { issues } = (await (
    await request.get(`${api}/api/print-subscription/products`)
  ).json()) as Products;
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
  const placed = await request.post(`${api}/api/print-subscription/orders`, {
    data: (await draft.json()) as object,
    headers,
  });
  expect(placed.status(), await placed.text()).toBeLessThan(300);
  return ((await placed.json()) as { code: string }).code;
}

/** Orders a yearly subscription for the signed-in user of this browser. @returns its number */
export async function orderSubscription(
  { request }: BrowserContext,
  baseURL: string,
  email: string,
): Promise<string> {
  await place(request, baseURL, email);
  const { subscriptions } = (await (
    await request.get(`${await apiAddress()}/api/account/print-subscriptions`)
  ).json()) as { subscriptions: readonly { orderNo: string }[] };
  return subscriptions[0]?.orderNo ?? '';
}

/** Orders a yearly subscription without an account. @returns its number */
export async function orderWithoutAccount(
  request: APIRequestContext,
  baseURL: string,
  email: string,
): Promise<string> {
  const code = await place(request, baseURL, email);
  const order = await request.get(
    `${await apiAddress()}/api/print-subscription/orders?code=${code}`,
  );
  return ((await order.json()) as { orderNo: string }).orderNo;
}
