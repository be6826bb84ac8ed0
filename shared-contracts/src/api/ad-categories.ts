/** A category in which users can place new ads; legacy categories are not included. */
export interface AdCategory {
  readonly id: string;
  /** Id of the parent category; null for a top-level category. */
  readonly parentId: string | null;
  /** Stable, unique name for URLs. */
  readonly slug: string;
  readonly name: string;
  /** Position among the categories with the same parent; lists are sorted in ascending order. */
  readonly position: number;
  readonly legacy: false;
}
