import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { findArticles, readTeasers } from '#data/articles.query.server.ts';
import { createContentReader } from '#data/content-reader.server.ts';
import type { ContentReader } from '#data/content-reader.server.ts';
import { readDirectory } from '#data/directory.server.ts';
import { readBlocksField, readRelationField, readRelationsField } from '#data/fields.ts';
import { HOME_SLUG } from '#data/read-link-field.ts';
import { parseSeo, findSeoFields } from '#data/seo.parse.ts';
import { MAIN_FEED_PATH, createFeedLink } from '#documents/feed-path.ts';
import type { ArticleTeaser } from '#model/teaser.ts';
import { readPageContent } from '#pages/content-page/read-page-content.ts';
import { createMediaJsonLd } from '#pages/story-page/media.json-ld.server.ts';
import { createPicturePreload } from '#pages/story-page/picture-preload.ts';
import { getStoryTag } from '#pages/story-page/story-tag.ts';
import { arrangeHome } from './arrange-home.ts';
import { LEAD_PICTURE } from './home-front.ts';
import type { HomeFrontModel } from './home-front.ts';
import { createHomeJsonLd } from './home.json-ld.ts';
import { HomeFront } from './HomeFront.tsx';
import { HomeReportage } from './HomeReportage.tsx';
import { HOME_SLOTS } from './home-slots.ts';

const MAX_ARTICLES = { seconds: 3, brief: 8 } as const;

/**
 * Loads the front page from the story `home`. When this story is missing or selects no lead
 * article, the page starts with the newest articles.
 */
export async function loadHome(context: LoadContext): Promise<PageResult<null>> {
  const content = createContentReader(context);
  const story = await content.story(HOME_SLUG, { resolve_links: 'url' });
  const fields: Partial<RawBlock> = story?.content ?? {};
  const selectedArticles = await readSelectedTeasers(content, fields);
  const frontArticles = selectedArticles.lead
    ? selectedArticles
    : { ...selectedArticles, ...(await readNewestTeasers(content)) };
  const shownArticles = {
    large: [frontArticles.lead, ...frontArticles.seconds, frontArticles.reportage].flatMap(
      (teaser) => teaser?.uuid ?? [],
    ),
    small: frontArticles.brief.map(({ uuid }) => uuid),
  };
  const rawBody = readBody(fields);
  const body = arrangeHome(rawBody, shownArticles);
  const title = story?.name ?? 'Startseite';
  const { siteUrl } = context.settings;
  const date = story?.first_published_at ?? undefined;
  return {
    kind: 'page',
    incomplete: content.hasFailed(),
    data: null,
    head: {
      name: title,
      ...parseSeo(findSeoFields(fields)),
      alternates: createFeedLink(MAIN_FEED_PATH, 'Grünland'),
      canonicalPath: '/',
      ogType: 'website',
      preloadImages: createPicturePreload(frontArticles.lead?.image, LEAD_PICTURE),
      jsonLd: [
        ...createHomeJsonLd(siteUrl),
        ...createMediaJsonLd(
          { body: rawBody, date, lead: undefined, image: frontArticles.lead?.image },
          siteUrl,
        ),
      ],
    },
    regions: { start: body.beforeReportage, main: body.afterReportage },
    parts: {
      front: createPart(HomeFront, { title, ...toFrontModel(frontArticles) }),
      ...(frontArticles.reportage
        ? { reportage: createPart(HomeReportage, frontArticles.reportage) }
        : {}),
    },
    slots: HOME_SLOTS,
    tags: story ? [getStoryTag(story.uuid)] : [],
  };
}

/**
 * Returns the blocks of the front page. In other content spaces, the story `home` may have any type
 * and blocks in any field.
 */
function readBody(fields: Partial<RawBlock>): readonly RawBlock[] {
  const { component } = fields;
  if (component === undefined || component === HOME_SLUG) return readBlocksField(fields['body']);
  return readPageContent({ _uid: HOME_SLUG, ...fields, component })?.body ?? [];
}

interface FrontArticles extends Omit<HomeFrontModel, 'title'> {
  readonly reportage: ArticleTeaser | undefined;
}

async function readSelectedTeasers(
  content: ContentReader,
  fields: Partial<RawBlock>,
): Promise<FrontArticles> {
  const lead = readRelationField(fields['lead']);
  const secondRowUuids = readRelationsField(fields['seconds'], MAX_ARTICLES.seconds);
  const briefUuids = readRelationsField(fields['brief'], MAX_ARTICLES.brief);
  const reportage = readRelationField(fields['reportage']);
  const uuids = [lead, ...secondRowUuids, ...briefUuids, reportage].filter(
    (uuid) => uuid !== undefined,
  );
  const teasers = await readTeasers(content, uuids);
  return {
    lead: lead ? teasers.get(lead) : undefined,
    seconds: secondRowUuids.flatMap((uuid) => teasers.get(uuid) ?? []),
    brief: briefUuids.flatMap((uuid) => teasers.get(uuid) ?? []),
    reportage: reportage ? teasers.get(reportage) : undefined,
  };
}

/** Reads the newest articles, which are shown when the editors have selected no lead. */
async function readNewestTeasers(
  content: ContentReader,
): Promise<Pick<FrontArticles, 'lead' | 'seconds'>> {
  const directory = await readDirectory(content);
  const { teasers } = await findArticles(content, directory, { perPage: 1 + MAX_ARTICLES.seconds });
  const [lead, ...secondRowTeasers] = teasers;
  return { lead, seconds: secondRowTeasers };
}

function toFrontModel({
  lead,
  seconds,
  brief: briefTeasers,
}: FrontArticles): Omit<HomeFrontModel, 'title'> {
  return { lead, seconds, brief: briefTeasers };
}
