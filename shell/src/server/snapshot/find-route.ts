import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { encodePath } from '#server/pipeline/path-with-query.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { LiveRelease } from './snapshot.ts';

export interface FoundRoute {
  readonly release: LiveRelease;
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
}

/** Number of paths per release whose route is remembered. */
const MAX_KNOWN_PATHS = 1000;
/** Maximum number of characters of a remembered path, so that callers cannot fill the memory. */
const MAX_KNOWN_PATH_CHARACTERS = 200;

/** What is kept of a release to find its routes. */
interface RouteTable {
  /** React Router's route objects. */
  readonly routes: RouteObject[];
  /** Routes of paths that were found before: React Router compiles all patterns for each search. */
  readonly knownPaths: LRUCache<string, FoundRoute>;
}

/** Route tables by release; the weak map does not keep unused releases in memory. */
const routeTables = new WeakMap<LiveRelease, RouteTable>();

/**
 * Finds the route for a path in a release; React Router's ranking chooses between matching routes.
 */
export function findRoute(release: LiveRelease, path: string): FoundRoute | undefined {
  const table = getRouteTable(release);
  const foundRoute = table.knownPaths.get(path) ?? searchRoute(release, table.routes, path);
  if (foundRoute && path.length <= MAX_KNOWN_PATH_CHARACTERS)
    table.knownPaths.set(path, foundRoute);
  // Each loader gets parameters of its own.
  return foundRoute && { ...foundRoute, params: { ...foundRoute.params } };
}

function searchRoute(
  release: LiveRelease,
  routes: RouteObject[],
  path: string,
): FoundRoute | undefined {
  const match = matchRoutes(routes, encodePath(path))?.at(-1);
  const route = release.routes.find((candidate) => candidate.id === match?.route.id);
  if (!match || !route) return undefined;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.params))
    if (value !== undefined) params[name] = value;
  return { release, route, params };
}

function getRouteTable(release: LiveRelease): RouteTable {
  let table = routeTables.get(release);
  if (!table) {
    table = {
      routes: release.routes.map((route) => ({ id: route.id, path: route.path })),
      knownPaths: new LRUCache({ max: MAX_KNOWN_PATHS }),
    };
    routeTables.set(release, table);
  }
  return table;
}
