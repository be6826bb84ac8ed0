import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { BoundedCache } from './bounded-cache.server.ts';

type Space = Pick<LoadContext['settings'], 'contentEndpoint'>;

/**
 * Maximum number of slugs in the cache. The cache maps slugs to uuids of published stories. Each
 * release of this remote has its own cache.
 */
const MAX_SLUGS = 20_000;
const uuidBySlug = new BoundedCache<string>(MAX_SLUGS);

/** Records the slug at which a published story was read. */
export function cacheStorySlug({ contentEndpoint }: Space, slug: string, uuid: string): void {
  uuidBySlug.set(`${contentEndpoint} ${slug}`, uuid, 1);
}

/**
 * Returns the uuid of the story last published at this slug. Returns undefined for an unknown slug.
 */
export function findUuidBySlug({ contentEndpoint }: Space, slug: string): string | undefined {
  return uuidBySlug.get(`${contentEndpoint} ${slug}`);
}
