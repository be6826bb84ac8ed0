import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { servedPath, variantAddress } from '@gruenland/shared-ui/picture/image-address.ts';
import { assetField } from '#data/asset-field.ts';
import { dateField } from '#data/fields.ts';
import { firstPicture, headlineOf } from '#data/foreign-fields.ts';
import { storyPath } from '#data/link-field.ts';
import { parseSeo, seoOf } from '#data/seo.parse.ts';
import { element } from './xml.ts';
import type { Xml } from './xml.ts';

const LARGE = 1200;

/** Whether search engines may have the story. */
export function isIndexed({ content }: Story): boolean {
  return parseSeo(seoOf(content)).noIndex !== true;
}

/** Line of a page that is no story. */
export function pathEntry(path: string, siteUrl: string): Xml {
  return element('url', [element('loc', `${siteUrl}${path}`)]);
}

/** A story's line in a sitemap, with its picture. */
export function sitemapEntry(story: Story, siteUrl: string): Xml {
  const { content } = story;
  const changed =
    dateField(content['updatedDate']) ??
    dateField(story.published_at) ??
    dateField(content['date']);
  const picture = pictureOf(story, siteUrl);
  return element('url', [
    element('loc', `${siteUrl}${storyPath(story.full_slug)}`),
    changed ? element('lastmod', changed) : undefined,
    picture ? element('image:image', [element('image:loc', picture)]) : undefined,
  ]);
}

/** A story's line in the news sitemap. */
export function newsEntry(story: Story, date: string, siteUrl: string): Xml {
  const publication = element('news:publication', [
    element('news:name', 'Grünland'),
    element('news:language', 'de'),
  ]);
  return element('url', [
    element('loc', `${siteUrl}${storyPath(story.full_slug)}`),
    element('news:news', [
      publication,
      element('news:publication_date', date),
      element('news:title', headlineOf(story.content) ?? story.name),
    ]),
  ]);
}

function pictureOf({ content }: Story, siteUrl: string): string | undefined {
  const asset =
    assetField(content['hero']) ??
    assetField(content['image']) ??
    assetField(firstPicture(content));
  const path = asset && servedPath(asset.src);
  return path && `${siteUrl}${variantAddress(path, { width: LARGE })}`;
}
