import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { BoundedCache } from './bounded-cache.server.ts';

type Space = Pick<LoadContext['settings'], 'contentEndpoint'>;

/** Slugs under which a story was published while this release ran. */
const MOST = 20_000;
const seen = new BoundedCache<string>(MOST);

/** A published story was read at this slug. */
export function sawStory({ contentEndpoint }: Space, slug: string, uuid: string): void {
  seen.set(`${contentEndpoint} ${slug}`, uuid, 1);
}

/** Uuid of the story that was last published at this slug. */
export function uuidAtSlug({ contentEndpoint }: Space, slug: string): string | undefined {
  return seen.get(`${contentEndpoint} ${slug}`);
}
