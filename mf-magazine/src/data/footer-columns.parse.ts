import type { FooterColumn } from '@gruenland/shared-contracts/site.ts';
import { readBlocksField, readTextField } from './fields.ts';
import { parseNavigationLinks } from './navigation-link.parse.ts';

/** Parses the `footer_column` blocks that have a title and at least one link. */
export function parseFooterColumns(value: unknown): FooterColumn[] {
  return readBlocksField(value).flatMap((block) => {
    const title = readTextField(block['title']);
    const links = parseNavigationLinks(block['links']);
    return title && links.length > 0 ? [{ title, links }] : [];
  });
}
