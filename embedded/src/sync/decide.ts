/** What to do with one thing that may exist here, in the space, or in both. */
export type Decision =
  | 'same'
  | 'create'
  | 'update'
  /** Only the other side changed: nothing to bring there, something to fetch. */
  | 'newer-there'
  /** Exists on the other side only; it is left alone. */
  | 'only-there'
  /** Both sides changed since they were equal, or they never were. */
  | 'conflict';

interface Sides {
  /** Sign of the side that is copied from; undefined where it does not exist. */
  readonly from: string | undefined;
  /** Sign of the side that is copied to. */
  readonly to: string | undefined;
  /** Sign both had when they were last equal. */
  readonly base: string | undefined;
}

/** Decides by three signs; `force` takes the side that is copied from whatever the other says. */
export function decide({ from, to, base }: Sides, force: boolean): Decision {
  if (from === to) return 'same';
  if (from === undefined) return 'only-there';
  if (to === undefined) return 'create';
  if (force || to === base) return 'update';
  return from === base ? 'newer-there' : 'conflict';
}
