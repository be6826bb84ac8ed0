/** A category in which new ads can be placed; legacy categories are not included. */
export interface AdCategory {
  readonly id: string;
  /** Null for a top category. */
  readonly parentId: string | null;
  /** Stable and unique. */
  readonly slug: string;
  readonly name: string;
  /** Order among siblings, ascending. */
  readonly position: number;
  readonly legacy: false;
}
