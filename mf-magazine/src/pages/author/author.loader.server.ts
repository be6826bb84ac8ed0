import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart, createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { parseAuthor } from '#data/author.parse.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { readDirectory } from '#data/directory.server.ts';
import { parseSeo, findSeoFields } from '#data/seo.parse.ts';
import { createFeedLink, buildFeedPath } from '#documents/feed-path.ts';
import type { Author } from '#model/author.ts';
import { buildPageHref, readPageNumber } from '#model/page-number.ts';
import { createPager } from '#model/pager.ts';
import { loadContentPageFallback } from '#pages/content-page/content-page.loader.server.ts';
import type { CONTENT_PAGE_FALLBACK } from '#pages/content-page/content-page-fallback.ts';
import { createBreadcrumbList } from '#pages/story-page/breadcrumb-list.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';
import { AuthorView } from './AuthorView.tsx';

const PER_PAGE = 15;

/** Loads an author below `/autoren` with their articles. */
export async function loadAuthor(
  context: LoadContext,
): Promise<PageResult<null | typeof CONTENT_PAGE_FALLBACK>> {
  const slug = toPageSlug(context.path);
  const page = readPageNumber(context.query);
  if (!slug || page === undefined) return createNotFoundResult();
  const content = createContentReader(context);
  const [story, directory] = await Promise.all([
    content.story(slug, { resolve_links: 'url' }),
    readDirectory(content),
  ]);
  if (story?.content.component !== 'author') return loadContentPageFallback(context, slug, story);
  const author = parseAuthor(story);
  const { teasers, total } = await findArticles(content, directory, {
    page,
    perPage: PER_PAGE,
    author: author.uuid,
  });
  const pager = createPager(author.href, page, total, PER_PAGE);
  if (!pager) return createNotFoundResult();
  return {
    kind: 'page',
    incomplete: content.hasFailed(),
    data: null,
    head: {
      name: story.name,
      description: author.bio,
      ...parseSeo(findSeoFields(story.content)),
      alternates: createFeedLink(buildFeedPath(author.href), `Grünland: ${author.name}`),
      canonicalPath: buildPageHref(author.href, page),
      jsonLd: [
        createPersonJsonLd(author, context.settings.siteUrl),
        createBreadcrumbList([{ name: author.name, href: author.href }], context.settings.siteUrl),
      ],
    },
    parts: { main: createPart(AuthorView, { author, articles: teasers, total, pager }) },
    tags: [getStoryTag(author.uuid)],
  };
}

function createPersonJsonLd({ name, role, href }: Author, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name, jobTitle: role, url: `${siteUrl}${href}` },
  };
}
