/** A saved recommendation rule. */
export interface RecommendRule {
  readonly objectID: string;
  readonly condition?: { readonly filters?: string; readonly context?: string };
  readonly consequence?: {
    readonly hide?: readonly { readonly objectID: string }[];
    readonly promote?: readonly { readonly objectID: string; readonly position: number }[];
    readonly params?: {
      /** Facets in which recommendations must, or must not, equal the source document. */
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
  /** Seconds since 1970. */
  readonly validity?: readonly { readonly from: number; readonly until: number }[];
}
