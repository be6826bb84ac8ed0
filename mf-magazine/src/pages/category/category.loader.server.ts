import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart, createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { parseCategory } from '#data/category.parse.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { findDescendants, readDirectory } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { readForeignContent } from '#data/foreign-fields.ts';
import { createHeadImage } from '#data/head-image.ts';
import { parseSeo, findSeoFields } from '#data/seo.parse.ts';
import { createFeedLink, buildFeedPath } from '#documents/feed-path.ts';
import { loadContentPageFallback } from '#pages/content-page/content-page.loader.server.ts';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import { createStoryParts } from '#pages/story-page/story-parts.server.ts';
import { createBreadcrumbList } from '#pages/story-page/breadcrumb-list.ts';
import { buildPageHref, readPageNumber } from '#model/page-number.ts';
import { createPager } from '#model/pager.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';
import { CATEGORY_WITH_BODY } from './category-data.ts';
import type { CategoryData } from './category-data.ts';
import { CategoryArticles } from './CategoryArticles.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { hasPriceHistory, readPricePeriod, setPricePeriod } from './price-period.ts';
import { TopicsView } from './TopicsView.tsx';

const PER_PAGE = 15;
const TOPICS_SLUG = 'thema';

/** Loads a category below `/thema` and the articles in it and in all its descendants. */
export async function loadCategory(context: LoadContext): Promise<PageResult<CategoryData>> {
  const slug = toPageSlug(context.path);
  const page = readPageNumber(context.query);
  const priceMonths = readPricePeriod(context.query);
  if (!slug || page === undefined || priceMonths === undefined) return createNotFoundResult();
  const content = createContentReader(context);
  if (slug === TOPICS_SLUG)
    return createTopicsPage(await readDirectory(content, 'categories'), context.settings.siteUrl);
  const directory = await readDirectory(content);
  const story = await content.story(slug, { resolve_links: 'url' });
  if (story?.content.component !== 'category') return loadContentPageFallback(context, slug, story);
  const category = parseCategory(story);
  const categories = [category, ...findDescendants(directory, category)];
  const { teasers, total } = await findArticles(content, directory, {
    page,
    perPage: PER_PAGE,
    categories: categories.map(({ uuid }) => uuid),
  });
  const pager = createPager(category.href, page, total, PER_PAGE);
  if (!pager) {
    // If the sub-categories could not be read, the total is too low. In that case, this call
    // throws, so that the page does not return a wrong 404.
    await readDirectory(content, 'categories');
    return createNotFoundResult();
  }
  const categoryTrail = directory.trail(category.uuid);
  const crumbs = categoryTrail.map(({ headline, href }) => ({ name: headline, href }));
  const subCategories = directory.getSubCategories(category);
  const body = arrangeBody(
    page === 1 ? setPricePeriod(readBody(story), priceMonths) : [],
    'artikel',
  );
  return {
    kind: 'page',
    incomplete: content.hasFailed(),
    data: body.blocks.length > 0 ? CATEGORY_WITH_BODY : null,
    head: {
      name: page === 1 ? story.name : `${story.name}, Seite ${page}`,
      description: category.description,
      ogImage: createHeadImage(category.image),
      // Search engines must not index a category that has no articles.
      ...(total === 0 ? { noIndex: true } : {}),
      ...parseSeo(findSeoFields(story.content)),
      canonicalPath: buildPageHref(category.href, page),
      alternates: createFeedLink(buildFeedPath(category.href), `Grünland: ${category.headline}`),
      jsonLd: crumbs.length > 0 ? [createBreadcrumbList(crumbs, context.settings.siteUrl)] : [],
    },
    regions: body.blocks.length > 0 ? { body: body.blocks } : {},
    parts: {
      main: createPart(CategoryHead, {
        category,
        ancestors: categoryTrail.slice(0, -1),
        subCategories,
        isFirstPage: page === 1,
        priceMonths: hasPriceHistory(body.blocks) ? priceMonths : null,
      }),
      articles: createPart(CategoryArticles, { articles: teasers, pager }),
      ...createStoryParts({ notes: body.notes }),
    },
    tags: [getStoryTag(category.uuid)],
  };
}

/** Returns the blocks from all fields of a category that the page's head does not show. */
function readBody({ content }: Story): readonly RawBlock[] {
  return readForeignContent(content, HEAD_FIELDS).blocks;
}

const HEAD_FIELDS = ['headline', 'title', 'name', 'lead', 'description', 'image'];

function createTopicsPage(directory: Directory, siteUrl: string): PageResult<null> {
  if (directory.sections.length === 0) return createNotFoundResult();
  const sections = directory.sections.map((section) => ({
    section,
    subCategories: directory.getSubCategories(section),
  }));
  return {
    kind: 'page',
    data: null,
    head: {
      name: 'Themen',
      description: 'Alle Themen des Magazins Grünland.',
      canonicalPath: `/${TOPICS_SLUG}`,
      jsonLd: [createBreadcrumbList([{ name: 'Themen', href: `/${TOPICS_SLUG}` }], siteUrl)],
    },
    parts: { main: createPart(TopicsView, { sections }) },
  };
}
