import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { ContentReader } from '#content/content-reader.ts';
import type { Executor } from '#db/database.ts';

import { saveSlugs } from './content-slug.repository.ts';
import type { PublishedSlug } from './content-slug.repository.ts';

const POLL_MS = 30_000;
const TIMEOUT_MS = 10_000;
const PER_PAGE = 1000;

/**
 * Saves the slugs of all Storyblok stories when the api starts, and again within half a minute
 * after each publication.
 */
export function startSlugFeed(
  read: ContentReader,
  db: Executor,
  log: Logger,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let savedVersion: number | undefined;
  let isFailureLogged = false;
  const poll = async (): Promise<void> => {
    try {
      const version = await readVersion(read, closing.signal);
      if (version === savedVersion) return;
      await saveSlugs(db, await readSlugs(read, closing.signal));
      savedVersion = version;
      isFailureLogged = false;
    } catch (error) {
      if (!isFailureLogged && !closing.signal.aborted)
        log.warn({ err: error }, 'slugs could not be updated');
      isFailureLogged = true;
    }
  };
  let currentPoll = poll();
  const timer = setInterval(() => {
    currentPoll = currentPoll.then(poll);
  }, POLL_MS);
  timer.unref();
  return {
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await currentPoll;
    },
  };
}

async function readVersion(read: ContentReader, closing: AbortSignal): Promise<number> {
  const { status, body } = await read('spaces/me', {}, createTimeoutSignal(closing));
  const version = Number(Object(Object(body).space).version);
  if (!Number.isFinite(version)) throw new Error(`the content service answered ${status}`);
  return version;
}

/**
 * Returns the slugs of all published Storyblok stories. @throws Error when the content service is
 * unavailable
 */
export async function readSlugs(
  read: ContentReader,
  closing: AbortSignal,
): Promise<readonly PublishedSlug[]> {
  const all: PublishedSlug[] = [];
  for (let page = 1; ; page += 1) {
    const params = { paginated: '1', per_page: String(PER_PAGE), page: String(page) };
    const { status, body, headers } = await read('links', params, createTimeoutSignal(closing));
    if (status !== 200) throw new Error(`the content service answered ${status}`);
    const links = Object.values(Object(Object(body).links) as Readonly<Record<string, unknown>>);
    all.push(...links.flatMap(toPublishedSlug));
    if (links.length === 0 || page * PER_PAGE >= Number(headers.get('total') ?? 0)) return all;
  }
}

function toPublishedSlug(link: unknown): readonly PublishedSlug[] {
  const { slug, uuid, is_folder: folder, published } = Object(link) as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof uuid !== 'string' || folder === true) return [];
  return published === false ? [] : [{ slug: slug.replace(/\/$/u, ''), story: uuid }];
}

const createTimeoutSignal = (closing: AbortSignal) =>
  AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
