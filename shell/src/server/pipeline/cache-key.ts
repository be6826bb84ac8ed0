import type { CachePolicy, RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { pickDeclaredParams } from './load-context.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Returns a cache key that contains everything on which a public page depends; null if the page
 * must not be cached.
 */
export function getCacheKey(
  route: RouteDefinition,
  request: PageRequest,
  snapshot: Snapshot,
): string | null {
  const policy = route.handle.cache;
  const isPersonal =
    request.contentVersion === 'draft' ||
    request.hasEditorToken ||
    request.previewedReleases.length > 0 ||
    request.visitor.hasUrlToken;
  if (!policy || isPersonal || request.method !== 'GET') return null;
  return getPublicCacheKey(policy, request, snapshot);
}

/** Returns the cache key of a public page, independent of the visitor. */
export function getPublicCacheKey(
  policy: CachePolicy,
  {
    query,
    responseKind,
    appMode,
    path,
  }: Pick<PageRequest, 'query' | 'responseKind' | 'appMode' | 'path'>,
  { combination }: Snapshot,
): string {
  const params = pickDeclaredParams(query, policy.params ?? []).toString();
  return [responseKind, combination, appMode ? 'app' : 'web', path, params].join('|');
}

/** Returns the release combination of a cached document; null if the key is that of data. */
export function getDocumentCombination(key: string): string | null {
  const [responseKind, combination = ''] = key.split('|', 2);
  return responseKind === 'document' ? combination : null;
}

/**
 * Returns the cache tags of a page: those of the route and those that the loader returned
 * (`loaderTags`). Invalidating one of them drops the page.
 */
export function listCacheTags(
  { tags = [] }: CachePolicy,
  loaderTags: readonly string[],
): readonly string[] {
  return [...tags, ...loaderTags];
}
