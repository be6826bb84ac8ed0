/** Chosen links on a subject. */
export interface RelatedLinksModel {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly note: string | undefined;
  }[];
}

export interface RelatedLinksData {
  /** Path of the page at hand. */
  readonly here: string;
}
