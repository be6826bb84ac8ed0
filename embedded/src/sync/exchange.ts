type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An asset on the target side. */
export interface ExchangedAsset {
  readonly id: number;
  readonly filename: string;
}

/** Mapping of ids and addresses to the other side. */
export interface Exchange {
  /** Story uuids. */
  readonly uuids: ReadonlyMap<string, string>;
  /** Assets by their address on this side, in the form of `addressKey`. */
  readonly assets: ReadonlyMap<string, ExchangedAsset>;
}

/** Asset address without protocol and region, which differ between old and new content. */
export const addressKey = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com/u, '');

/**
 * Replaces uuids and asset addresses by those of the other side. Unknown ones stay: a broken
 * relation remains broken.
 */
export function exchange(value: unknown, known: Exchange): unknown {
  if (typeof value === 'string') {
    return known.uuids.get(value) ?? known.assets.get(addressKey(value))?.filename ?? value;
  }
  if (Array.isArray(value)) return value.map((child) => exchange(child, known));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== '_editable')
    .map(([key, child]) => [key, exchange(child, known)]);
  const changed = Object.fromEntries(entries) as Record<string, unknown>;
  const asset =
    value['fieldtype'] === 'asset' && known.assets.get(addressKey(String(value['filename'])));
  if (asset) changed['id'] = asset.id;
  return changed;
}

/** Yields every asset address in a content without duplicates. */
export function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (
      /^(?:https?:)?\/\/[^/]*storyblok\.com\/f\/|^(?:https?:)?\/\/s3\.amazonaws\.com\/a\./u.test(
        value,
      )
    )
      yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* addressesIn(child);
  }
}
