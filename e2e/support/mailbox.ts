import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { getSitePorts } from './ports.ts';

/** Returns the URL of the embedded service, which lists the caught mails as JSON. */
async function getMailboxUrl(): Promise<string> {
  if (process.env['E2E_URL']) return `http://127.0.0.1:${process.env['EMBEDDED_PORT'] ?? '3002'}`;
  return `http://127.0.0.1:${(await getSitePorts('production')).embedded}`;
}

interface MailList {
  readonly mails: readonly { readonly id: string }[];
}

/** Reads the texts of all mails to one email address, newest first. */
async function readMailTexts(
  request: APIRequestContext,
  email: string,
  mailbox: string,
): Promise<string[]> {
  const list = (await (
    await request.get(`${mailbox}/mail`, { params: { to: email } })
  ).json()) as MailList;
  const readMailText = async ({ id }: { readonly id: string }) =>
    ((await (await request.get(`${mailbox}/mail/${id}`)).json()) as { text: string }).text;
  return Promise.all(list.mails.map(readMailText));
}

/**
 * Waits for a mail to `email` whose text contains `words`.
 *
 * @param mailbox URL of the service that catches the mails; the default is that of the tested site
 * @returns the text of the newest such mail
 */
export async function waitForMail(
  request: APIRequestContext,
  email: string,
  words: string | RegExp,
  mailbox?: string,
): Promise<string> {
  const mailboxUrl = mailbox ?? (await getMailboxUrl());
  let foundText: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = await readMailTexts(request, email, mailboxUrl);
        foundText = texts.find((text) =>
          typeof words === 'string' ? text.includes(words) : words.test(text),
        );
        return foundText !== undefined;
      },
      { timeout: 20_000, message: `mail to ${email} with ${String(words)}` },
    )
    .toBe(true);
  return foundText ?? '';
}

/**
 * Waits for a mail with a link to `path`. @returns the path and query of the link in the newest
 * such mail
 */
export async function waitForMailedLink(
  request: APIRequestContext,
  email: string,
  path: string,
  mailbox?: string,
): Promise<string> {
  const link = new RegExp(`${path}\\?code=[\\w.-]+`, 'u');
  return link.exec(await waitForMail(request, email, link, mailbox))?.[0] ?? '';
}

/**
 * Reads the headers of the newest mail to `email` that contains the header `headerName`. The
 * returned names are in lower case.
 */
export async function readMailedHeaders(
  request: APIRequestContext,
  email: string,
  headerName: string,
): Promise<Readonly<Record<string, string>>> {
  const mailbox = await getMailboxUrl();
  const list = await request.get(`${mailbox}/mail`, { params: { to: email } });
  for (const { id } of ((await list.json()) as MailList).mails) {
    const mail = (await (await request.get(`${mailbox}/mail/${id}`)).json()) as {
      readonly headers: readonly { readonly name: string; readonly value: string }[];
    };
    const headers = Object.fromEntries(
      mail.headers.map(({ name, value }) => [name.toLowerCase(), value]),
    );
    if (headerName in headers) return headers;
  }
  throw new Error(`no mail to ${email} contains ${headerName}`);
}
