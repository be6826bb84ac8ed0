/** `import.meta` in builds with hot module replacement. */
interface HotImportMeta extends ImportMeta {
  readonly webpackHot?: { check(options: object): Promise<readonly (string | number)[] | null> };
}

/**
 * Applies hot updates one by one until the page runs the given build.
 *
 * @returns false when a reload is needed, because a module cannot be replaced or an update is
 *   missing
 */
export async function applyUpdate(hash: string): Promise<boolean> {
  const hot = (import.meta as HotImportMeta).webpackHot;
  if (!hot) return false;
  try {
    while (getCurrentHash() !== hash) {
      const updatedModules = await hot.check({});
      if (!updatedModules) return false;
    }
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- for developers
    console.info('[dev] reload:', error instanceof Error ? error.message : error);
    return false;
  }
}

/** Returns the hash of the build that the page runs; every hot update changes the hash. */
export function getCurrentHash(): string {
  return __webpack_hash__;
}
