import type { ReleaseFileSource } from '#origin/release-file-source.ts';
import { ENCODING_SUFFIXES } from '#origin/release-file-source.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Creates a source that reads release files from a store, for buckets that are not public. The
 * source caches nothing, because the files are small and a CDN is in front of the origin.
 */
export function createStoreFileSource(store: ReleaseStore): ReleaseFileSource {
  return {
    location: store.location,
    isAvailable: async () =>
      await store.exists('switches.json').then(
        () => true,
        () => false,
      ),
    read: async (path) => await store.read(path),
    open: async (path, encodings) => {
      for (const encoding of [...encodings, 'identity'] as const) {
        const content = await store.read(path + ENCODING_SUFFIXES[encoding]);
        if (content) return { encoding, bytes: content.length, content: () => content };
      }
      return null;
    },
  };
}
