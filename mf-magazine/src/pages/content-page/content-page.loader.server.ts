import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ImagePreload } from '@gruenland/shared-contracts/page-head.ts';
import { PICTURE_BY_TEASER_SIZE } from '@gruenland/shared-ui/teaser/teaser-pictures.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { parseImage } from '#blocks/image/image.block.server.ts';
import { IMAGE_SIZES } from '#blocks/image/image.ts';
import {
  loadNewsSliderHero,
  parseNewsSliderHero,
} from '#blocks/news-slider-hero/news-slider-hero.block.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import { toPageSlug } from '#data/content-slug.ts';
import { HOME_SLUG, toStoryPath } from '#data/read-link-field.ts';
import { resolveMissingPath, resolveMissingStory } from '#data/missing-story.server.ts';
import { createHeadImage } from '#data/head-image.ts';
import { parseSeo, findSeoFields } from '#data/seo.parse.ts';
import { createBreadcrumbList } from '#pages/story-page/breadcrumb-list.ts';
import { createPicturePreload } from '#pages/story-page/picture-preload.ts';
import { arrangeBody } from '#pages/story-page/arrange-body.ts';
import { createStoryParts } from '#pages/story-page/story-parts.server.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';
import { createMediaJsonLd } from '#pages/story-page/media.json-ld.server.ts';
import { ContentPageHead } from './ContentPageHead.tsx';
import { CONTENT_PAGE_FALLBACK } from './content-page-fallback.ts';
import { readPageContent } from './read-page-content.ts';
import type { PageContent } from './read-page-content.ts';

/** Loads the story whose slug is the path. Used for paths that have no route of their own. */
export async function loadContentPage(context: LoadContext): Promise<PageResult<null>> {
  const slug = toPageSlug(context.path);
  if (!slug) return resolveMissingPath(context);
  if (slug === HOME_SLUG) return redirectTo(paths.home(), 301);
  const story = await createContentReader(context).story(slug, { resolve_links: 'url' });
  return (story && (await toPage(context, story))) ?? resolveMissingStory(context, slug);
}

/**
 * Renders a story as a content page when the route expects another type. If there is no story or
 * its type has no page, returns the redirect, 410 or 404 for the slug.
 */
export async function loadContentPageFallback(
  context: LoadContext,
  slug: string,
  story: Story | undefined,
): Promise<PageResult<typeof CONTENT_PAGE_FALLBACK>> {
  const page = story && (await toPage(context, story));
  return page ? { ...page, data: CONTENT_PAGE_FALLBACK } : resolveMissingStory(context, slug);
}

async function toPage(context: LoadContext, story: Story): Promise<Page<null> | undefined> {
  const pageContent = readPageContent(story.content);
  if (!pageContent) return undefined;
  const extendedContent = {
    ...pageContent,
    body: [...pageContent.body, ...createCategoryArticlesBlocks(story)],
  };
  const preloads = await findPreloadImages(context, extendedContent.body[0]);
  return createContentPage(story, extendedContent, preloads, context.settings.siteUrl);
}

/**
 * Creates a block with the newest articles of a category outside `/thema`. Returns an empty list
 * for other stories.
 */
function createCategoryArticlesBlocks({ uuid, content }: Story): readonly RawBlock[] {
  if (content.component !== 'category') return [];
  return [{ _uid: `${uuid}-artikel`, component: 'latest_articles', category: uuid, count: 12 }];
}

const SLIDER_COMPONENT = 'news_slider_hero';
const IMAGE_COMPONENT = 'image';
const PRELOADED_COMPONENTS: ReadonlySet<string> = new Set([SLIDER_COMPONENT, IMAGE_COMPONENT]);

/**
 * Returns the image preloads of the first block: its picture or, for a slider, the picture of the
 * first slide.
 */
async function findPreloadImages(
  context: LoadContext,
  firstBlock: RawBlock | undefined,
): Promise<readonly ImagePreload[]> {
  if (firstBlock?.component === IMAGE_COMPONENT) {
    const image = parseImage(firstBlock);
    if (!image.ok) return [];
    return createPicturePreload(image.model.asset, { sizes: IMAGE_SIZES[image.model.width] });
  }
  if (firstBlock?.component !== SLIDER_COMPONENT) return [];
  const parseResult = parseNewsSliderHero(firstBlock);
  if (!parseResult.ok) return [];
  const { teasers } = await loadNewsSliderHero(parseResult.model, context);
  return createPicturePreload(teasers[0]?.image, PICTURE_BY_TEASER_SIZE.second);
}

function createContentPage(
  { uuid, name, full_slug: slug, first_published_at: publishedAt, content }: Story,
  { headline = name, lead, picture, body }: PageContent,
  preloadImages: readonly ImagePreload[],
  siteUrl: string,
): Page<null> {
  const arrangedBody = arrangeBody(body, 'artikel');
  const blocks = arrangedBody.blocks.map((block, index) =>
    index === 0 && PRELOADED_COMPONENTS.has(block.component)
      ? { ...block, isFirstBlock: true }
      : block,
  );
  return {
    kind: 'page',
    data: null,
    head: {
      name,
      description: lead,
      ogImage: createHeadImage(picture),
      ...parseSeo(findSeoFields(content)),
      canonicalPath: toStoryPath(slug),
      preloadImages,
      jsonLd: [
        createBreadcrumbList([{ name, href: toStoryPath(slug) }], siteUrl),
        ...createMediaJsonLd(
          { body, date: publishedAt ?? undefined, lead, image: picture },
          siteUrl,
        ),
      ],
    },
    regions: { body: blocks },
    parts: {
      head: createPart(ContentPageHead, { headline, lead }),
      ...createStoryParts(arrangedBody),
    },
    tags: [getStoryTag(uuid)],
  };
}
