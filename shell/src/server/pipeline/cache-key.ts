import type { CachePolicy, RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { declaredParams } from './load-context.ts';
import type { PageRequest } from './page-request.ts';

/** Everything that can change a public page, or null when this request must not be cached. */
export function cacheKey(
  route: RouteDefinition,
  request: PageRequest,
  snapshot: Snapshot,
): string | null {
  const policy = route.handle.cache;
  const personal =
    request.contentVersion === 'draft' ||
    request.editorTokenSeen ||
    request.previewed.length > 0 ||
    request.visitor.bringsToken;
  if (!policy || personal || request.method !== 'GET') return null;
  return publicKey(policy, request, snapshot);
}

/** The key of a public page, whoever asks for it. */
export function publicKey(
  policy: CachePolicy,
  { query, wants, appMode, path }: Pick<PageRequest, 'query' | 'wants' | 'appMode' | 'path'>,
  { combination }: Snapshot,
): string {
  const params = declaredParams(query, policy.params ?? []).toString();
  return [wants, combination, appMode ? 'app' : 'web', path, params].join('|');
}

/** Events that drop the page: those of its route and those its loader named. */
export function cacheTags(route: RouteDefinition, own: readonly string[]): readonly string[] {
  return [...(route.handle.cache?.tags ?? []), ...own];
}
