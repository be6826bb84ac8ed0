import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { ContentRead } from '#content/content-read.ts';
import type { Executor } from '#db/database.ts';

import { noteSlugs } from './content-slug.repository.ts';
import type { PublishedSlug } from './content-slug.repository.ts';

const LOOK_MS = 30_000;
const TIMEOUT_MS = 10_000;
const PER_PAGE = 1000;

/** Notes where stories stand: at the start and, within half a minute, after each publication. */
export function keepSlugs(
  read: ContentRead,
  db: Executor,
  log: Logger,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let known: number | undefined;
  let told = false;
  const look = async (): Promise<void> => {
    try {
      const version = await readVersion(read, closing.signal);
      if (version === known) return;
      await noteSlugs(db, await readSlugs(read, closing.signal));
      known = version;
      told = false;
    } catch (error) {
      if (!told && !closing.signal.aborted) log.warn({ err: error }, 'slugs could not be noted');
      told = true;
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  timer.unref();
  return {
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await looking;
    },
  };
}

async function readVersion(read: ContentRead, closing: AbortSignal): Promise<number> {
  const { status, body } = await read('spaces/me', {}, until(closing));
  const version = Number(Object(Object(body).space).version);
  if (!Number.isFinite(version)) throw new Error(`the content service answered ${status}`);
  return version;
}

/** Addresses of all published stories. @throws where the content service is away */
export async function readSlugs(
  read: ContentRead,
  closing: AbortSignal,
): Promise<readonly PublishedSlug[]> {
  const all: PublishedSlug[] = [];
  for (let page = 1; ; page += 1) {
    const params = { paginated: '1', per_page: String(PER_PAGE), page: String(page) };
    const { status, body, headers } = await read('links', params, until(closing));
    if (status !== 200) throw new Error(`the content service answered ${status}`);
    const links = Object.values(Object(Object(body).links) as Readonly<Record<string, unknown>>);
    all.push(...links.flatMap(publishedSlug));
    if (links.length === 0 || page * PER_PAGE >= Number(headers.get('total') ?? 0)) return all;
  }
}

function publishedSlug(link: unknown): readonly PublishedSlug[] {
  const { slug, uuid, is_folder: folder, published } = Object(link) as Record<string, unknown>;
  if (typeof slug !== 'string' || typeof uuid !== 'string' || folder === true) return [];
  return published === false ? [] : [{ slug: slug.replace(/\/$/u, ''), story: uuid }];
}

const until = (closing: AbortSignal) => AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
