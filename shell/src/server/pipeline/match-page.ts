import { findRoute } from '#server/snapshot/find-route.ts';
import type { FoundRoute } from '#server/snapshot/find-route.ts';
import { getOwner } from '#server/snapshot/ownership.ts';
import { findShellView } from './find-shell-view.ts';
import type { PageJob } from './page-job.ts';
import { createNotFoundPage, createUnreachablePage } from './problem-page.ts';
import type { ProblemPage } from './problem-page.ts';

/** Result of matching a path: a route of a remote, a view of the shell, or a problem. */
export type PageMatch =
  | ({ readonly kind: 'route' } & FoundRoute)
  | { readonly kind: 'shell'; readonly view: string }
  | { readonly kind: 'problem'; readonly problem: ProblemPage };

/**
 * Finds the owner of the path, then matches only the owner's routes. If the owner is unavailable,
 * the result is an unreachable area and not the 404 of another remote. A withdrawn owner has no
 * pages.
 */
export function matchPage({ request, snapshot, services }: PageJob): PageMatch {
  const { path, query, requestId, problem } = request;
  if (problem) return { kind: 'problem', problem };
  const shellView = findShellView(path, services.config.servesInternalPages);
  if (shellView) return { kind: 'shell', view: shellView };
  const createNotFoundMatch = (message: string): PageMatch => ({
    kind: 'problem',
    problem: createNotFoundPage(message, requestId),
  });
  const owner = getOwner(services.remotes.entries, path);
  if (!owner) return createNotFoundMatch(`Page not found: ${path}`);
  const release = snapshot.releases.get(owner.name);
  if (!release && services.snapshots.isWithdrawn(owner.name))
    return createNotFoundMatch(`Page not found: ${path}`);
  if (!release || !services.killSwitches.allows('remote', owner.name)) {
    const message = `${owner.name} has no release`;
    return { kind: 'problem', problem: createUnreachablePage(owner.label, message, requestId) };
  }
  const foundRoute = findRoute(release, path);
  if (!foundRoute) return createNotFoundMatch(`Page not found: ${path}`);
  const isAccepted = foundRoute.route.accepts?.({ params: foundRoute.params, query }) ?? true;
  return isAccepted
    ? { kind: 'route', ...foundRoute }
    : createNotFoundMatch(`Page Not Found: ${path}`);
}

/** Returns the release that owns the matched route; null for pages of the shell. */
export function getOwnerOfMatch(match: PageMatch) {
  return match.kind === 'route' ? { remote: match.release.name, release: match.release.id } : null;
}
