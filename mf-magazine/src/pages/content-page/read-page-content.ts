import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readForeignContent } from '#data/foreign-fields.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/**
 * Content types that have no page. Forms are shown at `/_forms` only, because they also contain data
 * that is never shown. Settings and redirects need no entry: their own stories have slugs with `_`.
 */
const NON_PAGE_TYPES = new Set(['form']);

/** Content of a page. The schema of its story may be unknown. */
export interface PageContent {
  readonly headline: string | undefined;
  readonly lead: string | undefined;
  /**
   * Picture for Open Graph. The body starts with the same picture. Undefined if the story has no
   * picture field.
   */
  readonly picture: Asset | undefined;
  readonly body: readonly RawBlock[];
}

/**
 * Reads the content of a page. The body starts with the first picture field. The blocks from all
 * other fields follow in the order of the fields. Returns undefined for types that have no page.
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
