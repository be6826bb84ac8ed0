import type { Story } from '@gruenland/shared-contracts/content/story.ts';
import { getServedPath, getVariantUrl } from '@gruenland/shared-ui/picture/image-address.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readDateField } from '#data/fields.ts';
import { findFirstPicture, findHeadline } from '#data/foreign-fields.ts';
import { toStoryPath } from '#data/read-link-field.ts';
import { parseSeo, findSeoFields } from '#data/seo.parse.ts';
import { element } from './xml.ts';
import type { XmlFragment } from './xml.ts';

const PICTURE_WIDTH = 1200;

/** Returns whether search engines may index the story. */
export function isIndexable({ content }: Story): boolean {
  return parseSeo(findSeoFields(content)).noIndex !== true;
}

/** Creates the sitemap entry of a page that is not a story. */
export function createPathEntry(path: string, siteUrl: string): XmlFragment {
  return element('url', [element('loc', `${siteUrl}${path}`)]);
}

/** Creates the sitemap entry of a story and its picture. */
export function createSitemapEntry(story: Story, siteUrl: string): XmlFragment {
  const { content } = story;
  const changedAt =
    readDateField(content['updatedDate']) ??
    readDateField(story.published_at) ??
    readDateField(content['date']);
  const picture = getPictureUrl(story, siteUrl);
  return element('url', [
    element('loc', `${siteUrl}${toStoryPath(story.full_slug)}`),
    changedAt ? element('lastmod', changedAt) : undefined,
    picture ? element('image:image', [element('image:loc', picture)]) : undefined,
  ]);
}

/** Creates the entry of a story in the news sitemap. */
export function createNewsEntry(story: Story, date: string, siteUrl: string): XmlFragment {
  const publication = element('news:publication', [
    element('news:name', 'Grünland'),
    element('news:language', 'de'),
  ]);
  return element('url', [
    element('loc', `${siteUrl}${toStoryPath(story.full_slug)}`),
    element('news:news', [
      publication,
      element('news:publication_date', date),
      element('news:title', findHeadline(story.content) ?? story.name),
    ]),
  ]);
}

function getPictureUrl({ content }: Story, siteUrl: string): string | undefined {
  const asset =
    readAssetField(content['hero']) ??
    readAssetField(content['image']) ??
    readAssetField(findFirstPicture(content));
  const path = asset && getServedPath(asset.src);
  return path && `${siteUrl}${getVariantUrl(path, { width: PICTURE_WIDTH })}`;
}
