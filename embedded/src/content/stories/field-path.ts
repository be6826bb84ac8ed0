import type { ContentValue } from '#stories/content-value.ts';

/**
 * Returns the value at a dotted path such as `seo.title` or `body.0.headline`; undefined when
 * missing.
 */
export function getValueAt(content: ContentValue, path: string): ContentValue | undefined {
  let value: ContentValue | undefined = content;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      return undefined;
    value = (value as { readonly [key: string]: ContentValue })[step];
  }
  return value;
}

/**
 * Converts a value to the text that the hosted service compares: texts are unchanged, other values
 * become JSON. Returns null for a missing value.
 */
export function getText(value: ContentValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
