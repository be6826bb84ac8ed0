import { findRoute } from '#server/snapshot/find-route.ts';
import type { FoundRoute } from '#server/snapshot/find-route.ts';
import { getOwner } from '#server/snapshot/ownership.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { findShellView } from './find-shell-view.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';

/** Result of matching a path: a route, or the kind of page that replaces it. */
export type MatchResult =
  | { readonly kind: 'route'; readonly found: FoundRoute }
  | { readonly kind: 'shell'; readonly view: string }
  | { readonly kind: 'not-found'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly area: string; readonly remote: string };

/**
 * Finds the owner of the path, then matches only the owner's routes. If the owner is unavailable,
 * the result is `unreachable` and not the 404 of another remote. A withdrawn owner has no pages.
 */
export function matchPage(
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): MatchResult {
  const { path } = request;
  const shellView = findShellView(path, services.config.servesInternalPages);
  if (shellView) return { kind: 'shell', view: shellView };
  const owner = getOwner(services.remotes.entries, path);
  if (!owner) return { kind: 'not-found', message: `Page not found: ${path}` };
  const release = snapshot.releases.get(owner.name);
  if (!release && services.snapshots.isWithdrawn(owner.name))
    return { kind: 'not-found', message: `Page not found: ${path}` };
  if (!release || !services.killSwitches.allows('remote', owner.name)) {
    return { kind: 'unreachable', area: owner.label, remote: owner.name };
  }
  const foundRoute = findRoute(release, path);
  if (!foundRoute) return { kind: 'not-found', message: `Page not found: ${path}` };
  const isAccepted =
    foundRoute.route.accepts?.({ params: foundRoute.params, query: request.query }) ?? true;
  if (!isAccepted) return { kind: 'not-found', message: `Page Not Found: ${path}` };
  return { kind: 'route', found: foundRoute };
}
