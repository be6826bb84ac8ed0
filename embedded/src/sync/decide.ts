/** Decision about one item when items are copied from the source to the target. */
export type Decision =
  | 'same'
  | 'create'
  | 'update'
  /** Only the target changed, so nothing is copied. */
  | 'newer-there'
  /** The item exists only in the target and stays there. */
  | 'only-there'
  /** Source and target both changed since they were last equal, or were never equal. */
  | 'conflict';

interface Fingerprints {
  /** Fingerprint in the source; undefined when the item does not exist in the source. */
  readonly from: string | undefined;
  /** Fingerprint in the target; undefined when the item does not exist in the target. */
  readonly to: string | undefined;
  /** Fingerprint from the last time that source and target were equal. */
  readonly base: string | undefined;
}

/** Compares three fingerprints to decide about an item. With `force`, the source always wins. */
export function decide({ from, to, base }: Fingerprints, force: boolean): Decision {
  if (from === to) return 'same';
  if (from === undefined) return 'only-there';
  if (to === undefined) return 'create';
  if (force || to === base) return 'update';
  return from === base ? 'newer-there' : 'conflict';
}
