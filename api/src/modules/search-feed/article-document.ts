import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';

/** Maximum number of indexed characters per article. */
const MAX_TEXT_LENGTH = 30_000;

type StoryFields = Readonly<Record<string, unknown>>;

const readTextField = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Collects the texts of a Storyblok story's rich text, blocks and tables, without URLs and
 * component names.
 */
function collectTexts(node: unknown, words: string[]): void {
  if (Array.isArray(node)) for (const item of node) collectTexts(item, words);
  else if (typeof node === 'object' && node !== null) {
    for (const [name, value] of Object.entries(node)) {
      if (TEXT_FIELDS.has(name) && typeof value === 'string') words.push(value);
      else collectTexts(value, words);
    }
  }
}

/** Names of the block fields whose text is indexed. */
const TEXT_FIELDS = new Set([
  'text',
  'headline',
  'title',
  'caption',
  'lead',
  'question',
  'answer',
  'quote',
  'value',
  'label',
  'note',
]);

/** Names of the Storyblok stories that articles reference by UUID, such as authors. */
export interface ReferenceDirectory {
  readonly categories: ReadonlyMap<string, SearchCategory>;
  readonly authors: ReadonlyMap<string, string>;
}

/**
 * Adds the time zone: Storyblok writes UTC times without a time zone, such as `2026-11-05 14:00`.
 */
const addTimeZone = (date: string): string =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d$/u.test(date) ? `${date.replace(' ', 'T')}Z` : date;

/** Builds the search document of an article. Returns null for any other Storyblok story. */
export function buildArticleDocument(
  story: Story,
  directory: ReferenceDirectory,
): SearchDocument | null {
  const content: StoryFields = story.content;
  if (content['component'] !== 'article') return null;
  const words: string[] = [];
  collectTexts(content['body'], words);
  const category = directory.categories.get(readTextField(content['category']));
  const hero = content['hero'] as StoryFields | undefined;
  const filename = readTextField(hero?.['filename']);
  const authors = (Array.isArray(content['authors']) ? (content['authors'] as unknown[]) : [])
    .map((uuid) => directory.authors.get(readTextField(uuid)))
    .filter((name) => name !== undefined);
  const date = Date.parse(
    addTimeZone(readTextField(content['date'])) || (story.first_published_at ?? ''),
  );
  return {
    objectID: story.uuid,
    kind: 'articles',
    title: readTextField(content['headline']) || story.name,
    path: paths.contentPage(story.full_slug),
    kicker: readTextField(content['kicker']),
    lead: readTextField(content['lead']),
    text: words.join(' ').replace(/\s+/gu, ' ').slice(0, MAX_TEXT_LENGTH),
    ...(category && { category }),
    date: Math.floor((Number.isNaN(date) ? 0 : date) / 1000),
    ...(filename && { picture: { filename, alt: readTextField(hero?.['alt']) } }),
    form: readTextField(content['kind']) || 'artikel',
    authors,
  };
}
