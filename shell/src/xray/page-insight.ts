/** Where a region of a page comes from and what it cost on the server. */
export interface RegionInsight {
  readonly remote: string;
  readonly release: string;
  /** Milliseconds its loader and, for parts without script, its render took. */
  readonly ms: number;
}

/** What X-ray shows of a page; made for previews only, which nobody else sees. */
export interface PageInsight {
  readonly area: RegionInsight | null;
  /** By id of the block or slot. */
  readonly parts: Readonly<Record<string, RegionInsight>>;
  /** What a reader would have got for this address: `hit`, `stale`, `miss`, or `private`. */
  readonly cache: string;
  /** Previewed releases, `remote@id`. */
  readonly previewed: readonly string[];
}
