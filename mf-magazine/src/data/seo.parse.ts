import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import { assetField } from './asset-field.ts';
import { headImage } from './head-image.ts';
import { blocksField, flagField, textField } from './fields.ts';

/** Names under which the content system's own plugins for search engines keep their fields. */
const PLUGINS: ReadonlySet<unknown> = new Set(['seo_metatags', 'meta-fields']);

/** Fields for search engines: those of a `seo` block, or of the content system's plugin. */
export type SeoFields = Readonly<Record<string, unknown>>;

/** A story's fields for search engines: its `seo` block, or a plugin's object in any field. */
export function seoOf(content: Partial<RawBlock>): SeoFields | undefined {
  const [block] = blocksField(content['seo']);
  if (block) return block;
  return Object.values(content).find((value) => PLUGINS.has(Object(value).plugin)) as
    | SeoFields
    | undefined;
}

/** What they say; only the fields that are filled in, so that defaults show through. */
export function parseSeo(seo: SeoFields | undefined): Partial<PageHead> {
  if (!seo) return {};
  const text = (name: string, pluginName: string) =>
    textField(seo[name]) ?? textField(seo[pluginName]);
  const image = (name: string, pluginName: string) =>
    headImage(assetField(seo[name]) ?? assetField(seo[pluginName]));
  return withoutGaps({
    seoTitle: textField(seo['title']),
    description: textField(seo['description']),
    ogTitle: text('ogTitle', 'og_title'),
    ogDescription: text('ogDescription', 'og_description'),
    ogImage: image('ogImage', 'og_image'),
    twitterTitle: text('twitterTitle', 'twitter_title'),
    twitterDescription: text('twitterDescription', 'twitter_description'),
    twitterImage: image('twitterImage', 'twitter_image'),
    noIndex: flag(seo, 'noIndex', 'no_index', 'noindex'),
    noFollow: flag(seo, 'noFollow', 'no_follow', 'nofollow'),
  });
}

function flag(seo: SeoFields, ...names: readonly string[]): boolean | undefined {
  return names.map((name) => flagField(seo[name])).find((value) => value !== undefined);
}

function withoutGaps(head: Partial<PageHead>): Partial<PageHead> {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined));
}
