/** Parameters of a read, without token and content version, which the store adds. */
export type ContentQuery = Readonly<Record<string, string | number | ContentFilter>>;

/** `filter_query`: field path → operation → value. */
export type ContentFilter = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One key per read, whatever the order of its parameters. */
export function queryKey(path: string, query: ContentQuery): string {
  const sorted = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${JSON.stringify(sorted)}`;
}
