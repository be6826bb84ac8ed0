import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { ContentReader } from '#content/content-reader.ts';
import { watchContentVersion } from '#content/watch-content-version.ts';
import type { Executor } from '#db/database.ts';

import { saveSlugs } from './content-slug.repository.ts';
import type { PublishedSlug } from './content-slug.repository.ts';

const TIMEOUT_MS = 10_000;
const SLUGS_PER_PAGE = 1000;

/**
 * Saves the slugs of all Storyblok stories when the api starts, and again within half a minute
 * after each publication.
 */
export function startSlugFeed(
  readContent: ContentReader,
  db: Executor,
  log: Logger,
): { close(): Promise<void> } {
  return watchContentVersion({
    readContent,
    onChange: async (signal) => saveSlugs(db, await readSlugs(readContent, signal)),
    purpose: 'slugs',
    log,
  });
}

/**
 * Returns the slugs of all published Storyblok stories.
 * @throws Error if the content service is unavailable
 */
export async function readSlugs(
  readContent: ContentReader,
  closeSignal: AbortSignal,
): Promise<readonly PublishedSlug[]> {
  const publishedSlugs: PublishedSlug[] = [];
  for (let page = 1; ; page += 1) {
    const params = { paginated: '1', per_page: String(SLUGS_PER_PAGE), page: String(page) };
    const { status, body, headers } = await readContent(
      'links',
      params,
      createTimeoutSignal(closeSignal),
    );
    if (status !== 200) throw new Error(`the content service answered ${status}`);
    const links = Object.values(Object(Object(body).links) as Readonly<Record<string, unknown>>);
    publishedSlugs.push(...links.flatMap(toPublishedSlug));
    if (links.length === 0 || page * SLUGS_PER_PAGE >= Number(headers.get('total') ?? 0))
      return publishedSlugs;
  }
}

function toPublishedSlug(link: unknown): readonly PublishedSlug[] {
  const { slug, uuid, is_folder: isFolder, published } = Object(link) as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof uuid !== 'string' || isFolder === true) return [];
  return published === false ? [] : [{ slug: slug.replace(/\/$/u, ''), story: uuid }];
}

const createTimeoutSignal = (closeSignal: AbortSignal) =>
  AbortSignal.any([closeSignal, AbortSignal.timeout(TIMEOUT_MS)]);
