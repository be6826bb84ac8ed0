import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';
import { readForeignContent } from '#data/foreign-fields.ts';
import { readLinkField } from '#data/read-link-field.ts';
import { rejectBlock } from '../parse-result.ts';
import { staticBlock } from '../static-block.ts';

/** Blocks of other remotes. While such a remote is unavailable, its blocks are left out. */
const BLOCKS_OF_OTHER_REMOTES = new Set(['latest_ads', 'matching_jobs', 'next_events']);

/**
 * Names of blocks without readable content. Includes advertising, which must not appear without its
 * label and advertiser.
 */
const NON_CONTENT_NAME_PATTERN =
  /(?:^|_)(?:ads?|advert\w*|anzeigen?|config\w*|consent|cookies?|embed|html|meta(?:data|_?tags?)?|redirects?|schema|scripts?|seo|settings?|sponsor\w*|tracking|werbung)(?:_|$)/i;

/** Fields that contain a link's label. */
const LABEL_FIELD_PATTERN =
  /^(?:(?:button|cta|link)?_?(?:label|text)|button|cta|title|headline|name)$/i;

/**
 * Expands a block of unknown type to known blocks: headline, lead, picture, nested blocks, texts,
 * tables and a link. Nested blocks of unknown type are expanded in turn.
 */
export function expandUnknownBlock(raw: RawBlock): readonly RawBlock[] {
  const name = raw.component.replace(/([a-z])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  if (BLOCKS_OF_OTHER_REMOTES.has(name) || NON_CONTENT_NAME_PATTERN.test(name)) return [];
  const { headline, lead, picture, blocks } = readForeignContent(raw);
  const link = findLink(raw);
  const hasContent = lead !== undefined || picture !== undefined || blocks.length > 0;
  const heading =
    headline !== undefined && (hasContent || !link) ? [createHeadingBlock(raw, headline)] : [];
  return [
    ...heading,
    ...(lead === undefined ? [] : [createTextBlock(raw, 'lead', lead)]),
    ...(picture === undefined
      ? []
      : [{ ...createDerivedBlock(raw, 'picture', 'image'), image: picture }]),
    ...blocks,
    ...(link ? [createLinkBlock(raw, link)] : []),
  ];
}

interface NamedLink {
  readonly label: string;
  readonly field: object;
}

/** Returns the first link field with a target, labelled with the first label field. */
function findLink(raw: RawBlock): NamedLink | undefined {
  const field = Object.values(raw).find(
    (value) => Object(value).fieldtype === 'multilink' && readLinkField(value) !== undefined,
  );
  const names = Object.keys(raw).filter((name) => LABEL_FIELD_PATTERN.test(name));
  const label = names.map((name) => readTextField(raw[name])).find((text) => text !== undefined);
  return field && label ? { label, field } : undefined;
}

const createDerivedBlock = (raw: RawBlock, what: string, component: string): RawBlock => ({
  _uid: `${raw._uid}-${what}`,
  component,
});

function createHeadingBlock(raw: RawBlock, headline: string): RawBlock {
  return { ...createDerivedBlock(raw, 'headline', 'article_section'), headline };
}

function createTextBlock(raw: RawBlock, what: string, text: string, marks: readonly object[] = []) {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }];
  return { ...createDerivedBlock(raw, what, 'rich_text'), text: { type: 'doc', content } };
}

function createLinkBlock(raw: RawBlock, { label, field }: NamedLink): RawBlock {
  return createTextBlock(raw, 'link', label, [{ type: 'link', attrs: field }]);
}

/** Tells the shell how to expand blocks of unknown type; never part of a story itself. */
export const unknownBlock: BlockDefinition = staticBlock<unknown>({
  parse: () => rejectBlock(`${UNKNOWN_BLOCK} cannot be used in stories`),
  expand: (raw) => (raw.component === UNKNOWN_BLOCK ? undefined : expandUnknownBlock(raw)),
  view: () => null,
});
