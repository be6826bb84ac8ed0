import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { AI_USES } from '#model/article.ts';
import type { Article } from '#model/article.ts';
import type { Author } from '#model/author.ts';
import { ARTICLE_KINDS } from '#model/teaser.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { readAssetField } from './read-asset-field.ts';
import type { Directory } from './directory.server.ts';
import { findFirstPicture, readForeignContent, findHeadline, findLead } from './foreign-fields.ts';
import {
  readDateField,
  readListField,
  readOptionField,
  readRelationsField,
  readTextField,
} from './fields.ts';
import { toStoryPath } from './read-link-field.ts';
import { findSeoFields } from './seo.parse.ts';

/**
 * Parses an article story as a teaser. Returns undefined for stories of other types. Parses each
 * version of a story once.
 */
export function parseTeaser(story: Story, directory: Directory): ArticleTeaser | undefined {
  return computeOnce(createTeaser, directory, story);
}

function createTeaser(directory: Directory, story: Story): ArticleTeaser | undefined {
  const { content } = story;
  if (content.component !== 'article') return undefined;
  const category = directory.category(getCategoryUuid(story));
  return {
    uuid: story.uuid,
    href: toStoryPath(story.full_slug),
    kicker: readTextField(content['kicker']),
    headline: findHeadline(content) ?? story.name,
    lead: findLead(content),
    kind: readOptionField(content['kind'], ARTICLE_KINDS, 'artikel'),
    date: getArticleDate(story),
    image: readAssetField(content['hero']) ?? readAssetField(findFirstPicture(content)),
    category: category && { name: category.headline, href: category.href },
    authors: findAuthors(story, directory).map(({ name, href }) => ({ name, href })),
  };
}

/**
 * Returns the date of an article as ISO date and time. This is the date set by the editors or, if
 * they set none, the date of the first publication.
 */
export function getArticleDate(story: Story): string | undefined {
  return readDateField(story.content['date']) ?? readDateField(story.first_published_at);
}

/**
 * Returns the uuid of an article's category. If the article has several categories, returns the
 * first.
 */
export function getCategoryUuid({ content }: Story): string | undefined {
  return readRelationsField(content['category'], 1)[0];
}

/**
 * Parses the articles among the stories. Leaves out stories of other types and keeps the order.
 * Returns the same list for the same list of stories.
 */
export function parseTeasers(
  stories: readonly Story[],
  directory: Directory,
): readonly ArticleTeaser[] {
  return computeOnce(createTeasers, directory, stories);
}

function createTeasers(directory: Directory, stories: readonly Story[]): readonly ArticleTeaser[] {
  return stories.map((story) => parseTeaser(story, directory)).filter((teaser) => !!teaser);
}

/**
 * Parses a complete article. Returns undefined for stories of other types. Parses each version of a
 * story once.
 */
export function parseArticle(story: Story, directory: Directory): Article | undefined {
  return computeOnce(createArticle, directory, story);
}

function createArticle(directory: Directory, story: Story): Article | undefined {
  const teaser = parseTeaser(story, directory);
  if (!teaser) return undefined;
  const { content } = story;
  return {
    ...teaser,
    slug: story.full_slug,
    name: story.name,
    updatedDate: readDateField(content['updatedDate']),
    correction: readTextField(content['correction']),
    people: findAuthors(story, directory),
    trail: directory.trail(getCategoryUuid(story)),
    body: readBody(content),
    topics: readListField(content['topics']),
    aiUse: readOptionField(content['aiUse'], AI_USES, 'none'),
    related: readRelationsField(content['related'], 6),
    seo: findSeoFields(content),
  };
}

/**
 * Returns the blocks of the body. Fields that only articles from other content spaces have also
 * become blocks.
 */
function readBody(content: RawBlock): readonly RawBlock[] {
  return readForeignContent(content, FIELDS_OUTSIDE_BODY).blocks;
}

/** Fields that the article's head and foot show. The body leaves them out. */
const FIELDS_OUTSIDE_BODY = ['kicker', 'hero', 'correction'];

function findAuthors({ content }: Story, directory: Directory): readonly Author[] {
  return readRelationsField(content['authors'])
    .map((uuid) => directory.author(uuid))
    .filter((author) => author !== undefined);
}
