/** Whether a path is inside one of the areas. An area is a path prefix that ends at a segment. */
export function ownsPath(areas: readonly string[], path: string): boolean {
  return areas.some((area) => area === '/' || path === area || path.startsWith(`${area}/`));
}

/** The fields of a `remotes.json` entry that define ownership. */
export interface AreaOwner {
  readonly name: string;
  readonly areas: readonly string[];
}

/** Returns the remote that owns a path: the one with the longest matching area. */
export function getOwner<Owner extends AreaOwner>(
  owners: readonly Owner[],
  path: string,
): Owner | undefined {
  let bestMatch: { owner: Owner; length: number } | undefined;
  for (const owner of owners) {
    for (const area of owner.areas) {
      if (ownsPath([area], path) && area.length > (bestMatch?.length ?? 0))
        bestMatch = { owner, length: area.length };
    }
  }
  return bestMatch?.owner;
}
