import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { parseArticle } from '#data/article.parse.ts';
import { readTeasers } from '#data/articles.query.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { readDirectory } from '#data/directory.server.ts';
import { absentStory } from '#data/moved-story.server.ts';
import { parseSeo } from '#data/seo.parse.ts';
import type { Article } from '#model/article.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { contentsPart } from '#pages/parts/contents.parts.server.ts';
import { picturePreload } from '#pages/parts/picture-preload.ts';
import { storyTag } from '#pages/parts/story-tag.ts';
import { heroShape } from './article-head.ts';
import type { ArticlePageData } from './article-page.ts';
import { articleJsonLd } from './article.json-ld.server.ts';
import { articleFoot, articleHead } from './article.parts.server.ts';
import { readNeighbours } from './neighbours.server.ts';
import { countWords } from './count-words.ts';

/** An article below `/artikel`. */
export async function loadArticle(context: LoadContext): Promise<PageResult<ArticlePageData>> {
  const slug = pageSlug(context.path);
  if (!slug) return notFound();
  const content = contentReader(context);
  const [story, directory] = await Promise.all([
    content.story(slug, { resolve_links: 'url' }),
    readDirectory(content),
  ]);
  const article = story && parseArticle(story, directory);
  if (!article) return absentStory(context, slug);
  const [related, neighbours] = await Promise.all([
    readRelated(content, article),
    readNeighbours(content, directory, article),
  ]);
  const { body, seo, related: _, ...head } = article;
  const { blocks, contents } = arrangeBody(body, article.kind);
  const { correction, aiUse, topics, people } = article;
  return {
    kind: 'page',
    data: {
      kind: article.kind,
      story: article.uuid,
      share: shareOf(article, context.settings.siteUrl),
    },
    head: articleHeadOf(article, context.settings.siteUrl),
    regions: {
      head: [articleHead.make({ article: head, words: countWords(body) })],
      body: contents.length > 0 ? [contentsPart.make(contents), ...blocks] : blocks,
      foot: [articleFoot.make({ correction, aiUse, topics, people, related, neighbours })],
    },
    tags: [article.uuid, ...article.related].map(storyTag),
  };
}

function shareOf({ headline, href }: Article, siteUrl: string): ArticlePageData['share'] {
  return { title: headline, url: siteUrl + href };
}

/** The article stands without its neighbours when they cannot be read. */
async function readRelated(
  content: ContentReader,
  { related }: Article,
): Promise<readonly ArticleTeaser[]> {
  const teasers = await readTeasers(content, related).catch(() => new Map());
  return related.flatMap((uuid) => teasers.get(uuid) ?? []);
}

function articleHeadOf(article: Article, siteUrl: string): PageHead {
  const { name, lead, image, kind, href } = article;
  const picture = image && { url: image.src, alt: image.alt };
  return {
    name,
    description: lead,
    ogImage: picture,
    twitterImage: picture,
    ...parseSeo(article.seo),
    ogType: 'article',
    canonicalPath: href,
    preloadImages: picturePreload(image, heroShape(kind)),
    jsonLd: articleJsonLd(article, siteUrl),
  };
}
