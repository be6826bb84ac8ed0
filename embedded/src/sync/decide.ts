/** What to do with one item that may exist here, in the space, or in both. */
export type Decision =
  | 'same'
  | 'create'
  | 'update'
  /** Only the target changed: nothing to copy. */
  | 'newer-there'
  /** Exists in the target only; it is left alone. */
  | 'only-there'
  /** Both sides changed since they were last equal, or they never were equal. */
  | 'conflict';

interface Sides {
  /** Fingerprint on the source side; undefined when the item does not exist there. */
  readonly from: string | undefined;
  /** Fingerprint on the target side. */
  readonly to: string | undefined;
  /** Fingerprint when both sides were last equal. */
  readonly base: string | undefined;
}

/** Decides by three fingerprints; with `force` the source always wins. */
export function decide({ from, to, base }: Sides, force: boolean): Decision {
  if (from === to) return 'same';
  if (from === undefined) return 'only-there';
  if (to === undefined) return 'create';
  if (force || to === base) return 'update';
  return from === base ? 'newer-there' : 'conflict';
}
