import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { FacetShape } from './kind-facets.ts';

/** A piece of text; marked ones answer the query. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

export interface HitModel {
  readonly id: string;
  readonly kind: SearchKind;
  readonly href: string;
  readonly kicker: string;
  readonly title: readonly Piece[];
  readonly extract: readonly Piece[];
  /** Short facts: date, place, price. */
  readonly facts: readonly string[];
}

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly refined: boolean;
  /** Depth in a tree, from 0. */
  readonly depth: number;
}

export interface FacetModel {
  readonly shape: FacetShape;
  readonly param: string;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly searchable?: boolean;
  /** Of a list: whether one or all of the chosen values must fit. */
  readonly operator?: 'and' | 'or';
  /** Smallest and largest number there is; for a range. */
  readonly bounds?: { readonly min: number; readonly max: number };
}

export interface GroupModel {
  readonly kind: SearchKind;
  readonly total: number;
  readonly hits: readonly HitModel[];
}

/** What is offered besides few hits or none. */
export interface Recommended {
  /** The hit that the others are like; null: those that are chosen most. */
  readonly like: HitModel | null;
  readonly hits: readonly HitModel[];
}

/** Everything a page of results shows; plain data, from server or browser alike. */
export interface SearchModel {
  readonly total: number;
  /** Milliseconds the service took. */
  readonly tookMs: number;
  /** Hits of all kinds by kind, where no kind is chosen. */
  readonly groups: readonly GroupModel[];
  readonly hits: readonly HitModel[];
  readonly pages: number;
  readonly facets: readonly FacetModel[];
  readonly counts: Readonly<Record<SearchKind, number>>;
  /** Texts that query rules add. */
  readonly banners: readonly string[];
  readonly besides: Recommended | null;
}
