import type { SavedKeys } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { HttpApi } from '@gruenland/shared-contracts/shell-api.ts';
import { firstSign } from '#waiting/firstSign.ts';

let reading: Promise<Set<string>> | undefined;

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
