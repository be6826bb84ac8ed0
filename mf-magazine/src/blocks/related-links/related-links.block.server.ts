import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readBlocksField, readTextField } from '#data/fields.ts';
import { readLinkField } from '#data/read-link-field.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { RelatedLinksData, RelatedLinksModel } from './related-links.ts';

const MAX_LINKS = 8;

/**
 * Block fields: `title`, `links` of `related_link` (`label`, `link`, `note`), 2 to 8 of them. Dead
 * links and duplicates are left out.
 */
export function parseRelatedLinks(rawBlock: RawBlock): ParseResult<RelatedLinksModel> {
  const links = readBlocksField(rawBlock['links']).flatMap((entry) => {
    const label = readTextField(entry['label']);
    const href = readLinkField(entry['link']);
    return label && href ? [{ label, href, note: readTextField(entry['note']) }] : [];
  });
  if (links.length === 0) return rejectBlock('Kein Link hat Beschriftung und Ziel.');
  const uniqueLinks = [...new Map(links.map((link) => [link.href, link])).values()];
  return acceptBlock({
    title: readTextField(rawBlock['title']) ?? 'Mehr zum Thema',
    links: uniqueLinks.slice(0, MAX_LINKS),
  });
}

/** Returns the path of the current page, to which the list does not link. */
export async function loadRelatedLinks(
  _model: RelatedLinksModel,
  { path }: LoadContext,
): Promise<RelatedLinksData> {
  return { currentPath: path };
}
