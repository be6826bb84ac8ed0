/** A category in which new ads can be placed; legacy categories are not included. */
export interface AdCategory {
  readonly id: string;
  /** Id of the parent category; null for a top-level category. */
  readonly parentId: string | null;
  /** Stable, unique name for URLs. */
  readonly slug: string;
  readonly name: string;
  /** Order among siblings, ascending. */
  readonly position: number;
  readonly legacy: false;
}
