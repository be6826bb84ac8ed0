import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readForeignContent } from '#data/foreign-fields.ts';
import { readForeignLinks, type ForeignLink } from '#data/foreign-links.ts';
import { rejectBlock } from '../parse-result.ts';
import { defineStaticBlock } from '../static-block.ts';

/**
 * Names of blocks that other remotes render. Such a block is left out while its remote is
 * unavailable.
 */
const BLOCKS_OF_OTHER_REMOTES = new Set(['latest_ads', 'matching_jobs', 'next_events']);

/**
 * Matches component names of blocks that contain nothing for readers. Also matches advertising
 * blocks, because advertising must not appear without its label and advertiser.
 */
const NON_CONTENT_NAME_PATTERN =
  /(?:^|_)(?:ads?|advert\w*|anzeigen?|config\w*|consent|cookies?|embed|html|meta(?:data|_?tags?)?|redirects?|schema|scripts?|seo|settings?|sponsor\w*|tracking|werbung)(?:_|$)/i;

/**
 * Expands a block of unknown type to known blocks: headline, lead, picture, nested blocks, texts,
 * tables and links. Nested blocks of unknown type are expanded in the same way.
 */
export function expandUnknownBlock(rawBlock: RawBlock): readonly RawBlock[] {
  const name = rawBlock.component.replace(/([a-z])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  if (BLOCKS_OF_OTHER_REMOTES.has(name) || NON_CONTENT_NAME_PATTERN.test(name)) return [];
  const { links, labelFields } = readForeignLinks(rawBlock);
  const { headline, lead, picture, blocks } = readForeignContent(rawBlock, labelFields);
  const hasContent = lead !== undefined || picture !== undefined || blocks.length > 0;
  const heading =
    headline !== undefined && (hasContent || links.length === 0)
      ? [createHeadingBlock(rawBlock, headline)]
      : [];
  return [
    ...heading,
    ...(lead === undefined ? [] : [createTextBlock(rawBlock, 'lead', lead)]),
    ...(picture === undefined
      ? []
      : [{ ...createDerivedBlock(rawBlock, 'picture', 'image'), image: picture }]),
    ...blocks,
    ...links.map((link, index) => createLinkBlock(rawBlock, link, index)),
  ];
}

const createDerivedBlock = (
  rawBlock: RawBlock,
  uidSuffix: string,
  component: string,
): RawBlock => ({
  _uid: `${rawBlock._uid}-${uidSuffix}`,
  component,
});

function createHeadingBlock(rawBlock: RawBlock, headline: string): RawBlock {
  return { ...createDerivedBlock(rawBlock, 'headline', 'article_section'), headline };
}

function createTextBlock(
  rawBlock: RawBlock,
  uidSuffix: string,
  text: string,
  marks: readonly object[] = [],
) {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }];
  return {
    ...createDerivedBlock(rawBlock, uidSuffix, 'rich_text'),
    text: { type: 'doc', content },
  };
}

function createLinkBlock(
  rawBlock: RawBlock,
  { label, field }: ForeignLink,
  index: number,
): RawBlock {
  const uidSuffix = index === 0 ? 'link' : `link-${index}`;
  return createTextBlock(rawBlock, uidSuffix, label, [{ type: 'link', attrs: field }]);
}

/**
 * Tells the shell how to expand blocks of unknown type. Stories never contain this block itself.
 */
export const unknownBlock: BlockDefinition = defineStaticBlock<unknown>({
  parse: () => rejectBlock(`„${UNKNOWN_BLOCK}“ ist kein Baustein für Beiträge.`),
  expand: (rawBlock) =>
    rawBlock.component === UNKNOWN_BLOCK ? undefined : expandUnknownBlock(rawBlock),
  view: () => null,
});
