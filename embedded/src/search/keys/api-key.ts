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
  /** Time of creation in milliseconds since 1970. */
  readonly createdAt: number;
  readonly acl: readonly Acl[];
  readonly description?: string;
  /**
   * Names of allowed indices. `*` at the beginning or end is a wildcard; an empty list allows all.
   */
  readonly indexes: readonly string[];
  readonly maxHitsPerQuery: number;
  readonly maxQueriesPerIPPerHour: number;
  /** Url-encoded search parameters added to every search with this key. */
  readonly queryParameters?: string;
  readonly referers: readonly string[];
  /** Lifetime in seconds from creation; 0 means unlimited. */
  readonly validity: number;
}
