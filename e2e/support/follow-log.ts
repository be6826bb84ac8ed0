import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getDataDir } from './site-under-test.ts';

/**
 * Starts to follow a log of the tested production site.
 *
 * @param service name of the service, for example `shell`
 * @returns a function that returns the lines that were added since `followLog` was called
 */
export function followLog(service: string): () => readonly string[] {
  const file = join(getDataDir('production'), 'logs', `${service}.log`);
  const startBytes = existsSync(file) ? statSync(file).size : 0;
  return () => {
    const content = readFileSync(file);
    // If the log is shorter than before, it was rotated, and all its content is new.
    const addedContent = content.byteLength < startBytes ? content : content.subarray(startBytes);
    return addedContent.toString('utf8').split('\n').filter(Boolean);
  };
}
