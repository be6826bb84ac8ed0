import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { Page, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ImagePreload } from '@gruenland/shared-contracts/page-head.ts';
import { PICTURE_OF_SIZE } from '@gruenland/shared-ui/teaser/teaser-pictures.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { parseImage } from '#blocks/image/image.block.server.ts';
import { IMAGE_SIZES } from '#blocks/image/image.ts';
import {
  loadNewsSliderHero,
  parseNewsSliderHero,
} from '#blocks/news-slider-hero/news-slider-hero.block.server.ts';
import { contentReader } from '#data/content-reader.server.ts';
import { pageSlug } from '#data/content-slug.ts';
import { HOME_SLUG, storyPath } from '#data/link-field.ts';
import { absentAddress, absentStory } from '#data/moved-story.server.ts';
import { headImage } from '#data/head-image.ts';
import { parseSeo, seoOf } from '#data/seo.parse.ts';
import { breadcrumbList } from '#pages/parts/breadcrumb-list.ts';
import { picturePreload } from '#pages/parts/picture-preload.ts';
import { arrangeBody } from '#pages/parts/arrange-body.ts';
import { contentsPart } from '#pages/parts/contents.parts.server.ts';
import { storyTag } from '#pages/parts/story-tag.ts';
import { mediaJsonLd } from '#pages/parts/media.json-ld.server.ts';
import { contentPageHead } from './content-page.parts.server.ts';
import { FOREIGN } from './foreign-page.ts';
import { knownContent } from './known-content.ts';
import type { KnownContent } from './known-content.ts';

/** Any other path: a page of the content system by its slug. */
export async function loadContentPage(context: LoadContext): Promise<PageResult<null>> {
  const slug = pageSlug(context.path);
  if (!slug) return absentAddress(context);
  if (slug === HOME_SLUG) return redirectTo(paths.home(), 301);
  const story = await contentReader(context).story(slug, { resolve_links: 'url' });
  return (story && (await pageOf(context, story))) ?? absentStory(context, slug);
}

/**
 * What pages of another kind show where a story stands that is none of theirs: the story as a plain
 * page. Without a story, what stands where one is absent.
 */
export async function loadForeign(
  context: LoadContext,
  slug: string,
  story: Story | undefined,
): Promise<PageResult<typeof FOREIGN>> {
  const page = story && (await pageOf(context, story));
  return page ? { ...page, data: FOREIGN } : absentStory(context, slug);
}

async function pageOf(context: LoadContext, story: Story): Promise<Page<null> | undefined> {
  const told = knownContent(story.content);
  if (!told) return undefined;
  const known = { ...told, body: [...told.body, ...articlesIn(story)] };
  const opening = await openingPicture(context, known.body[0]);
  return contentPage(story, known, opening, context.settings.siteUrl);
}

/** A category that lies elsewhere than below `/thema` shows its newest articles as well. */
function articlesIn({ uuid, content }: Story): readonly RawBlock[] {
  if (content.component !== 'category') return [];
  return [{ _uid: `${uuid}-artikel`, component: 'latest_articles', category: uuid, count: 12 }];
}

const SLIDER = 'news_slider_hero';
const IMAGE = 'image';
const OPENERS: ReadonlySet<string> = new Set([SLIDER, IMAGE]);

/** The picture that opens the page, or its slider's first slide, so that it starts with the HTML. */
async function openingPicture(
  context: LoadContext,
  first: RawBlock | undefined,
): Promise<readonly ImagePreload[]> {
  if (first?.component === IMAGE) {
    const image = parseImage(first);
    if (!image.ok) return [];
    return picturePreload(image.model.asset, { sizes: IMAGE_SIZES[image.model.width] });
  }
  if (first?.component !== SLIDER) return [];
  const parsed = parseNewsSliderHero(first);
  if (!parsed.ok) return [];
  const { teasers } = await loadNewsSliderHero(parsed.model, context);
  return picturePreload(teasers[0]?.image, PICTURE_OF_SIZE.second);
}

function contentPage(
  { uuid, name, full_slug: slug, first_published_at: published, content }: Story,
  { headline = name, lead, picture, body }: KnownContent,
  preloadImages: readonly ImagePreload[],
  siteUrl: string,
): Page<null> {
  const arranged = arrangeBody(body, 'artikel');
  const { contents } = arranged;
  const blocks = arranged.blocks.map((block, index) =>
    index === 0 && OPENERS.has(block.component) ? { ...block, opens: true } : block,
  );
  return {
    kind: 'page',
    data: null,
    head: {
      name,
      description: lead,
      ogImage: headImage(picture),
      ...parseSeo(seoOf(content)),
      canonicalPath: storyPath(slug),
      preloadImages,
      jsonLd: [
        breadcrumbList([{ name, href: storyPath(slug) }], siteUrl),
        ...mediaJsonLd({ body, date: published ?? undefined, lead, image: picture }, siteUrl),
      ],
    },
    regions: {
      head: [contentPageHead.make({ headline, lead })],
      body: contents.length > 0 ? [contentsPart.make(contents), ...blocks] : blocks,
    },
    tags: [storyTag(uuid)],
  };
}
