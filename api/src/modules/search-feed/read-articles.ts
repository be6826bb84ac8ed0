import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';
import { articleDocument, type Directory } from './article-document.ts';

export interface ContentSource {
  /** With `/v2`, without trailing slash. */
  readonly endpoint: string;
  readonly token: string;
}

const PAGE = 100;
const TIMEOUT_MS = 5000;

async function readPage(
  { endpoint, token }: ContentSource,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<{ stories: Story[]; total: number }> {
  const query = new URLSearchParams({
    token,
    version: 'published',
    per_page: String(PAGE),
    ...params,
  });
  const answer = await fetch(`${endpoint}/cdn/stories?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!answer.ok) throw new Error(`the content service answered ${answer.status}`);
  const { stories } = (await answer.json()) as { stories: Story[] };
  return { stories, total: Number(answer.headers.get('total') ?? stories.length) };
}

async function readStories(
  source: ContentSource,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<Story[]> {
  const all: Story[] = [];
  for (let page = 1; ; page += 1) {
    const { stories, total } = await readPage(source, { ...params, page: String(page) }, signal);
    all.push(...stories);
    if (all.length >= total || stories.length === 0) return all;
  }
}

const headlineOf = ({ name, content }: Story): string => {
  const { headline } = content as { headline?: unknown };
  return typeof headline === 'string' && headline !== '' ? headline : name;
};

async function readDirectory(source: ContentSource, signal: AbortSignal): Promise<Directory> {
  const categories = await readStories(source, { content_type: 'category' }, signal);
  const authors = await readStories(source, { content_type: 'author' }, signal);
  const names = new Map(categories.map((story) => [story.full_slug, headlineOf(story)]));
  return {
    authors: new Map(authors.map(({ uuid, name }) => [uuid, name])),
    categories: new Map(
      categories.map((story): [string, SearchCategory] => {
        const name = headlineOf(story);
        const above = names.get(story.full_slug.split('/').slice(0, -1).join('/'));
        const category =
          above === undefined ? { lvl0: name } : { lvl0: above, lvl1: `${above} > ${name}` };
        return [story.uuid, category];
      }),
    ),
  };
}

/** Every published article, as the search knows it. @throws where the content service is away */
export async function readArticles(
  source: ContentSource,
  signal: AbortSignal,
): Promise<SearchDocument[]> {
  const directory = await readDirectory(source, signal);
  const stories = await readStories(source, { content_type: 'article' }, signal);
  return stories
    .map((story) => articleDocument(story, directory))
    .filter((found) => found !== null);
}
