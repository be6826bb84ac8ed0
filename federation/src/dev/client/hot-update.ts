/** What webpack gives where modules can be replaced. */
interface HotMeta extends ImportMeta {
  readonly webpackHot?: { check(options: object): Promise<readonly (string | number)[] | null> };
}

/**
 * Brings the page's modules to a build, one update after the other.
 *
 * @returns false when that needs a new load: a change that no module takes, or updates that are gone
 */
export async function updateTo(hash: string): Promise<boolean> {
  const hot = (import.meta as HotMeta).webpackHot;
  if (!hot) return false;
  try {
    while (presentHash() !== hash) {
      const updated = await hot.check({});
      if (!updated) return false;
    }
    return true;
  } catch (error) {
    // oxlint-disable-next-line no-console -- for the one who develops
    console.info('[dev] reload:', error instanceof Error ? error.message : error);
    return false;
  }
}

/** Hash of the build that the page has; each update changes it. */
export function presentHash(): string {
  return __webpack_hash__;
}
