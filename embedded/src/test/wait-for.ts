import { setTimeout } from 'node:timers/promises';

/** Asks again and again until the answer is true; fails after five seconds. */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited five seconds in vain');
    await setTimeout(10);
  }
}
