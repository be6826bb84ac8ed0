import type { NavigationLink } from '@gruenland/shared-contracts/site.ts';
import { blocksField, textField } from './fields.ts';
import { linkField } from './link-field.ts';

/** Parses the `navigation_link` blocks that have a label and a target. */
export function parseNavigationLinks(value: unknown): NavigationLink[] {
  return blocksField(value).flatMap((block) => {
    const label = textField(block['label']);
    const href = linkField(block['link']);
    return label && href ? [{ label, href }] : [];
  });
}
