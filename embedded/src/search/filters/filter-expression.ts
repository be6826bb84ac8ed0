export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A condition like `category:Book`; values are compared case-insensitively. */
export interface FacetFilter {
  readonly kind: 'facet';
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
  readonly score: number;
}

/** A condition like `published` or `_tags:published`; tags are compared exactly. */
export interface TagFilter {
  readonly kind: 'tag';
  readonly value: string;
  readonly negated: boolean;
  readonly score: number;
}

export interface NumericFilter {
  readonly kind: 'numeric';
  readonly attribute: string;
  readonly operator: NumericOperator;
  readonly value: number;
  readonly negated: boolean;
}

/** A condition like `price:10 TO 20`; the range includes both ends. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly attribute: string;
  readonly from: number;
  readonly to: number;
  readonly negated: boolean;
}

export type Filter = FacetFilter | TagFilter | NumericFilter | RangeFilter;

/** Filters of which at least one must match (OR). */
export type AnyOf = readonly Filter[];

/** ORs that must all match. Algolia allows only an AND of ORs. */
export type AllOf = readonly AnyOf[];
