import { textField } from '#data/fields.ts';
import { linkField } from '#data/link-field.ts';

/** Attributes of a link as they may stand in the page. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly [name: string]: string | undefined;
}

const CUSTOM = /^(?:title|download|hreflang|type|(?:data|aria)-[a-z][a-z0-9-]{0,40})$/;
/** These belong to the shell, which reads them off links. */
const RESERVED = /^data-(?:part|kind|name|remote|problem)$/;
const REL = /^[a-z ]{1,60}$/;

/** Safe attributes of a rich text link; undefined when it leads nowhere. */
export function linkAttributes(
  attrs: Readonly<Record<string, unknown>>,
): LinkAttributes | undefined {
  const href = linkField(attrs);
  if (!href) return undefined;
  const custom = customAttributes(attrs['custom']);
  const blank = attrs['target'] === '_blank';
  const rel = [blank ? 'noopener noreferrer' : '', custom['rel'] ?? ''].join(' ').trim();
  return { ...custom, href, ...(blank ? { target: '_blank' } : {}), ...(rel ? { rel } : {}) };
}

function customAttributes(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).flatMap(([name, raw]) => {
    const text = textField(raw);
    if (text === undefined) return [];
    if (name === 'rel') return REL.test(text) ? [[name, text] as const] : [];
    return CUSTOM.test(name) && !RESERVED.test(name) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}
