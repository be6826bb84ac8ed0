import type { NavigationLink } from '@gruenland/shared-contracts/site.ts';
import { blocksField, textField } from './fields.ts';
import { linkField } from './link-field.ts';

/** The `navigation_link` blocks of a field that have a label and lead somewhere. */
export function parseNavigationLinks(value: unknown): NavigationLink[] {
  return blocksField(value).flatMap((block) => {
    const label = textField(block['label']);
    const href = linkField(block['link']);
    return label && href ? [{ label, href }] : [];
  });
}
