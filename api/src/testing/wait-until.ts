import { setTimeout as wait } from 'node:timers/promises';

/**
 * Polls `readValue` until it returns a truthy value, and returns that value. @throws Error after
 * `timeoutMs`
 */
export async function waitUntil<Value>(
  description: string,
  readValue: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  timeoutMs = 30_000,
): Promise<Value> {
  const deadlineMs = Date.now() + timeoutMs;
  for (;;) {
    const value = await readValue();
    if (value) return value;
    if (Date.now() > deadlineMs)
      throw new Error(`condition not met within ${timeoutMs} ms: ${description}`);
    await wait(20);
  }
}
