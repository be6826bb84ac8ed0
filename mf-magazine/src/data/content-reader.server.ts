import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { ContentResponse, ContentReadFunction } from './content-client.server.ts';
import { createContentReadFunction } from './content-client.server.ts';
import { ContentError } from './content-error.server.ts';
import type { ContentQuery } from './content-query.ts';
import { encodeSlug } from './content-slug.ts';
import { ContentStore } from './content-store.server.ts';
import { resolveStoryLinks } from './resolve-story-links.server.ts';
import { cacheStorySlug } from './cached-slugs.server.ts';
import { rejectOnAbort } from './reject-on-abort.server.ts';

/** One page of stories, and the total number of stories on all pages. */
export interface StoryList {
  readonly stories: readonly Story[];
  readonly total: number;
}

/** Reads stories for loaders. All reads reject with ContentError. */
export interface ContentReader {
  /** Returns the story with exactly this slug. Returns undefined when it does not exist. */
  readonly story: (slug: string, query?: ContentQuery) => Promise<Story | undefined>;
  readonly stories: (query: ContentQuery) => Promise<StoryList>;
  readonly allStories: (query: ContentQuery) => Promise<readonly Story[]>;
  /** Returns the stories in the order of `uuids`. Leaves out unpublished and deleted stories. */
  readonly storiesByUuids: (uuids: readonly string[]) => Promise<readonly Story[]>;
  /**
   * Returns whether a read of this reader has failed so far; a story that does not exist is no
   * failure. A page that was made in spite of it is incomplete.
   */
  readonly hasFailed: () => boolean;
}

type ReadContent = (path: string, query: ContentQuery) => Promise<ContentResponse>;

/** Default page size of lists (specification section 9). */
const PAGE_SIZE = 25;
/** Number of uuids per request (specification section 9). */
const UUID_BATCH_SIZE = 50;
/** Page size for reading all stories of a list (specification section 9). */
const BULK_PAGE_SIZE = 100;

/**
 * Maximum age of the cached content version in milliseconds. The hosted API has a rate limit, so
 * its versions are cached longer than those of the embedded service.
 */
const VERSION_MAX_AGE_MS = { embedded: 50, hosted: 800 } as const;

/** One store of published content per content space. The stores live as long as this release. */
const stores = new Map<string, ContentStore>();
/** One uncached client for drafts per content space. */
const draftReadFunctionsByKey = new Map<string, ContentReadFunction>();

/**
 * Creates the reader of a request. The reader fetches drafts with the preview token and without a
 * cache. It reads published content from the store.
 */
export function createContentReader(context: LoadContext): ContentReader {
  const { settings, signal, contentVersion } = context;
  if (contentVersion === 'draft') {
    const readDraft = getDraftReadFunction(settings);
    const reader = createReader(context, (path, query) =>
      rejectOnAbort(readDraft(path, query), signal),
    );
    return createEditedStoryReader(reader, context.editedStory);
  }
  const store = getStore(settings);
  const reader = createReader(context, (path, query) => store.get(path, query, signal));
  return { ...reader, story: (slug, query) => cacheSlug(settings, reader.story(slug, query)) };
}

/**
 * Records the slug of a story that was read. After the story is moved or unpublished, the slug can
 * then be redirected.
 */
async function cacheSlug(
  settings: LoadContext['settings'],
  storyPromise: Promise<Story | undefined>,
) {
  const story = await storyPromise;
  if (story) cacheStorySlug(settings, stripTrailingSlash(story.full_slug), story.uuid);
  return story;
}

/**
 * Creates a reader that returns the editor's unsaved content for the story that is being edited.
 */
function createEditedStoryReader(reader: ContentReader, editedStory: unknown): ContentReader {
  const { id, content } = Object(editedStory) as Partial<Story>;
  if (typeof content?.component !== 'string') return reader;
  return {
    ...reader,
    story: async (slug, query) => {
      const savedStory = await reader.story(slug, query);
      if (!savedStory || String(savedStory.id) !== String(id)) return savedStory;
      if (!query?.['resolve_links']) return { ...savedStory, content };
      return { ...savedStory, content: await resolveStoryLinks(content, reader.storiesByUuids) };
    },
  };
}

