/** A category that new Kleinanzeigen may be filed under; legacy ones never appear. */
export interface KleinanzeigenCategory {
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
