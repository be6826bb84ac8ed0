/** Answer of `GET /api/content/slugs?slug=`. */
export interface ContentSlugAnswer {
  /** Uuid of the story that was last published at this address; null when none ever was. */
  readonly story: string | null;
  /** What staff say about this address; `to` is null where nothing takes its place. */
  readonly redirect?: { readonly to: string | null; readonly status: 301 | 302 | 410 };
}
