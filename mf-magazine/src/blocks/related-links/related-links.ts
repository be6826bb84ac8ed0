/** Settings of the block that shows links on a topic. */
export interface RelatedLinksModel {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly note: string | undefined;
  }[];
}

export interface RelatedLinksData {
  readonly currentPath: string;
}
