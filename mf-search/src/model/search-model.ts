import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { FacetShape } from './kind-facets.ts';

/** A piece of text. Marked pieces match the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Size of a hit's picture in pixels; shown at half the size, for screens of high density. */
export const THUMBNAIL_SIZE = { width: 240, height: 180 } as const;

export interface HitModel {
  readonly id: string;
  readonly kind: SearchKind;
  readonly href: string;
  readonly kicker: string;
  readonly title: readonly TextPiece[];
  readonly extract: readonly TextPiece[];
  /** URL of a picture of {@link THUMBNAIL_SIZE}; null if the document has none. */
  readonly thumbnail: string | null;
  /** Facts about the document, such as price, date and place. */
  readonly facts: readonly string[];
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
  /** Depth of the value in a tree. The top level has depth 0. */
  readonly depth: number;
}

export interface FacetModel {
  readonly shape: FacetShape;
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly searchable?: boolean;
  /** Values that a search by name has found. Null or undefined when nothing is searched. */
  readonly foundValues?: readonly FacetValue[] | null;
  /**
   * Whether a hit must match at least one (`or`) or all (`and`) of the selected values. Defined for
   * lists only.
   */
  readonly operator?: 'and' | 'or';
  /** Smallest and largest number in the documents found. Defined for ranges only. */
  readonly bounds?: { readonly min: number; readonly max: number };
}

export interface HitGroupModel {
  readonly kind: SearchKind;
  readonly total: number;
  readonly hits: readonly HitModel[];
}

/** Recommended documents, shown when there are few hits or none. */
export interface RecommendationModel {
  /**
   * The hit to which the recommended documents are similar. Null when the recommended documents are
   * popular articles.
   */
  readonly similarTo: HitModel | null;
  readonly hits: readonly HitModel[];
}

/** Data that a result page shows. The server or the browser creates it. */
export interface SearchModel {
  readonly total: number;
  /** Processing time of the service in milliseconds. */
  readonly tookMs: number;
  /** First hits of each kind. Empty when one kind is selected. */
  readonly groups: readonly HitGroupModel[];
  readonly hits: readonly HitModel[];
  readonly pages: number;
  readonly facets: readonly FacetModel[];
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** Texts that the search service's query rules add to the results. */
  readonly banners: readonly string[];
  readonly recommendation: RecommendationModel | null;
}
