/** What a key may do. */
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
  /** Names, `*` at either end stands for anything; empty means all. */
  readonly indexes: readonly string[];
  readonly maxHitsPerQuery: number;
  readonly maxQueriesPerIPPerHour: number;
  /** Search parameters that every search with this key has, url-encoded. */
  readonly queryParameters?: string;
  readonly referers: readonly string[];
  /** Seconds from its creation; 0 for ever. */
  readonly validity: number;
}
