import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { waitForMail, readMailedHeaders, waitForMailedLink } from '../support/mailbox.ts';
import { createEmail, readerPassword } from '../support/register-reader.ts';
import { getApiUrl } from '../support/site-under-test.ts';

/** Tests that a link in a mail changes nothing when a mail client or scanner opens it. */

test.use({ javaScriptEnabled: false });

/** Requests a link as a mail scanner does, several times with GET and HEAD. */
async function scanLink(request: APIRequestContext, link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'GET']) {
    expect((await request.fetch(link, { method })).status(), `${method} ${link}`).toBe(200);
  }
}

test('a scanner that opens links confirms neither newsletter nor account', async ({
  page,
  request,
  baseURL,
}) => {
  const email = createEmail('scanner');
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('checkbox', { name: /Grünland am Sonntag/ }).check();
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
  const link = await waitForMailedLink(request, email, '/newsletter/bestaetigen');
  await scanLink(request, link);
  await page.goto(link);
  await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist bestätigt/);

  const headers = { origin: baseURL! };
  const api = await getApiUrl(baseURL);
  const data = { email, password: readerPassword, displayName: 'Hanna', acceptTerms: true };
  const registration = await request.post(`${api}/api/auth/register`, { data, headers });
  expect(registration.status()).toBe(202);
  await scanLink(request, await waitForMailedLink(request, email, '/registrieren/bestaetigen'));
  const login = await request.post(`${api}/api/auth/login`, {
    data: { email, password: readerPassword },
    headers,
  });
  expect(await login.json()).toMatchObject({ code: 'login.unconfirmed' });
});

test('the mail client unsubscribes with one click, without a page and without an origin', async ({
  page,
  request,
  baseURL,
}) => {
  const email = createEmail('ein-klick');
  await page.goto('/newsletter');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('checkbox', { name: /Grünland am Sonntag/ }).check();
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await page.goto(await waitForMailedLink(request, email, '/newsletter/bestaetigen'));
  await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ist bestätigt/);

  await waitForMail(request, email, '/newsletter/abmelden');
  const mailHeaders = await readMailedHeaders(request, email, 'list-unsubscribe');
  expect(mailHeaders['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const unsubscribeUrl = /^<([^>]+)>$/u.exec(mailHeaders['list-unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(unsubscribeUrl);
  // A GET request must not unsubscribe the reader. RFC 8058 requires a POST request without
  // cookies.
  await scanLink(request, await waitForMailedLink(request, email, '/newsletter/abmelden'));
  for (const attempt of ['first', 'again']) {
    const response = await request.post(`${baseURL}${pathname}${search}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(response.status(), attempt).toBe(200);
  }
  const code = new URLSearchParams(search).get('code');
  const unsubscribeResponse = await request.post(
    `${await getApiUrl(baseURL)}/api/newsletter/unsubscribe`,
    {
      data: { code },
      headers: { origin: baseURL! },
    },
  );
  expect(unsubscribeResponse.status()).toBe(200);
});
