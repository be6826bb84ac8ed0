import type { ArticleViewReport } from '@gruenland/shared-contracts/api/article-views.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { LoadContext, ServerSettings } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { parseArticle } from '#data/article.parse.ts';
import { readTeasers } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { readDirectory } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { createHeadImage } from '#data/head-image.ts';
import { parseSeo } from '#data/seo.parse.ts';
import type { Article } from '#model/article.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { getTopicId } from '#model/topic-id.ts';
import { loadContentPageFallback } from '#pages/content-page/content-page.loader.server.ts';
import type { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';
import { createPicturePreload } from '#pages/story-page/picture-preload.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';
import { createArticleParts } from './article-parts.server.ts';
import { getHeroShape } from './article-head.ts';
import { prepareArticleText } from './article-text.ts';
import type { ArticlePageData, ArticleShare } from './article-page-data.ts';
import { createArticleJsonLd } from './article.json-ld.server.ts';
import { readNeighbours } from './neighbours.server.ts';

/** Loads an article below `/artikel`. */
export async function loadArticle(
  context: LoadContext,
): Promise<PageResult<ArticlePageData | typeof CONTENT_PAGE_FALLBACK>> {
  const slug = toPageSlug(context.path);
  if (!slug) return createNotFoundResult();
  const content = createContentReader(context);
  const [story, directory] = await Promise.all([
    content.story(slug, { resolve_links: 'url' }),
    readDirectory(content),
  ]);
  const article = story && parseArticle(story, directory);
  if (!article) return loadContentPageFallback(context, slug, story);
  const [relatedArticles, neighbours] = await Promise.all([
    readRelatedArticles(content, directory, article),
    readNeighbours(content, directory, article),
  ]);
  const { blocks, next } = prepareArticleText(article);
  const [section] = article.trail;
  return {
    kind: 'page',
    incomplete: content.hasFailed(),
    data: {
      kind: article.kind,
      story: article.uuid,
      topic: section && getTopicId(section.slug),
      share: createShareData(article, slug, context.settings.siteUrl),
    },
    head: computeOnce(createArticleHead, context.settings, article),
    regions: {
      body: blocks,
      next,
    },
    parts: createArticleParts(article, { related: relatedArticles, neighbours }),
    tags: [article.uuid, ...article.related].map(getStoryTag),
    viewReport: {
      path: '/api/article-views',
      body: { story: article.uuid } satisfies ArticleViewReport,
    },
  };
}

function createShareData({ headline, href }: Article, slug: string, siteUrl: string): ArticleShare {
  return { id: slug.replace(/^artikel\//, ''), title: headline, url: siteUrl + href };
}

/** Reads the related articles. Returns an empty list when reading fails. */
async function readRelatedArticles(
  content: ContentReader,
  directory: Directory,
  { related }: Article,
): Promise<readonly ArticleTeaser[]> {
  const teasers = await readTeasers(content, related, directory).catch(() => new Map());
  return related.flatMap((uuid) => teasers.get(uuid) ?? []);
}

function createArticleHead({ siteUrl }: ServerSettings, article: Article): PageHead {
  const { name, lead, image, kind, href } = article;
  const picture = createHeadImage(image);
  return {
    name,
    description: lead,
    ogImage: picture,
    twitterImage: picture,
    ...parseSeo(article.seo),
    ogType: 'article',
    article: {
      publishedTime: article.date,
      modifiedTime: article.updatedDate,
      section: article.trail[0]?.headline,
      tags: article.topics,
    },
    canonicalPath: href,
    preloadImages: createPicturePreload(image, getHeroShape(kind)),
    jsonLd: createArticleJsonLd(article, siteUrl),
  };
}
