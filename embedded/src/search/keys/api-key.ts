/** Permissions of a key. */
export const ACLS = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'recommendation',
  'usage',
  'inference',
  'logs',
  'listIndexes',
  'seeUnretrievableAttributes',
  'nluReadProject',
  'nluReadEntity',
  'nluReadAnswers',
] as const;

export type Acl = (typeof ACLS)[number] | 'admin';

export interface ApiKey {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly acl: readonly Acl[];
  readonly description?: string;
  /** Index names; `*` at either end is a wildcard; empty means all. */
  readonly indexes: readonly string[];
  readonly maxHitsPerQuery: number;
  readonly maxQueriesPerIPPerHour: number;
  /** Url-encoded search parameters added to every search with this key. */
  readonly queryParameters?: string;
  readonly referers: readonly string[];
  /** Seconds from its creation; 0 means unlimited. */
  readonly validity: number;
}
