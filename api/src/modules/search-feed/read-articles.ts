import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';
import type { ContentReader } from '#content/content-reader.ts';
import { buildArticleDocument, type ReferenceDirectory } from './article-document.ts';
import type { FeedSource } from './search-feed.service.ts';

const PAGE_SIZE = 100;
const TIMEOUT_MS = 10_000;

async function readPage(
  readContent: ContentReader,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<{ stories: Story[]; total: number }> {
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await readContent(
    'stories',
    { per_page: String(PAGE_SIZE), ...params },
    timeoutSignal,
  );
  if (response.status !== 200) throw new Error(`the content service answered ${response.status}`);
  const { stories } = response.body as { stories: Story[] };
  return { stories, total: Number(response.headers.get('total') ?? stories.length) };
}

async function readStories(
  source: ContentReader,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<Story[]> {
  const allStories: Story[] = [];
  for (let page = 1; ; page += 1) {
    const { stories, total } = await readPage(source, { ...params, page: String(page) }, signal);
    allStories.push(...stories);
    if (allStories.length >= total || stories.length === 0) return allStories;
  }
}

const getHeadline = ({ name, content }: Story): string => {
  const { headline } = content as { headline?: unknown };
  return typeof headline === 'string' && headline !== '' ? headline : name;
};

async function readReferenceDirectory(
  source: ContentReader,
  signal: AbortSignal,
): Promise<ReferenceDirectory> {
  const categories = await readStories(source, { content_type: 'category' }, signal);
  const authors = await readStories(source, { content_type: 'author' }, signal);
  const names = new Map(categories.map((story) => [story.full_slug, getHeadline(story)]));
  return {
    authors: new Map(authors.map(({ uuid, name }) => [uuid, name])),
    categories: new Map(
      categories.map((story): [string, SearchCategory] => {
        const name = getHeadline(story);
        const parentCategoryName = names.get(story.full_slug.split('/').slice(0, -1).join('/'));
        const category =
          parentCategoryName === undefined
            ? { lvl0: name }
            : { lvl0: parentCategoryName, lvl1: `${parentCategoryName} > ${name}` };
        return [story.uuid, category];
      }),
    ),
  };
}

/**
 * Returns search documents of all published articles. @throws if the content service is unavailable
 */
async function readArticles(source: ContentReader, signal: AbortSignal): Promise<SearchDocument[]> {
  const directory = await readReferenceDirectory(source, signal);
  const stories = await readStories(source, { content_type: 'article' }, signal);
  return stories
    .map((story) => buildArticleDocument(story, directory))
    .filter((document) => document !== null);
}

/** Creates the feed source that reads all published articles. */
export function createArticleSource(content: ContentReader): FeedSource {
  return { kind: 'articles', read: (signal) => readArticles(content, signal) };
}
