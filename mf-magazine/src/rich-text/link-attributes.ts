import { readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';

/** Attributes of a link that are safe to render. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly [name: string]: string | undefined;
}

const ALLOWED_ATTRIBUTE_PATTERN =
  /^(?:title|download|hreflang|type|(?:data|aria)-[a-z][a-z0-9-]{0,40})$/;
/** Matches attributes that the shell interprets. Content must not set them. */
const RESERVED_ATTRIBUTE_PATTERN = /^data-(?:part|kind|name|remote|problem)$/;
const REL_PATTERN = /^[a-z ]{1,60}$/;

/**
 * Returns the attributes of a rich text link that are safe to render. Returns undefined when the
 * link has no safe URL.
 */
export function readLinkAttributes(
  attrs: Readonly<Record<string, unknown>>,
): LinkAttributes | undefined {
  const href = readLinkField(attrs);
  if (!href) return undefined;
  const customAttributes = readCustomAttributes(attrs['custom']);
  const opensNewTab = attrs['target'] === '_blank';
  const rel = [opensNewTab ? 'noopener noreferrer' : '', customAttributes['rel'] ?? '']
    .join(' ')
    .trim();
  return {
    ...customAttributes,
    href,
    ...(opensNewTab ? { target: '_blank' } : {}),
    ...(rel ? { rel } : {}),
  };
}

function readCustomAttributes(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).flatMap(([name, rawValue]) => {
    const text = readTextField(rawValue);
    if (text === undefined) return [];
    if (name === 'rel') return REL_PATTERN.test(text) ? [[name, text] as const] : [];
    return ALLOWED_ATTRIBUTE_PATTERN.test(name) && !RESERVED_ATTRIBUTE_PATTERN.test(name)
      ? [[name, text] as const]
      : [];
  });
  return Object.fromEntries(entries);
}
