import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from './asset-field.ts';
import { blocksField, textField } from './fields.ts';
import { foreignText } from './foreign-text.ts';

/** Fields in which stories of other spaces keep what we call headline and lead. */
const HEADLINES = ['headline', 'title', 'heading'];
const LEADS = ['lead', 'intro', 'teaser', 'subtitle', 'description', 'excerpt'];

/** Fields that say something about a story instead of being part of it. */
const ABOUT = new Set(
  '_uid _editable component seo kind category authors author date updatedDate topics tags slug aiUse related subCategories email layout theme color'.split(
    ' ',
  ),
);

/** Translations lie beside their field; the site speaks one language. */
const IN_OTHER_LANGUAGE = /__i18n__?[a-z]/i;

/** Plain text of these fields is meant to be read, however short it is. */
const READ =
  /^(?:answer|bio|body|caption|content|copy|correction|introduction|kicker|name|note|paragraph|question|quote|role|summary|text)$/i;

/** What can be told of a story whose fields nobody here knows. */
export interface ForeignContent {
  readonly headline: string | undefined;
  readonly lead: string | undefined;
  /** Value of the first field that is a picture. */
  readonly picture: unknown;
  /** Everything else as blocks, in the order of the fields. */
  readonly blocks: readonly RawBlock[];
}

/**
 * Reads content of unknown shape: headline and lead by the names they usually have, then blocks,
 * rich texts, tables, pictures and plain texts. Fields in `known` are left to who asks.
 */
export function foreignContent(content: RawBlock, known: readonly string[] = []): ForeignContent {
  const open = Object.entries(content).filter(
    ([name]) => !ABOUT.has(name) && !known.includes(name) && !IN_OTHER_LANGUAGE.test(name),
  );
  const headline = known.includes('headline') ? undefined : firstText(content, HEADLINES);
  const lead = known.includes('lead') ? undefined : firstText(content, LEADS);
  const picture = open.find(([, value]) => isPicture(value));
  const taken = new Set([headline?.name, lead?.name, picture?.[0]]);
  const blocks = open
    .filter(([name]) => !taken.has(name))
    .flatMap(([name, value]) => blocksOf(value, name, `${content._uid}-${name}`));
  return { headline: headline?.text, lead: lead?.text, picture: picture?.[1], blocks };
}

/** Headline of a story by any of the names it may have. */
export function headlineOf(content: RawBlock): string | undefined {
  return firstText(content, HEADLINES)?.text;
}

/** Lead of a story by any of the names it may have. */
export function leadOf(content: RawBlock): string | undefined {
  return firstText(content, LEADS)?.text;
}

/** The first picture among the fields of a story. */
export function firstPicture(content: RawBlock): unknown {
  return Object.entries(content).find(([name, value]) => !ABOUT.has(name) && isPicture(value))?.[1];
}

function firstText(content: RawBlock, names: readonly string[]) {
  for (const name of names) {
    const text = textField(content[name]);
    if (text !== undefined && !isPicture(content[name])) return { name, text };
  }
  return undefined;
}

function blocksOf(value: unknown, name: string, uid: string): readonly RawBlock[] {
  const blocks = blocksField(value);
  if (blocks.length > 0) return blocks;
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => pictureOf(entry, `${uid}-${index}`)).slice(0, MOST);
  }
  const { type, fieldtype } = Object(value) as { type?: unknown; fieldtype?: unknown };
  if (type === 'doc') return [{ _uid: uid, component: 'rich_text', text: value }];
  if (fieldtype === 'table') return tableOf(value, uid);
  const pictures = pictureOf(value, uid);
  return pictures.length > 0 ? pictures : textOf(value, name, uid);
}

/** Pictures of one list. */
const MOST = 40;

/** Asset fields, and the bare addresses that old stories hold; of other hosts nothing. */
function isPicture(value: unknown): boolean {
  if (typeof value !== 'string' && Object(value).fieldtype !== 'asset') return false;
  const asset = assetField(value);
  return asset !== undefined && PICTURE.test(asset.src);
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function pictureOf(value: unknown, uid: string): readonly RawBlock[] {
  return isPicture(value) ? [{ _uid: uid, component: 'image', image: value }] : [];
}

/** Plain text as far as it is one that people read. */
function textOf(value: unknown, name: string, uid: string): readonly RawBlock[] {
  const meant = READ.test(name) || HEADLINES.includes(name) || LEADS.includes(name);
  const content = foreignText(value, meant);
  return content.length > 0
    ? [{ _uid: uid, component: 'rich_text', text: { type: 'doc', content } }]
    : [];
}

/** A table field as the table of a rich text. */
function tableOf(value: unknown, uid: string): readonly RawBlock[] {
  const { thead, tbody } = Object(value) as { thead?: unknown; tbody?: unknown };
  const head = rowOf(thead, 'tableHeader');
  const rows = listOf(tbody).map((row) => rowOf(Object(row).body, 'tableCell'));
  const content = [head, ...rows].filter((row) => row.content.length > 0);
  if (content.length === 0) return [];
  const text = { type: 'doc', content: [{ type: 'table', content }] };
  return [{ _uid: uid, component: 'rich_text', text }];
}

function rowOf(cells: unknown, type: 'tableHeader' | 'tableCell') {
  const content = listOf(cells).map((cell) => {
    const text = textField(Object(cell).value) ?? '–';
    return { type, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  });
  return { type: 'tableRow', content };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
