import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { findArticles } from '#data/articles.query.server.ts';
import { parseCategory } from '#data/category.parse.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { allBelow, readDirectory } from '#data/directory.server.ts';
import type { Directory } from '#data/directory.server.ts';
import { foreignContent } from '#data/foreign-fields.ts';
import { headImage } from '#data/head-image.ts';
import { parseSeo, seoOf } from '#data/seo.parse.ts';
import { feedLink, feedPath } from '#documents/feed-path.ts';
import { loadForeign } from '#pages/content-page/content-page.loader.server.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { breadcrumbList } from '#pages/parts/breadcrumb-list.ts';
import { pageHref, pageNumber } from '#model/page-number.ts';
import { pagerOf } from '#model/pager.ts';
import { storyTag } from '#pages/parts/story-tag.ts';
import { WITH_BODY } from './category-body.ts';
import type { CategoryData } from './category-body.ts';
import { categoryView, topicsView } from './category.parts.server.ts';

const PER_PAGE = 15;
const TOPICS_SLUG = 'thema';

/** A category below `/thema` with the articles of itself and all that lies below it. */
export async function loadCategory(context: LoadContext): Promise<PageResult<CategoryData>> {
  const slug = pageSlug(context.path);
  const page = pageNumber(context.query);
  if (!slug || page === undefined) return notFound();
  const content = contentReader(context);
  if (slug === TOPICS_SLUG)
    return topicsPage(await readDirectory(content, 'categories'), context.settings.siteUrl);
  const directory = await readDirectory(content);
  const story = await content.story(slug, { resolve_links: 'url' });
  if (story?.content.component !== 'category') return loadForeign(context, slug, story);
  const category = parseCategory(story);
  const all = [category, ...allBelow(directory, category)];
  const { teasers, total } = await findArticles(content, directory, {
    page,
    perPage: PER_PAGE,
    categories: all.map(({ uuid }) => uuid),
  });
  const pager = pagerOf(category.href, page, total, PER_PAGE);
  if (!pager) {
    // So few articles may also mean that the categories below could not be read.
    await readDirectory(content, 'categories');
    return notFound();
  }
  const trail = directory.trail(category.uuid);
  const crumbs = trail.map(({ headline, href }) => ({ name: headline, href }));
  const below = directory.below(category);
  const body = page === 1 ? arrangeBody(bodyOf(story), 'artikel').blocks : [];
  return {
    kind: 'page',
    data: body.length > 0 ? WITH_BODY : null,
    head: {
      name: page === 1 ? story.name : `${story.name}, Seite ${page}`,
      description: category.description,
      ogImage: headImage(category.image),
      // A page without articles is nothing to find; it has its turn when the first is there.
      ...(total === 0 ? { noIndex: true } : {}),
      ...parseSeo(seoOf(story.content)),
      canonicalPath: pageHref(category.href, page),
      alternates: feedLink(feedPath(category.href), `Grünland: ${category.headline}`),
      jsonLd: crumbs.length > 0 ? [breadcrumbList(crumbs, context.settings.siteUrl)] : [],
    },
    regions: {
      main: [
        categoryView.make({ category, above: trail.slice(0, -1), below, articles: teasers, pager }),
      ],
      ...(body.length > 0 ? { body } : {}),
    },
    tags: [storyTag(category.uuid)],
  };
}

/** What a category holds besides what stands in its head. */
function bodyOf({ content }: Story): readonly RawBlock[] {
  return foreignContent(content, IN_HEAD).blocks;
}

const IN_HEAD = ['headline', 'title', 'name', 'lead', 'description', 'image'];

function topicsPage(directory: Directory, siteUrl: string): PageResult<null> {
  if (directory.sections.length === 0) return notFound();
  const sections = directory.sections.map((section) => ({
    section,
    below: directory.below(section),
  }));
  return {
    kind: 'page',
    data: null,
    head: {
      name: 'Themen',
      description: 'Alle Themen des Magazins Grünland.',
      canonicalPath: `/${TOPICS_SLUG}`,
      jsonLd: [breadcrumbList([{ name: 'Themen', href: `/${TOPICS_SLUG}` }], siteUrl)],
    },
    regions: { main: [topicsView.make({ sections })] },
  };
}
