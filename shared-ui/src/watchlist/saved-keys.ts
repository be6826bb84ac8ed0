import type { SavedKeys } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { HttpApi } from '@gruenland/shared-contracts/shell-api.ts';
import { waitForFirstInteraction } from '#loading/waitForFirstInteraction.ts';

let savedKeysRequest: Promise<Set<string>> | undefined;

/**
 * Returns the keys of all entries on the visitor's watchlist. The keys are requested once per full
 * page load, after the first interaction. If the request fails, nothing counts as saved; saving an
 * entry again is harmless.
 */
export function readSavedKeys(http: HttpApi): Promise<Set<string>> {
  savedKeysRequest ??= waitForFirstInteraction()
    .then(() => http<SavedKeys>('/api/watchlist/summary'))
    .then(
      ({ keys }) => new Set(keys),
      () => new Set<string>(),
    );
  return savedKeysRequest;
}
