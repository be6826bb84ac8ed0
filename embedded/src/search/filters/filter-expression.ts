export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** `category:Book`; values are compared case-insensitively. */
export interface FacetFilter {
  readonly kind: 'facet';
  readonly attribute: string;
  readonly value: string;
  readonly negated: boolean;
  readonly score: number;
}

/** `published` or `_tags:published`; tags are compared exactly. */
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

/** `price:10 TO 20`, both ends included. */
export interface RangeFilter {
  readonly kind: 'range';
  readonly attribute: string;
  readonly from: number;
  readonly to: number;
  readonly negated: boolean;
}

export type Filter = FacetFilter | TagFilter | NumericFilter | RangeFilter;

/** At least one of these filters matches. */
export type AnyOf = readonly Filter[];

/** An AND of ORs, the only form that Algolia allows. */
export type AllOf = readonly AnyOf[];
