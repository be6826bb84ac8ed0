type PlainObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An asset in the target space. */
export interface TargetAsset {
  readonly id: number;
  readonly filename: string;
}

/** Maps uuids and asset URLs of one space (the source) to those of another space (the target). */
export interface ReferenceMap {
  /** Uuids of stories in the target, by uuid in the source. */
  readonly uuids: ReadonlyMap<string, string>;
  /**
   * Assets in the target. The key is what `toAssetKey` returns for the URL of the asset in the
   * source.
   */
  readonly assets: ReadonlyMap<string, TargetAsset>;
}

/**
 * Removes the protocol and host from an asset URL, because both may differ between older and newer
 * content.
 */
export const toAssetKey = (url: string): string =>
  url.replace(/^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com/u, '');

/**
 * Replaces the uuids and asset URLs of the source in a value with those of the target. Keeps uuids
 * and URLs that the map does not contain.
 */
export function replaceReferences(value: unknown, referenceMap: ReferenceMap): unknown {
  if (typeof value === 'string') {
    return (
      referenceMap.uuids.get(value) ?? referenceMap.assets.get(toAssetKey(value))?.filename ?? value
    );
  }
  if (Array.isArray(value)) return value.map((child) => replaceReferences(child, referenceMap));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== '_editable')
    .map(([key, child]) => [key, replaceReferences(child, referenceMap)]);
  const changedFields = Object.fromEntries(entries) as Record<string, unknown>;
  const asset =
    value['fieldtype'] === 'asset' &&
    referenceMap.assets.get(toAssetKey(String(value['filename'])));
  if (asset) changedFields['id'] = asset.id;
  return changedFields;
}

/** Yields every asset URL in a content value; a URL that occurs twice is yielded twice. */
export function* listAssetUrls(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (
      /^(?:https?:)?\/\/[^/]*storyblok\.com\/f\/|^(?:https?:)?\/\/s3\.amazonaws\.com\/a\./u.test(
        value,
      )
    )
      yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* listAssetUrls(child);
  }
}
