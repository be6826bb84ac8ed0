import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { TextPiece } from '#model/search-model.ts';

/** A page suggested while the visitor types. */
export interface Suggestion {
  readonly id: string;
  readonly href: string;
  readonly title: readonly TextPiece[];
  readonly thumbnail: string | null;
  /** Price of an ad, admission of an event or pay of a job; otherwise empty. */
  readonly price: string;
  /** Facts that distinguish the page from others with a similar title: category, place, day. */
  readonly facts: readonly string[];
}

/** The suggestions of one kind. */
export interface SuggestionGroup {
  readonly kind: SearchKind;
  readonly suggestions: readonly Suggestion[];
}
