/** A recommendation rule as clients save it. */
export interface RecommendRule {
  readonly objectID: string;
  readonly condition?: { readonly filters?: string; readonly context?: string };
  readonly consequence?: {
    readonly hide?: readonly { readonly objectID: string }[];
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[];
    readonly params?: {
      /**
       * Facets whose value must be equal to the source document's value or, with `negative`,
       * different from it.
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
  /** Periods in which the rule is valid, in seconds since 1970; open where a limit is missing. */
  readonly validity?: readonly { readonly from?: number; readonly until?: number }[];
}
