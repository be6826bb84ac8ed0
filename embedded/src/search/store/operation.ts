import type { IndexSettings } from '#search/params/search-params.ts';
import type { Synonym } from '#search/query/synonyms.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import type { Rule } from '#search/rules/rule.ts';

export const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const;

export interface Action {
  readonly action: (typeof ACTIONS)[number];
  /** Validated record. It has an `objectID`, except for the actions `delete` and `clear`. */
  readonly body: SearchRecord;
}

export type CopyScope = 'settings' | 'synonyms' | 'rules';

/**
 * A change to an index, in the form in which the log stores it. The same operations in the same
 * order always give the same indices.
 */
export type Operation = { readonly index: string } & (
  | { readonly kind: 'batch'; readonly actions: readonly Action[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'deleteBy'; readonly params: Readonly<Record<string, unknown>> }
  | { readonly kind: 'settings'; readonly settings: IndexSettings; readonly forward: boolean }
  | {
      readonly kind: 'synonyms';
      readonly replace: boolean;
      readonly put: readonly Synonym[];
      readonly remove: readonly string[];
      readonly forward: boolean;
    }
  | {
      readonly kind: 'rules';
      readonly replace: boolean;
      readonly put: readonly Rule[];
      readonly remove: readonly string[];
      readonly forward: boolean;
    }
  | { readonly kind: 'copy'; readonly to: string; readonly scope: readonly CopyScope[] | null }
  | { readonly kind: 'move'; readonly to: string }
);
