type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An asset of the side that is copied to. */
export interface ExchangedAsset {
  readonly id: number;
  readonly filename: string;
}

/** What stands for what on the other side. */
export interface Exchange {
  /** Uuids of stories. */
  readonly uuids: ReadonlyMap<string, string>;
  /** Assets by their address on this side, as `addressKey` gives it. */
  readonly assets: ReadonlyMap<string, ExchangedAsset>;
}

/** Asset addresses without protocol and region, which differ between old and new content. */
export const addressKey = (address: string): string =>
  address.replace(/^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com/u, '');

/**
 * Content with the uuids and asset addresses of the other side. What is not known stays: a relation
 * to nowhere is one on the other side too.
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

/** Every asset address in a content, once each. */
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
