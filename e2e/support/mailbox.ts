import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { portsFor } from './ports.ts';

/** URL of the caught mails as JSON. */
export async function mailboxAddress(): Promise<string> {
  if (process.env['E2E_URL']) return `http://127.0.0.1:${process.env['EMBEDDED_PORT'] ?? '3002'}`;
  return `http://127.0.0.1:${(await portsFor('production')).embedded}`;
}

interface MailList {
  readonly mails: readonly { readonly id: string }[];
}

/** Texts of all mails to an address, newest first. */
async function mailTexts(
  request: APIRequestContext,
  address: string,
  mailbox: string,
): Promise<string[]> {
  const list = (await (
    await request.get(`${mailbox}/mail`, { params: { to: address } })
  ).json()) as MailList;
  const read = async ({ id }: { readonly id: string }) =>
    ((await (await request.get(`${mailbox}/mail/${id}`)).json()) as { text: string }).text;
  return Promise.all(list.mails.map(read));
}

/**
 * Waits for a mail to an address that contains these words.
 *
 * @param mailbox URL of another site's caught mails; default this site's
 */
export async function mailWith(
  request: APIRequestContext,
  address: string,
  words: string | RegExp,
  mailbox?: string,
): Promise<string> {
  const at = mailbox ?? (await mailboxAddress());
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = await mailTexts(request, address, at);
        found = texts.find((text) =>
          typeof words === 'string' ? text.includes(words) : words.test(text),
        );
        return found !== undefined;
      },
      { timeout: 20_000, message: `mail to ${address} with ${String(words)}` },
    )
    .toBe(true);
  return found ?? '';
}

/** Path and query of the link to `path` in the newest mail that contains one. */
export async function mailedLink(
  request: APIRequestContext,
  address: string,
  path: string,
  mailbox?: string,
): Promise<string> {
  const link = new RegExp(`${path}\\?code=[\\w.-]+`, 'u');
  return link.exec(await mailWith(request, address, link, mailbox))?.[0] ?? '';
}

/** Headers of the newest mail to an address that has this header; names in lower case. */
export async function mailedHeaders(
  request: APIRequestContext,
  address: string,
  having: string,
): Promise<Readonly<Record<string, string>>> {
  const mailbox = await mailboxAddress();
  const list = await request.get(`${mailbox}/mail`, { params: { to: address } });
  for (const { id } of ((await list.json()) as MailList).mails) {
    const mail = (await (await request.get(`${mailbox}/mail/${id}`)).json()) as {
      readonly headers: readonly { readonly name: string; readonly value: string }[];
    };
    const headers = Object.fromEntries(
      mail.headers.map(({ name, value }) => [name.toLowerCase(), value]),
    );
    if (having in headers) return headers;
  }
  throw new Error(`no mail to ${address} contains ${having}`);
}
