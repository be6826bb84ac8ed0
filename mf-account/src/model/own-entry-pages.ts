import * as paths from '@gruenland/shared-contracts/paths.ts';

/** Returns the number of the shown page of own entries. The first page is 1. */
export function readOwnEntriesPage(query: URLSearchParams): number {
  const page = Number(query.get('seite'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

const addPage = (path: string, page: number): string => (page > 1 ? `${path}?seite=${page}` : path);

/** Returns the path of a page of own entries in the api. */
export const buildOwnEntriesApiPath = (apiPath: string, query: URLSearchParams): string =>
  addPage(apiPath, readOwnEntriesPage(query));

/** Returns the path of a page of own entries. */
export const buildOwnEntriesPath = (
  section: Parameters<typeof paths.accountPage>[0],
  page: number,
): string => addPage(paths.accountPage(section), page);
