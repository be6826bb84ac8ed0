import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { parseAuthor } from '#data/author.parse.ts';
import { parseCategory } from '#data/category.parse.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { findDescendants, readDirectory } from '#data/directory.server.ts';
import { resolveMissingStory } from '#data/missing-story.server.ts';
import { MAIN_FEED_PATH, buildFeedPath } from './feed-path.ts';
import { renderFeedXml } from './feed.ts';
import type { FeedHead } from './feed.ts';

const MAX_FEED_ITEMS = 30;

/** Loads the feed of the newest articles. */
export async function loadFeed(context: LoadContext): Promise<DocumentResult> {
  const feedHead: FeedHead = {
    title: 'Grünland',
    description: 'Die neuesten Artikel des Magazins Grünland.',
    path: paths.articles(),
    feedPath: MAIN_FEED_PATH,
  };
  return renderFeed(context, feedHead, {});
}

/** Loads the feed of a category or an author, for example `/feeds/thema/acker.xml`. */
export async function loadStoryFeed(context: LoadContext): Promise<DocumentResult> {
  const name = context.params['*'] ?? '';
  const slug = name.endsWith('.xml') ? toPageSlug(name.slice(0, -'.xml'.length)) : undefined;
  if (!slug) return createNotFoundResult();
  const content = createContentReader(context);
  const [story, directory] = await Promise.all([content.story(slug), readDirectory(content)]);
  if (story?.content.component === 'category') {
    const category = parseCategory(story);
    const { headline, description, href } = category;
    const feedDescription = description ?? `Artikel aus ${headline}.`;
    const feedHead = {
      title: `Grünland: ${headline}`,
      description: feedDescription,
      path: href,
      feedPath: buildFeedPath(href),
    };
    const categories = [category, ...findDescendants(directory, category)];
    return renderFeed(context, feedHead, { categories: categories.map(({ uuid }) => uuid) });
  }
  if (!story) return resolveMissingFeed(context, slug);
  if (story.content.component !== 'author') return createNotFoundResult();
  const { name: authorName, href, uuid } = parseAuthor(story);
  const authorFeedHead = {
    title: `Grünland: ${authorName}`,
    description: `Artikel von ${authorName}.`,
    path: href,
    feedPath: buildFeedPath(href),
  };
  return renderFeed(context, authorFeedHead, { author: uuid });
}

/**
 * Returns the response for a feed whose story is missing. If the story was moved, redirects to the
 * feed at its new path.
 */
async function resolveMissingFeed(context: LoadContext, slug: string): Promise<DocumentResult> {
  const response = await resolveMissingStory(context, slug);
  if (response.kind !== 'redirect' || !PATH_WITH_FEED_PATTERN.test(response.to)) return response;
  return { ...response, to: buildFeedPath(response.to) };
}

const PATH_WITH_FEED_PATTERN = /^\/(?:thema|autoren)\/[^?#]+$/;

async function renderFeed(
  context: LoadContext,
  feedHead: FeedHead,
  query: { readonly categories?: readonly string[]; readonly author?: string },
): Promise<DocumentResult> {
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const { teasers } = await findArticles(content, directory, { perPage: MAX_FEED_ITEMS, ...query });
  const body = renderFeedXml(feedHead, teasers, context.settings.siteUrl);
  return { kind: 'document', type: 'application/rss+xml', body };
}
