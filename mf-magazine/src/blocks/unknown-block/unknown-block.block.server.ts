import { UNKNOWN_BLOCK } from '@gruenland/shared-contracts/block.ts';
import type { BlockDefinition, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { textField } from '#data/fields.ts';
import { foreignContent } from '#data/foreign-fields.ts';
import { linkField } from '#data/link-field.ts';
import { refused } from '../parse-result.ts';
import { staticBlock } from '../static-block.ts';

/** Blocks of other areas of this site: while such an area is away, its blocks are simply not there. */
const OF_OTHER_AREAS = new Set(['latest_ads', 'matching_jobs', 'next_events']);

/**
 * Blocks that hold nothing to read. Advertising is among them: without its label and its advertiser
 * it must not be shown.
 */
const NOTHING_TO_READ =
  /(?:^|_)(?:ads?|advert\w*|anzeigen?|config\w*|consent|cookies?|embed|html|meta(?:data|_?tags?)?|redirects?|schema|scripts?|seo|settings?|sponsor\w*|tracking|werbung)(?:_|$)/i;

/** Fields that hold what a link says. */
const LABELS = /^(?:(?:button|cta|link)?_?(?:label|text)|button|cta|title|headline|name)$/i;

/**
 * What can be shown of a block that nobody knows: its headline and lead, its picture, the blocks,
 * texts and tables that it holds, and where it leads. Whatever of that is unknown as well is asked
 * in its turn.
 */
export function partsOfUnknown(raw: RawBlock): readonly RawBlock[] {
  const name = raw.component.replace(/([a-z])([A-Z])/g, '$1_$2').replaceAll('-', '_');
  if (OF_OTHER_AREAS.has(name) || NOTHING_TO_READ.test(name)) return [];
  const { headline, lead, picture, blocks } = foreignContent(raw);
  const link = linkOf(raw);
  const says = lead !== undefined || picture !== undefined || blocks.length > 0;
  const opening = headline !== undefined && (says || !link) ? [headingPart(raw, headline)] : [];
  return [
    ...opening,
    ...(lead === undefined ? [] : [textPart(raw, 'lead', lead)]),
    ...(picture === undefined ? [] : [{ ...part(raw, 'picture', 'image'), image: picture }]),
    ...blocks,
    ...(link ? [linkPart(raw, link)] : []),
  ];
}

interface NamedLink {
  readonly label: string;
  readonly field: object;
}

/** The first field that leads somewhere, with the words that stand beside it. */
function linkOf(raw: RawBlock): NamedLink | undefined {
  const field = Object.values(raw).find(
    (value) => Object(value).fieldtype === 'multilink' && linkField(value) !== undefined,
  );
  const names = Object.keys(raw).filter((name) => LABELS.test(name));
  const label = names.map((name) => textField(raw[name])).find((text) => text !== undefined);
  return field && label ? { label, field } : undefined;
}

const part = (raw: RawBlock, what: string, component: string): RawBlock => ({
  _uid: `${raw._uid}-${what}`,
  component,
});

function headingPart(raw: RawBlock, headline: string): RawBlock {
  return { ...part(raw, 'headline', 'article_section'), headline };
}

function textPart(raw: RawBlock, what: string, text: string, marks: readonly object[] = []) {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }];
  return { ...part(raw, what, 'rich_text'), text: { type: 'doc', content } };
}

function linkPart(raw: RawBlock, { label, field }: NamedLink): RawBlock {
  return textPart(raw, 'link', label, [{ type: 'link', attrs: field }]);
}

/** Tells the shell about blocks of any other name; no block that a story could hold. */
export const unknownBlock: BlockDefinition = staticBlock<unknown>({
  parse: () => refused(`${UNKNOWN_BLOCK} is no block for stories`),
  expand: (raw) => (raw.component === UNKNOWN_BLOCK ? undefined : partsOfUnknown(raw)),
  view: () => null,
});
