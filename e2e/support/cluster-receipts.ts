import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';

/** Waits until each of the email addresses has received exactly one mail, which is the receipt. */
export async function expectReceipts(
  { embeddedUrl }: Cluster,
  emails: readonly string[],
): Promise<void> {
  expect(emails.length).toBeGreaterThan(10);
  const countMailsTo = async (email: string) => {
    const response = await fetch(`${embeddedUrl}/mail?to=${encodeURIComponent(email)}`);
    return ((await response.json()) as { readonly mails: readonly unknown[] }).mails.length;
  };
  const countAllMails = async () => Promise.all(emails.map(countMailsTo));
  await expect.poll(countAllMails, { timeout: 60_000 }).toEqual(emails.map(() => 1));
}
