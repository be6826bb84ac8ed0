type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An asset in the target space. */
export interface TargetAsset {
  readonly id: number;
  readonly filename: string;
}

/** Maps story uuids and asset URLs of one space to those of the other space. */
export interface ReferenceMap {
  /** Story uuids in the target by uuid in the source. */
  readonly uuids: ReadonlyMap<string, string>;
  /** Assets in the target by their URL in the source, in the form of `toAssetKey`. */
  readonly assets: ReadonlyMap<string, TargetAsset>;
}

/**
 * Removes protocol and region from an asset URL, because both differ between old and new content.
 */
export const toAssetKey = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com/u, '');

/**
 * Replaces uuids and asset URLs by those of the target. Unknown uuids and URLs stay, so a broken
 * relation remains broken.
 */
export function replaceReferences(value: unknown, known: ReferenceMap): unknown {
  if (typeof value === 'string') {
    return known.uuids.get(value) ?? known.assets.get(toAssetKey(value))?.filename ?? value;
  }
  if (Array.isArray(value)) return value.map((child) => replaceReferences(child, known));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== '_editable')
    .map(([key, child]) => [key, replaceReferences(child, known)]);
  const changed = Object.fromEntries(entries) as Record<string, unknown>;
  const asset =
    value['fieldtype'] === 'asset' && known.assets.get(toAssetKey(String(value['filename'])));
  if (asset) changed['id'] = asset.id;
  return changed;
}

/** Yields every asset URL in a content value. A URL that occurs twice is yielded twice. */
export function* listAssetAddresses(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (
      /^(?:https?:)?\/\/[^/]*storyblok\.com\/f\/|^(?:https?:)?\/\/s3\.amazonaws\.com\/a\./u.test(
        value,
      )
    )
      yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* listAssetAddresses(child);
  }
}