function getStore(settings: LoadContext['settings']): ContentStore {
  const key = `${settings.contentEndpoint} ${settings.contentPublicToken}`;
  const existingStore = stores.get(key);
  if (existingStore) return existingStore;
  const maxAgeMs = VERSION_MAX_AGE_MS[settings.contentRateLimit === 0 ? 'embedded' : 'hosted'];
  const store = new ContentStore(createContentReadFunction(settings, 'published'), maxAgeMs);
  stores.set(key, store);
  return store;
}

function getDraftReadFunction(settings: LoadContext['settings']): ContentReadFunction {
  const key = `${settings.contentEndpoint} ${settings.contentPreviewToken}`;
  const existingReadFunction = draftReadFunctionsByKey.get(key);
  if (existingReadFunction) return existingReadFunction;
  const draftReadFunction = createContentReadFunction(settings, 'draft');
  draftReadFunctionsByKey.set(key, draftReadFunction);
  return draftReadFunction;
}

function createReader({ log }: LoadContext, read: ReadContent): ContentReader {
  let hasFailed = false;
  const readContent: ReadContent = async (path, query) => {
    try {
      return await read(path, query);
    } catch (error) {
      if (!isNotFound(error)) {
        hasFailed = true;
        log.warn({ content: path, error: String(error) }, 'reading content failed');
      }
      throw error;
    }
  };
  const stories: ContentReader['stories'] = async (query) => {
    const { data, total } = await readContent('stories', { per_page: PAGE_SIZE, ...query });
    const list = (data['stories'] ?? []) as readonly Story[];
    return { stories: list, total: total ?? list.length };
  };
  return {
    story: (slug, query) => readStory(readContent, slug, query),
    stories,
    allStories: (query) => readAll(stories, query),
    storiesByUuids: (uuids) => readByUuids(stories, uuids),
    hasFailed: () => hasFailed,
  };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ContentError && error.status === 404;
}

async function readStory(readContent: ReadContent, slug: string, query?: ContentQuery) {
  try {
    const { data } = await readContent(`stories/${encodeSlug(slug)}`, query ?? {});
    const story = data['story'] as Story | undefined;
    // The endpoint also accepts an id or uuid as slug. A story found that way is ignored.
    return story && stripTrailingSlash(story.full_slug) === stripTrailingSlash(slug)
      ? story
      : undefined;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

async function readAll(stories: ContentReader['stories'], query: ContentQuery) {
  const firstPage = await stories({ ...query, per_page: BULK_PAGE_SIZE, page: 1 });
  const pages = Math.ceil(firstPage.total / BULK_PAGE_SIZE);
  // Returns the same list for the same pages, because what is made from a list is kept by the list.
  if (pages <= 1) return firstPage.stories;
  const otherPages = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    stories({ ...query, per_page: BULK_PAGE_SIZE, page: index + 2 }),
  );
  const lists = [firstPage, ...(await Promise.all(otherPages))].map((page) => page.stories);
  return computeOnce(joinLists, ...lists);
}

const joinLists = (...lists: readonly (readonly Story[])[]): readonly Story[] => lists.flat();

async function readByUuids(stories: ContentReader['stories'], uuids: readonly string[]) {
  const uniqueUuids = [...new Set(uuids)];
  const batches = Array.from(
    { length: Math.ceil(uniqueUuids.length / UUID_BATCH_SIZE) },
    (_, index) =>
      stories({
        by_uuids_ordered: uniqueUuids
          .slice(index * UUID_BATCH_SIZE, (index + 1) * UUID_BATCH_SIZE)
          .join(','),
        per_page: UUID_BATCH_SIZE,
        excluding_fields: 'body',
      }),
  );
  return (await Promise.all(batches)).flatMap((batch) => batch.stories);
}

function stripTrailingSlash(slug: string): string {
  return slug.replace(/\/$/, '');
}
