/** Origin and server time of a region. */
export interface RegionInsight {
  readonly remote: string;
  readonly release: string;
  /** Milliseconds for the loader of the region plus, for static parts, for rendering. */
  readonly ms: number;
}

/** X-ray data of a page; only in previews. */
export interface PageInsight {
  readonly area: RegionInsight | null;
  /** Regions by the id of their block or slot. */
  readonly parts: Readonly<Record<string, RegionInsight>>;
  /** Cache state of this URL outside previews: `hit`, `stale`, `miss` or `private`. */
  readonly cache: string;
  /** Previewed releases, `remote@id`. */
  readonly previewed: readonly string[];
}
