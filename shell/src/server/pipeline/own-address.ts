/** A decoded path with every segment encoded, so that nothing in it can be a query or a hash. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Path and query as they stand in an address. */
export function ownAddress(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return encodePath(path) + (search ? `?${search}` : '');
}
