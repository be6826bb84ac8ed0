import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';

/** Every acknowledged declaration gets exactly one receipt. */
export async function expectReceipts(
  { embeddedUrl }: Cluster,
  addresses: readonly string[],
): Promise<void> {
  expect(addresses.length).toBeGreaterThan(10);
  const mailsTo = async (address: string) => {
    const answer = await fetch(`${embeddedUrl}/mail?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as { readonly mails: readonly unknown[] }).mails.length;
  };
  const counts = async () => Promise.all(addresses.map(mailsTo));
  await expect.poll(counts, { timeout: 60_000 }).toEqual(addresses.map(() => 1));
}
