import { createHash, timingSafeEqual } from 'node:crypto';
import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import { readHistory } from '#publish/history.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { readInternalKey } from '#release/internal-key.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Maximum number of release changes that the origin serves for a remote. */
const MAX_SERVED_CHANGES = 20;

/** The release history of remotes, for callers with the internal key. */
export interface ServedHistory {
  /**
   * Returns whether an `Authorization` header contains the internal key; false if no key is set.
   */
  isAuthorized(header: string | undefined): Promise<boolean>;
  /** Reads the latest changes of a remote, newest first; null before its first release. */
  read(remote: string): Promise<readonly ReleaseChangeRecord[] | null>;
}

/**
 * Creates access to the release history in a store. The history contains names of people and their
 * notes, so the origin serves it only to callers with the internal key.
 *
 * @param env INTERNAL_KEY
 * @param keyFolder folder of the machine's own key, used when INTERNAL_KEY is not set
 */
export function createServedHistory(
  store: ReleaseStore,
  env: Readonly<Record<string, string | undefined>>,
  keyFolder: string,
): ServedHistory {
  return {
    isAuthorized: async (header) => {
      const sentKey = /^Bearer (.+)$/.exec(header ?? '')?.[1];
      const key = sentKey === undefined ? null : await readInternalKey(env, keyFolder);
      return sentKey !== undefined && key !== null && isSameKey(sentKey, key);
    },
    read: async (remote) => {
      const storedLatest = await readStoredLatest(store, remote);
      if (!storedLatest) return null;
      return (await readHistory(store, remote, storedLatest, MAX_SERVED_CHANGES)).toReversed();
    },
  };
}

/** Compares two keys in constant time by their hashes, which have equal lengths. */
function isSameKey(sentKey: string, key: string): boolean {
  const computeDigest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(computeDigest(sentKey), computeDigest(key));
}
