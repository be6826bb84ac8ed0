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

/**
 * React Router's route objects by release, created once; the weak map does not keep unused releases
 * in memory.
 */
const routeTables = new WeakMap<LiveRelease, RouteObject[]>();

/**
 * Finds the route for a path in a release; React Router's ranking chooses between matching routes.
 */
export function findRoute(release: LiveRelease, path: string): FoundRoute | undefined {
  const match = matchRoutes(getRouteTable(release), encodePath(path))?.at(-1);
  const route = release.routes.find((candidate) => candidate.id === match?.route.id);
  if (!match || !route) return undefined;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.params))
    if (value !== undefined) params[name] = value;
  return { release, route, params };
}

function getRouteTable(release: LiveRelease): RouteObject[] {
  let routeTable = routeTables.get(release);
  if (!routeTable) {
    routeTable = release.routes.map((route) => ({ id: route.id, path: route.path }));
    routeTables.set(release, routeTable);
  }
  return routeTable;
}
