import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { foreignContent } from '#data/foreign-fields.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Kinds that are no pages at all, and the one with an address of its own. */
const NO_PAGES = new Set(['form', 'home', 'redirects', 'settings']);

/** What is known of a page's content. */
export interface KnownContent {
  readonly headline: string | undefined;
  readonly lead: string | undefined;
  /** Opens the body of a story that has a picture of its own; also what others show of the page. */
  readonly picture: Asset | undefined;
  readonly body: readonly RawBlock[];
}

/**
 * A page as it is; of a story of another shape, whatever its type is called, what can be told all
 * the same: its picture, then its blocks, rich texts, tables and texts in the order of its fields.
 * Undefined for what is no page.
 */
export function knownContent(content: RawBlock): KnownContent | undefined {
  if (NO_PAGES.has(content.component)) return undefined;
  const { headline, lead, picture, blocks } = foreignContent(content);
  const opening = { _uid: `${content._uid}-hero`, component: 'image', image: picture };
  return {
    headline,
    lead,
    picture: picture === undefined ? undefined : assetField(picture),
    body: picture === undefined ? blocks : [opening, ...blocks],
  };
}
