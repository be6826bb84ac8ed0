import { setTimeout } from 'node:timers/promises';

/** Waits until the condition is true; throws after five seconds. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('the condition was not met within five seconds');
    await setTimeout(10);
  }
}
