/** Whether a path lies in one of the areas (an area is a path prefix on segment borders). */
export function ownsPath(areas: readonly string[], path: string): boolean {
  return areas.some((area) => area === '/' || path === area || path.startsWith(`${area}/`));
}

/** An entry of `remotes.json`, as far as ownership goes. */
export interface AreaOwner {
  readonly name: string;
  readonly areas: readonly string[];
}

/** The remote a path belongs to: the one with the longest matching area. */
export function ownerOf<Owner extends AreaOwner>(
  owners: readonly Owner[],
  path: string,
): Owner | undefined {
  let best: { owner: Owner; length: number } | undefined;
  for (const owner of owners) {
    for (const area of owner.areas) {
      if (ownsPath([area], path) && area.length > (best?.length ?? 0))
        best = { owner, length: area.length };
    }
  }
  return best?.owner;
}
