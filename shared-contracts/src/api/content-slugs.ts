/** Answer of `GET /api/content/slugs?slug=`. */
export interface ContentSlugAnswer {
  /** UUID of the story last published at this path; null if there never was one. */
  readonly story: string | null;
  /** Redirect entered by staff; `to` is null if the page is gone without replacement. */
  readonly redirect?: { readonly to: string | null; readonly status: 301 | 302 | 410 };
}
