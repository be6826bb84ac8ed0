export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A condition such as `category:Book`, whose value is compared case-insensitively. */
export interface FacetFilter {
  readonly kind: 'facet';
  readonly attribute: string;
  readonly value: string;
  readonly isNegated: boolean;
  readonly score: number;
}

/** A condition such as `published` or `_tags:published`, whose value is compared exactly. */
export interface TagFilter {
  readonly kind: 'tag';
  readonly value: string;
  readonly isNegated: boolean;
  readonly score: number;
}

export interface NumericFilter {
  readonly kind: 'numeric';
  readonly attribute: string;
  readonly operator: NumericOperator;
  readonly value: number;
  readonly isNegated: boolean;
}

/** A condition such as `price:10 TO 20`; both ends belong to the range. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly attribute: string;
  readonly from: number;
  readonly to: number;
  readonly isNegated: boolean;
}

export type Filter = FacetFilter | TagFilter | NumericFilter | RangeFilter;

/** Filters that are combined with OR: at least one must match. */
export type AnyOf = readonly Filter[];

/** Clauses that are combined with AND: all must match. Algolia allows no other nesting. */
export type AllOf = readonly AnyOf[];
