import type { NavigationLink } from '@gruenland/shared-contracts/site.ts';
import { readBlocksField, readTextField } from './fields.ts';
import { readLinkField } from './read-link-field.ts';

/** Parses the `navigation_link` blocks that have a label and a target. */
export function parseNavigationLinks(value: unknown): NavigationLink[] {
  return readBlocksField(value).flatMap((block) => {
    const label = readTextField(block['label']);
    const href = readLinkField(block['link']);
    return label && href ? [{ label, href }] : [];
  });
}
