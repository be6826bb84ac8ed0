import { setTimeout as wait } from 'node:timers/promises';

/** Polls `read` until it returns a truthy value; throws after a timeout. */
export async function until<Value>(
  what: string,
  read: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  allowedMs = 30_000,
): Promise<Value> {
  const end = Date.now() + allowedMs;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`condition not met within ${allowedMs} ms: ${what}`);
    await wait(20);
  }
}
