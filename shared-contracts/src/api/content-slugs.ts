/** Answer of `GET /api/content/slugs?slug=`. */
export interface ContentSlugAnswer {
  /** UUID of the story that was last published at this path; null if none ever was. */
  readonly story: string | null;
  /**
   * Redirect that staff entered for this path; `to` is null if the page is gone without
   * replacement.
   */
  readonly redirect?: { readonly to: string | null; readonly status: 301 | 302 | 410 };
}
