/** Action for one item when items are copied from a source to a target. */
export type Decision =
  | 'same'
  | 'create'
  | 'update'
  /** The item is not copied, because only the target changed. */
  | 'newer-there'
  /** The item is kept, because it exists only in the target. */
  | 'only-there'
  /**
   * The item has changed in both the source and the target since it was equal in both, or it was
   * never equal.
   */
  | 'conflict';

interface Fingerprints {
  /** Fingerprint of the item in the source; undefined if the source does not have it. */
  readonly from: string | undefined;
  /** Fingerprint of the item in the target; undefined if the target does not have it. */
  readonly to: string | undefined;
  /** Fingerprint of the item at the last time when it was equal in source and target. */
  readonly base: string | undefined;
}

/**
 * Decides from three fingerprints what happens to an item. With `force`, a difference is never a
 * conflict: the source replaces the target.
 */
export function decideAction({ from, to, base }: Fingerprints, force: boolean): Decision {
  if (from === to) return 'same';
  if (from === undefined) return 'only-there';
  if (to === undefined) return 'create';
  if (force || to === base) return 'update';
  return from === base ? 'newer-there' : 'conflict';
}
