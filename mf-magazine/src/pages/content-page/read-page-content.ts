import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readForeignContent } from '#data/foreign-fields.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Content types without a page, and `home`, which has its own URL. */
const NON_PAGE_TYPES = new Set(['form', 'home', 'redirects', 'settings']);

/** Content of a page, in known or unknown schema. */
export interface PageContent {
  readonly headline: string | undefined;
  readonly lead: string | undefined;
  /**
   * Picture for Open Graph. The body starts with the same picture. Undefined without a picture
   * field.
   */
  readonly picture: Asset | undefined;
  readonly body: readonly RawBlock[];
}

/**
 * Reads the content of a page. The body consists of the first picture field, followed by blocks,
 * rich texts, tables and texts in the order of the fields. Returns undefined for types without a
 * page.
 */
export function readPageContent(content: RawBlock): PageContent | undefined {
  if (NON_PAGE_TYPES.has(content.component)) return undefined;
  const { headline, lead, picture, blocks } = readForeignContent(content);
  const hero = { _uid: `${content._uid}-hero`, component: 'image', image: picture };
  return {
    headline,
    lead,
    picture: picture === undefined ? undefined : readAssetField(picture),
    body: picture === undefined ? blocks : [hero, ...blocks],
  };
}
