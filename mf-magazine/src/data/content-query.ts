/** Parameters of a read from the content system, without token and content version. */
export type ContentQuery = Readonly<Record<string, string | number | ContentFilter>>;

/** Value of `filter_query`: field path → operation → value. */
export type ContentFilter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the cache key of a read, independent of the parameter order. */
export function createQueryKey(path: string, query: ContentQuery): string {
  const sortedParameters = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${JSON.stringify(sortedParameters)}`;
}
