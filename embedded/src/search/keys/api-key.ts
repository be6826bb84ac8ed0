/** Permissions that a key can have. */
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
   * Names of the indices that the key may use. A name may begin or end with the wildcard `*`; an
   * empty list allows all indices.
   */
  readonly indexes: readonly string[];
  readonly maxHitsPerQuery: number;
  readonly maxQueriesPerIPPerHour: number;
  /** URL-encoded search parameters that are added to every search with this key. */
  readonly queryParameters?: string;
  readonly referers: readonly string[];
  /** Seconds for which the key is valid after its creation; 0 if it never expires. */
  readonly validity: number;
}
