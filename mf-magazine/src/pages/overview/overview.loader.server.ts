import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart, createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import { buildPageHref, readPageNumber } from '#model/page-number.ts';
import { MAIN_FEED_PATH, createFeedLink } from '#documents/feed-path.ts';
import { createBreadcrumbList } from '#pages/story-page/breadcrumb-list.ts';
import { createPager } from '#model/pager.ts';
import { groupByDay } from './article-list.ts';
import { ArticleList } from './ArticleList.tsx';

const PER_PAGE = 20;

/** Loads one page of the list of all articles, newest first. */
export async function loadOverview(context: LoadContext): Promise<PageResult<null>> {
  const page = readPageNumber(context.query);
  if (page === undefined) return createNotFoundResult();
  const content = createContentReader(context);
  const directory = await readDirectory(content);
  const { teasers, total } = await findArticles(content, directory, { page, perPage: PER_PAGE });
  const pager = createPager(paths.articles(), page, total, PER_PAGE);
  if (!pager) return createNotFoundResult();
  const sections = directory.sections.map(({ headline, href }) => ({ name: headline, href }));
  return {
    kind: 'page',
    incomplete: content.hasFailed(),
    data: null,
    head: {
      name: page === 1 ? 'Alle Artikel' : `Alle Artikel, Seite ${page}`,
      description: 'Alle Artikel des Magazins Grünland, die neuesten zuerst.',
      alternates: createFeedLink(MAIN_FEED_PATH, 'Grünland'),
      canonicalPath: buildPageHref(paths.articles(), page),
      jsonLd: [
        createBreadcrumbList(
          [{ name: 'Alle Artikel', href: paths.articles() }],
          context.settings.siteUrl,
        ),
      ],
    },
    parts: { main: createPart(ArticleList, { days: groupByDay(teasers), sections, pager }) },
  };
}
