import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from './read-asset-field.ts';
import { readBlocksField, readTextField } from './fields.ts';
import { toForeignTextNodes } from './foreign-text.ts';

/** Usual field names of the headline in other content spaces. */
const HEADLINE_FIELDS = ['headline', 'title', 'heading'];
/** Usual field names of the lead in other content spaces. */
const LEAD_FIELDS = ['lead', 'intro', 'teaser', 'subtitle', 'description', 'excerpt'];

/** Names of fields that contain metadata, which readers do not see as content. */
const METADATA_FIELDS = new Set(
  '_uid _editable component seo kind category authors author date updatedDate topics tags slug aiUse related subCategories email layout theme color'.split(
    ' ',
  ),
);

/**
 * Matches names of fields that choose how a block looks. Their values are not meant for readers, even
 * if they consist of words.
 */
const APPEARANCE_FIELD_PATTERN =
  /(?:^|_)(?:align\w*|anchor|animation|background|class(?:_?name)?|colou?r|columns?|css|height|icon|id|layout|position|ratio|size|spacing|style|target|template|theme|type|variant|width)$/i;

/**
 * Matches names of fields that contain a translation. These fields are skipped, because the site is
 * only in German.
 */
const TRANSLATED_FIELD_PATTERN = /__i18n__?[a-z]/i;

/** Matches names of fields whose plain text counts as content even when it is short. */
const TEXT_FIELD_PATTERN =
  /^(?:answer|bio|body|caption|content|copy|correction|introduction|kicker|name|note|paragraph|question|quote|role|summary|text)$/i;

/** Content found in a story or block with an unknown schema, usually from another content space. */
export interface ForeignContent {
  readonly headline: string | undefined;
  readonly lead: string | undefined;
  /** Raw value of the first field that contains a picture. */
  readonly picture: unknown;
  /** Blocks from all other fields, in the order of the fields. */
  readonly blocks: readonly RawBlock[];
}

/**
 * Reads content with an unknown schema. Finds headline, lead and picture, and converts all other
 * fields to blocks. Skips `skippedFields`.
 */
export function readForeignContent(
  content: RawBlock,
  skippedFields: readonly string[] = [],
): ForeignContent {
  const contentFields = Object.entries(content).filter(
    ([name, value]) =>
      !METADATA_FIELDS.has(name) &&
      !skippedFields.includes(name) &&
      !(typeof value === 'string' && APPEARANCE_FIELD_PATTERN.test(toSnakeCase(name))) &&
      !TRANSLATED_FIELD_PATTERN.test(name),
  );
  const headline = skippedFields.includes('headline')
    ? undefined
    : findFirstText(content, HEADLINE_FIELDS);
  const lead = skippedFields.includes('lead') ? undefined : findFirstText(content, LEAD_FIELDS);
  const picture = contentFields.find(([, value]) => isPicture(value));
  const usedNames = new Set([headline?.name, lead?.name, picture?.[0]]);
  const blocks = contentFields
    .filter(([name]) => !usedNames.has(name))
    .flatMap(([name, value]) => toBlocks(value, name, `${content._uid}-${name}`));
  return { headline: headline?.text, lead: lead?.text, picture: picture?.[1], blocks };
}

const toSnakeCase = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2');

/** Finds the headline by any of its usual field names. */
export function findHeadline(content: RawBlock): string | undefined {
  return findFirstText(content, HEADLINE_FIELDS)?.text;
}

/** Finds the lead by any of its usual field names. */
export function findLead(content: RawBlock): string | undefined {
  return findFirstText(content, LEAD_FIELDS)?.text;
}

/** Returns the value of the first picture field. */
export function findFirstPicture(content: RawBlock): unknown {
  return Object.entries(content).find(
    ([name, value]) => !METADATA_FIELDS.has(name) && isPicture(value),
  )?.[1];
}

function findFirstText(content: RawBlock, names: readonly string[]) {
  for (const name of names) {
    const text = readTextField(content[name]);
    if (text !== undefined && !isPicture(content[name])) return { name, text };
  }
  return undefined;
}

function toBlocks(value: unknown, name: string, uid: string): readonly RawBlock[] {
  const blocks = readBlocksField(value);
  if (blocks.length > 0) return blocks;
  if (Array.isArray(value)) {
    return value
      .flatMap((entry, index) => toImageBlocks(entry, `${uid}-${index}`))
      .slice(0, MAX_PICTURES);
  }
  const { type, fieldtype } = Object(value) as { type?: unknown; fieldtype?: unknown };
  if (type === 'doc') return [{ _uid: uid, component: 'rich_text', text: value }];
  if (fieldtype === 'table') return toTableBlocks(value, uid);
  const pictures = toImageBlocks(value, uid);
  return pictures.length > 0 ? pictures : toTextBlocks(value, name, uid);
}

/** Maximum number of pictures read from one list. Further pictures are left out. */
const MAX_PICTURES = 40;

/**
 * Returns whether the value is a picture on this site: an asset field or, in old stories, a URL.
 */
function isPicture(value: unknown): boolean {
  if (typeof value !== 'string' && Object(value).fieldtype !== 'asset') return false;
  const asset = readAssetField(value);
  return asset !== undefined && PICTURE_EXTENSION_PATTERN.test(asset.src);
}

const PICTURE_EXTENSION_PATTERN = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function toImageBlocks(value: unknown, uid: string): readonly RawBlock[] {
  return isPicture(value) ? [{ _uid: uid, component: 'image', image: value }] : [];
}

/** Converts plain text to a block. Returns an empty list when the text is not meant for readers. */
function toTextBlocks(value: unknown, name: string, uid: string): readonly RawBlock[] {
  const isTextField =
    TEXT_FIELD_PATTERN.test(name) || HEADLINE_FIELDS.includes(name) || LEAD_FIELDS.includes(name);
  const content = toForeignTextNodes(value, isTextField);
  return content.length > 0
    ? [{ _uid: uid, component: 'rich_text', text: { type: 'doc', content } }]
    : [];
}

/** Converts a table field to a rich text table. */
function toTableBlocks(value: unknown, uid: string): readonly RawBlock[] {
  const { thead, tbody } = Object(value) as { thead?: unknown; tbody?: unknown };
  const headRow = toTableRow(thead, 'tableHeader');
  const rows = toArray(tbody).map((row) => toTableRow(Object(row).body, 'tableCell'));
  const content = [headRow, ...rows].filter((row) => row.content.length > 0);
  if (content.length === 0) return [];
  const text = { type: 'doc', content: [{ type: 'table', content }] };
  return [{ _uid: uid, component: 'rich_text', text }];
}

function toTableRow(cells: unknown, type: 'tableHeader' | 'tableCell') {
  const content = toArray(cells).map((cell) => {
    const text = readTextField(Object(cell).value) ?? '–';
    return { type, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  });
  return { type: 'tableRow', content };
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
