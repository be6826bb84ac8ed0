import type { ImagePreload } from '@gruenland/shared-contracts/page-head.ts';

/** The head of a document with all fallbacks applied and all URLs absolute. */
export interface ResolvedHead {
  readonly title: string;
  /** Meta tags in the order in which they are written. */
  readonly meta: readonly MetaTag[];
  readonly canonical: string | null;
  readonly preloadImages: readonly ImagePreload[];
  readonly jsonLd: readonly object[];
  readonly alternates: readonly {
    readonly href: string;
    readonly type: string;
    readonly title: string;
  }[];
}

export interface MetaTag {
  readonly key: 'name' | 'property';
  readonly id: string;
  readonly content: string;
}
