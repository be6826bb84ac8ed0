import type { PageFault } from '@gruenland/federation/release/dev-page.ts';

/** Remote, release and server time of a region of the page. */
export interface RegionInsight {
  readonly remote: string;
  readonly release: string;
  /** Milliseconds that the region's loader took, plus the rendering time of a static part. */
  readonly durationMs: number;
}

/** X-ray data of a page; only in previews. */
export interface PageInsight {
  readonly area: RegionInsight | null;
  /** X-ray data of regions by the id of their block or slot. */
  readonly parts: Readonly<Record<string, RegionInsight>>;
  /** Cache state that this URL has outside previews: `hit`, `stale`, `miss` or `private`. */
  readonly cache: string;
  /** Releases that the visitor previews, as `remote@id`. */
  readonly previewed: readonly string[];
  /** Errors of dev builds on the server; only for the visitor who previews these builds. */
  readonly faults: readonly PageFault[];
}
