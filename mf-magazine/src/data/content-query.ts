/** Query parameters of a request to the content system, except token and content version. */
export type ContentQuery = Readonly<Record<string, string | number | ContentFilter>>;

/** Value of `filter_query`: maps each field path to an operation and its operand. */
export type ContentFilter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the cache key of a request. The order of the parameters does not affect the key. */
export function createQueryKey(path: string, query: ContentQuery): string {
  const sortedParameters = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${JSON.stringify(sortedParameters)}`;
}
