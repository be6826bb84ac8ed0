/** First segments of the paths under which shell, edge and services answer something else than pages. */
export const NON_PAGE_SEGMENTS = [
  '1',
  '_data',
  '_edge',
  '_hooks',
  '_releases',
  '_views',
  'api',
  'assets',
  'builds',
  'f',
  'health',
  'metrics',
  'status',
] as const;

const NON_PAGE_PATH_PATTERN = new RegExp(
  String.raw`^/(?:${NON_PAGE_SEGMENTS.join('|')}|_internal/postausgang)(?:/|$)|\.(?:csv|ics|json|txt|xml)$`,
);

/** Whether a path of this site can belong to a page: not to a service, a document or a download. */
export function isPagePath(pathname: string): boolean {
  return !NON_PAGE_PATH_PATTERN.test(pathname);
}
