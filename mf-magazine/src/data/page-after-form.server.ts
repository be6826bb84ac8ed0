import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ContentReader } from './content-reader.server.ts';
import { readRelationField } from './fields.ts';
import { readLinkField } from './read-link-field.ts';

/** Matches paths on this site. A URL that starts with `//` leads to another site. */
const SAME_SITE_PATH_PATTERN = /^\/(?!\/)/;

/**
 * Reads the path to show after a form is submitted, from the form's field `redirect`. Returns
 * undefined if there is no such path on this site.
 */
export async function readPathAfterForm(
  { redirect }: RawBlock,
  reader: ContentReader,
): Promise<string | undefined> {
  const link = Object(redirect) as Record<string, unknown>;
  const uuid = link['linktype'] === 'story' ? readRelationField(link['id']) : undefined;
  const [story] = uuid ? await reader.storiesByUuids([uuid]) : [];
  const href = readLinkField({ ...link, ...(story ? { story } : {}) });
  return href && SAME_SITE_PATH_PATTERN.test(href) ? href : undefined;
}
