/** A saved recommendation rule. */
export interface RecommendRule {
  readonly objectID: string;
  readonly condition?: { readonly filters?: string; readonly context?: string };
  readonly consequence?: {
    readonly hide?: readonly { readonly objectID: string }[];
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[];
    readonly params?: {
      /**
       * Facets whose values must equal those of the source document or, if negated, differ from
       * them.
       */
      readonly automaticFacetFilters?: readonly {
        readonly facet: string;
        readonly negative?: boolean;
      }[];
      readonly filters?: string;
      readonly optionalFilters?: readonly string[];
    };
  };
  readonly description?: string;
  readonly enabled?: boolean;
  /** Periods in seconds since 1970. */
  readonly validity?: readonly { readonly from: number; readonly until: number }[];
}
