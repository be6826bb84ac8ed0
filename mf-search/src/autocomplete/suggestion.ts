import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

/** A page suggested while the visitor types. */
export interface Suggestion {
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly href: string;
}
