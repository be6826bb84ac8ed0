import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `read` gives something; fails when that takes longer than allowed. */
export async function until<Value>(
  what: string,
  read: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  allowedMs = 30_000,
): Promise<Value> {
  const end = Date.now() + allowedMs;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`Waited ${allowedMs} ms in vain: ${what}`);
    await wait(20);
  }
}
