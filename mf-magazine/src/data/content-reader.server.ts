import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { ContentAnswer, ContentRead } from './content-client.server.ts';
import { createContentRead } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import type { ContentQuery } from './content-query.ts';
import { encodedSlug } from './content-slug.ts';
import { ContentStore } from './content-store.server.ts';
import { withLinkedStories } from './edited-links.server.ts';
import { sawStory } from './seen-slugs.server.ts';
import { sooner } from './waiting.server.ts';

/** One page of stories and how many there are over all pages. */
export interface StoryList {
  readonly stories: readonly Story[];
  readonly total: number;
}

/** What loaders see of the content system. All reads reject with ContentError. */
export interface ContentReader {
  /** The story at exactly this slug; undefined when there is none. */
  readonly story: (slug: string, query?: ContentQuery) => Promise<Story | undefined>;
  readonly stories: (query: ContentQuery) => Promise<StoryList>;
  readonly allStories: (query: ContentQuery) => Promise<readonly Story[]>;
  /** In the order asked for; unpublished and deleted ones are missing. */
  readonly storiesByUuids: (uuids: readonly string[]) => Promise<readonly Story[]>;
}

type Get = (path: string, query: ContentQuery) => Promise<ContentAnswer>;

/** Default page length, batch of relations, page length of bulk reads (specification section 9). */
const PER_PAGE = 25;
const BATCH = 50;
const BULK = 100;

/** Age of the content version at which it is read again: quick next door, polite to the hosted API. */
const VERSION_MAX_AGE_MS = { embedded: 50, hosted: 800 } as const;

/** One store and one draft client per content space for the life of this release. */
const stores = new Map<string, ContentStore>();
const draftReads = new Map<string, ContentRead>();

/** Drafts are read as they stand, with the preview token and no cache; the rest through the store. */
export function contentReader(context: LoadContext): ContentReader {
  const { settings, signal, contentVersion } = context;
  if (contentVersion === 'draft') {
    const read = draftReadFor(settings);
    const reader = readerOver((path, query) => sooner(read(path, query), signal));
    return withEdited(reader, context.editedStory);
  }
  const store = storeFor(settings);
  const reader = readerOver((path, query) => store.get(path, query, signal));
  return { ...reader, story: (slug, query) => remembered(settings, reader.story(slug, query)) };
}

/** A story that moves or goes later can then still be told from one that never was. */
async function remembered(settings: LoadContext['settings'], read: Promise<Story | undefined>) {
  const story = await read;
  if (story) sawStory(settings, withoutSlash(story.full_slug), story.uuid);
  return story;
}

/** The story that is being edited shows what was typed, whatever has been saved. */
function withEdited(reader: ContentReader, edited: unknown): ContentReader {
  const { id, content } = Object(edited) as Partial<Story>;
  if (typeof content?.component !== 'string') return reader;
  return {
    ...reader,
    story: async (slug, query) => {
      const saved = await reader.story(slug, query);
      if (!saved || String(saved.id) !== String(id)) return saved;
      if (!query?.['resolve_links']) return { ...saved, content };
      return { ...saved, content: await withLinkedStories(content, reader.storiesByUuids) };
    },
  };
}

function storeFor(settings: LoadContext['settings']): ContentStore {
  const key = `${settings.contentEndpoint} ${settings.contentPublicToken}`;
  const known = stores.get(key);
  if (known) return known;
  const age = VERSION_MAX_AGE_MS[settings.contentRateLimit === 0 ? 'embedded' : 'hosted'];
  const store = new ContentStore(createContentRead(settings, 'published'), age);
  stores.set(key, store);
  return store;
}

function draftReadFor(settings: LoadContext['settings']): ContentRead {
  const key = `${settings.contentEndpoint} ${settings.contentPreviewToken}`;
  const known = draftReads.get(key);
  if (known) return known;
  const read = createContentRead(settings, 'draft');
  draftReads.set(key, read);
  return read;
}

function readerOver(get: Get): ContentReader {
  const stories: ContentReader['stories'] = async (query) => {
    const { data, total } = await get('stories', { per_page: PER_PAGE, ...query });
    const list = (data['stories'] ?? []) as readonly Story[];
    return { stories: list, total: total ?? list.length };
  };
  return {
    story: (slug, query) => readStory(get, slug, query),
    stories,
    allStories: (query) => readAll(stories, query),
    storiesByUuids: (uuids) => readByUuids(stories, uuids),
  };
}

async function readStory(get: Get, slug: string, query?: ContentQuery) {
  try {
    const { data } = await get(`stories/${encodedSlug(slug)}`, query ?? {});
    const story = data['story'] as Story | undefined;
    // The same address also takes ids and uuids; only the slug itself may answer for a page.
    return story && withoutSlash(story.full_slug) === withoutSlash(slug) ? story : undefined;
  } catch (error) {
    if (error instanceof ContentError && error.status === 404) return undefined;
    throw error;
  }
}

async function readAll(stories: ContentReader['stories'], query: ContentQuery) {
  const first = await stories({ ...query, per_page: BULK, page: 1 });
  const pages = Math.ceil(first.total / BULK);
  // The very list that is kept: what is made of it can be kept along with it.
  if (pages <= 1) return first.stories;
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    stories({ ...query, per_page: BULK, page: index + 2 }),
  );
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.stories);
}

async function readByUuids(stories: ContentReader['stories'], uuids: readonly string[]) {
  const wanted = [...new Set(uuids)];
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    stories({
      by_uuids_ordered: wanted.slice(index * BATCH, (index + 1) * BATCH).join(','),
      per_page: BATCH,
      excluding_fields: 'body',
    }),
  );
  return (await Promise.all(batches)).flatMap((batch) => batch.stories);
}

function withoutSlash(slug: string): string {
  return slug.replace(/\/$/, '');
}
