export interface RuleCondition {
  readonly pattern?: string;
  readonly anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains';
  readonly context?: string;
  readonly filters?: string;
  /** Whether other forms, synonyms and misspellings of the pattern's words match as well. */
  readonly alternatives?: boolean;
}

export interface QueryEdit {
  /**
   * Kind of edit. By default, an edit with `insert` replaces text and one without `insert` removes
   * it.
   */
  readonly type?: 'remove' | 'replace';
  readonly delete?: string;
  readonly insert?: string;
}

export interface AutomaticFacet {
  readonly facet: string;
  readonly disjunctive?: boolean;
  readonly negative?: boolean;
  readonly score?: number;
}

export interface RuleConsequence {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly promote?: readonly {
    readonly objectID?: string;
    readonly objectIDs?: readonly string[];
    readonly position: number;
  }[];
  readonly hide?: readonly { readonly objectID: string }[];
  readonly filterPromotes?: boolean;
  readonly userData?: unknown;
}

/** A saved query rule. */
export interface Rule {
  readonly objectID: string;
  readonly conditions?: readonly RuleCondition[];
  /** Older form of `conditions` with a single condition. */
  readonly condition?: RuleCondition;
  readonly consequence: RuleConsequence;
  readonly description?: string;
  readonly enabled?: boolean;
  /** Periods in seconds since 1970. */
  readonly validity?: readonly { readonly from: number; readonly until: number }[];
}
