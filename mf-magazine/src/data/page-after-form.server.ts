import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { ContentReader } from './content-reader.server.ts';
import { relationField } from './fields.ts';
import { linkField } from './link-field.ts';

/** Paths of this site; `//` leads to another one. */
const OWN = /^\/(?!\/)/;

/** Where a form leads once it was sent (its field `redirect`): pages of this site only, or undefined. */
export async function pageAfterForm(
  { redirect }: RawBlock,
  reader: ContentReader,
): Promise<string | undefined> {
  const link = Object(redirect) as Record<string, unknown>;
  const uuid = link['linktype'] === 'story' ? relationField(link['id']) : undefined;
  const [story] = uuid ? await reader.storiesByUuids([uuid]) : [];
  const href = linkField({ ...link, ...(story ? { story } : {}) });
  return href && OWN.test(href) ? href : undefined;
}
