import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { readAssetField } from './read-asset-field.ts';
import { createHeadImage } from './head-image.ts';
import { readBlocksField, readFlagField, readTextField } from './fields.ts';

/** Names of the content system's SEO plugins. */
const SEO_PLUGINS: ReadonlySet<unknown> = new Set(['seo_metatags', 'meta-fields']);

/** SEO fields of a `seo` block or of the content system's SEO plugin. */
export type SeoFields = Readonly<Record<string, unknown>>;

/** Finds a story's SEO fields: the `seo` block or, in any field, the object of an SEO plugin. */
export function findSeoFields(content: Partial<RawBlock>): SeoFields | undefined {
  const [block] = readBlocksField(content['seo']);
  if (block) return block;
  return Object.values(content).find((value) => SEO_PLUGINS.has(Object(value).plugin)) as
    | SeoFields
    | undefined;
}

/**
 * Converts SEO fields to page head fields. Omits empty fields, so that the shell's defaults apply.
 */
export function parseSeo(seo: SeoFields | undefined): Partial<PageHead> {
  if (!seo) return {};
  const readText = (name: string, pluginName: string) =>
    readTextField(seo[name]) ?? readTextField(seo[pluginName]);
  const readImage = (name: string, pluginName: string) =>
    createHeadImage(readAssetField(seo[name]) ?? readAssetField(seo[pluginName]));
  return removeUndefinedFields({
    seoTitle: readTextField(seo['title']),
    description: readTextField(seo['description']),
    ogTitle: readText('ogTitle', 'og_title'),
    ogDescription: readText('ogDescription', 'og_description'),
    ogImage: readImage('ogImage', 'og_image'),
    twitterTitle: readText('twitterTitle', 'twitter_title'),
    twitterDescription: readText('twitterDescription', 'twitter_description'),
    twitterImage: readImage('twitterImage', 'twitter_image'),
    noIndex: readFlag(seo, 'noIndex', 'no_index', 'noindex'),
    noFollow: readFlag(seo, 'noFollow', 'no_follow', 'nofollow'),
  });
}

function readFlag(seo: SeoFields, ...names: readonly string[]): boolean | undefined {
  return names.map((name) => readFlagField(seo[name])).find((value) => value !== undefined);
}

function removeUndefinedFields(head: Partial<PageHead>): Partial<PageHead> {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}
