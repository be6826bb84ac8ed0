import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from './fields.ts';
import { readLinkField } from './read-link-field.ts';

/** Matches names of fields that contain nothing but the label of a link. */
const LABEL_FIELD_PATTERN = /^(?:(?:button|cta|link)?_?(?:label|text)|button|cta)$/i;
/** Matches names of fields that also serve as the label of a link. */
const HEADLINE_FIELD_PATTERN = /^(?:title|headline|name)$/i;
/** Maximum length of a label in characters. A longer text is content. */
const MAX_LABEL_LENGTH = 80;

export interface ForeignLink {
  readonly label: string;
  /** The link field, which is also valid as the attributes of a rich text link. */
  readonly field: object;
}

/** Links of a block with an unknown schema. */
export interface ForeignLinks {
  readonly links: readonly ForeignLink[];
  /** Names of the fields whose text is only the label of a link. */
  readonly labelFields: readonly string[];
}

/**
 * Reads all links of a block. A link gets the next label field as its label, or else the name that is
 * stored with it. The first link may also get the headline. Without all these, its address is shown.
 */
export function readForeignLinks(rawBlock: RawBlock): ForeignLinks {
  const fields = Object.entries(rawBlock).flatMap(([name, value]) =>
    isLinkField(value) && !name.includes('__i18n__') ? [value] : [],
  );
  const labels = findLabels(rawBlock, LABEL_FIELD_PATTERN).slice(0, fields.length);
  const [headline] = findLabels(rawBlock, HEADLINE_FIELD_PATTERN);
  const links = fields.flatMap((field, index) => {
    const label =
      labels[index]?.text ??
      readStoredName(field) ??
      (index === 0 ? headline?.text : undefined) ??
      toShownAddress(field);
    return label === undefined ? [] : [{ label, field }];
  });
  return { links, labelFields: labels.map(({ name }) => name) };
}

function isLinkField(value: unknown): value is object {
  return Object(value).fieldtype === 'multilink' && readLinkField(value) !== undefined;
}

function findLabels(rawBlock: RawBlock, namePattern: RegExp) {
  return Object.entries(rawBlock).flatMap(([name, value]) => {
    const text = namePattern.test(name) ? readTextField(value) : undefined;
    return text !== undefined && text.length <= MAX_LABEL_LENGTH ? [{ name, text }] : [];
  });
}

/** Returns the title of a link or the name of its story. */
function readStoredName(field: object): string | undefined {
  const { title, story } = field as Readonly<Record<string, unknown>>;
  return readTextField(title) ?? readTextField(Object(story).name);
}

function toShownAddress(field: object): string | undefined {
  return readLinkField(field)?.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '');
}
