import type { ReleaseFiles } from '#origin/release-files.ts';
import { SUFFIX } from '#origin/release-files.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Releases in a store that is no folder of this machine, for a bucket that stays closed. Files are
 * small and a CDN stands before the origin, so nothing is kept here.
 */
export function storeFiles(store: ReleaseStore): ReleaseFiles {
  return {
    address: store.address,
    available: async () =>
      await store.exists('switches.json').then(
        () => true,
        () => false,
      ),
    read: async (path) => await store.read(path),
    open: async (path, wanted) => {
      for (const encoding of [...wanted, 'identity'] as const) {
        const content = await store.read(path + SUFFIX[encoding]);
        if (content) return { encoding, bytes: content.length, content: () => content };
      }
      return null;
    },
  };
}
