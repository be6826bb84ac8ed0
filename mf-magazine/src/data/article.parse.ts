import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { AI_USES } from '#model/article.ts';
import type { Article } from '#model/article.ts';
import type { Author } from '#model/author.ts';
import { ARTICLE_KINDS } from '#model/teaser.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { assetField } from './asset-field.ts';
import type { Directory } from './directory.server.ts';
import { firstPicture, foreignContent, headlineOf, leadOf } from './foreign-fields.ts';
import { dateField, listField, optionField, relationsField, textField } from './fields.ts';
import { storyPath } from './link-field.ts';
import { seoOf } from './seo.parse.ts';

/** An article as a teaser; undefined when the story is no article. */
export function parseTeaser(story: Story, directory: Directory): ArticleTeaser | undefined {
  const { content } = story;
  if (content.component !== 'article') return undefined;
  const category = directory.category(categoryOf(story));
  return {
    uuid: story.uuid,
    href: storyPath(story.full_slug),
    kicker: textField(content['kicker']),
    headline: headlineOf(content) ?? story.name,
    lead: leadOf(content),
    kind: optionField(content['kind'], ARTICLE_KINDS, 'artikel'),
    date: articleDate(story),
    image: assetField(content['hero']) ?? assetField(firstPicture(content)),
    category: category && { name: category.headline, href: category.href },
    authors: peopleOf(story, directory).map(({ name, href }) => ({ name, href })),
  };
}

/** When an article appeared, as its editors say; else when it was first published. ISO. */
export function articleDate(story: Story): string | undefined {
  return dateField(story.content['date']) ?? dateField(story.first_published_at);
}

/** Uuid of an article's category; where a space lets articles have several, of the first. */
export function categoryOf({ content }: Story): string | undefined {
  return relationsField(content['category'], 1)[0];
}

/** The articles among the stories, in their order. */
export function parseTeasers(stories: readonly Story[], directory: Directory): ArticleTeaser[] {
  return stories.map((story) => parseTeaser(story, directory)).filter((teaser) => !!teaser);
}

/** A whole article; undefined when the story is no article. */
export function parseArticle(story: Story, directory: Directory): Article | undefined {
  const teaser = parseTeaser(story, directory);
  if (!teaser) return undefined;
  const { content } = story;
  return {
    ...teaser,
    slug: story.full_slug,
    name: story.name,
    updatedDate: dateField(content['updatedDate']),
    correction: textField(content['correction']),
    people: peopleOf(story, directory),
    trail: directory.trail(categoryOf(story)),
    body: bodyOf(content),
    topics: listField(content['topics']),
    aiUse: optionField(content['aiUse'], AI_USES, 'none'),
    related: relationsField(content['related'], 6),
    seo: seoOf(content),
  };
}

/** The body, and after it what articles of other spaces hold in fields of their own. */
function bodyOf(content: RawBlock): readonly RawBlock[] {
  return foreignContent(content, OWN_FIELDS).blocks;
}

/** Fields that stand in an article's head and foot. */
const OWN_FIELDS = ['kicker', 'hero', 'correction'];

function peopleOf({ content }: Story, directory: Directory): readonly Author[] {
  return relationsField(content['authors'])
    .map((uuid) => directory.author(uuid))
    .filter((author) => author !== undefined);
}
