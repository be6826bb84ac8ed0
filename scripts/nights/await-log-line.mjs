import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Waits until the log of a service contains a text, so that the person who reads it finds the
 * reason of the fault.
 *
 * @param {import('./night.mjs').Night} night
 * @param {string} name
 * @param {string} text
 */
export async function awaitLogLine(night, name, text) {
  const file = join(night.folder, 'logs', `${name}.log`);
  await night.waitUntil(`„${text}“ in the log of ${name}`, () =>
    readFileSync(file, 'utf8').includes(text),
  );
}
