import type { SavedKeys } from '@gruenland/shared-contracts/api/merkliste.ts';
import type { HttpApi } from '@gruenland/shared-contracts/shell-api.ts';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;

let reading: Promise<Set<string>> | undefined;

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const heard = () => {
      stop.abort();
      resolve();
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, heard, { passive: true, signal: stop.signal });
  });
}

/**
 * What the visitor has saved, asked for once per tab and release, with their first sign of life. Away
 * or failed: nothing is known to be saved, and saving again changes nothing.
 */
export function readSavedKeys(http: HttpApi): Promise<Set<string>> {
  reading ??= firstSign()
    .then(() => http<SavedKeys>('/api/merkliste/kurz'))
    .then(
      ({ keys }) => new Set(keys),
      () => new Set<string>(),
    );
  return reading;
}
