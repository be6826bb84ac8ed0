export interface RuleCondition {
  readonly pattern?: string;
  readonly anchoring?: 'is' | 'startsWith' | 'endsWith' | 'contains';
  readonly context?: string;
  readonly filters?: string;
  /** Whether the pattern also matches other forms, synonyms and misspellings of its words. */
  readonly alternatives?: boolean;
}

export interface QueryEdit {
  /** Kind of edit; by default, `replace` if the edit has `insert`, otherwise `remove`. */
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

/** A rule for queries, as clients save it. */
export interface Rule {
  readonly objectID: string;
  readonly conditions?: readonly RuleCondition[];
  /** Older form of `conditions`, with one condition. */
  readonly condition?: RuleCondition;
  readonly consequence: RuleConsequence;
  readonly description?: string;
  readonly enabled?: boolean;
  /** Periods in which the rule is valid, in seconds since 1970; open where a limit is missing. */
  readonly validity?: readonly { readonly from?: number; readonly until?: number }[];
}
