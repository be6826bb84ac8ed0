import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { RelatedLinksData, RelatedLinksModel } from './related-links.ts';
import { readRelatedLinkFields } from './related-link.fields.generated.ts';
import { readRelatedLinksFields } from './related-links.fields.generated.ts';

const MAX_LINKS = 8;

/** Parses the block. Leaves out links without a label or a target. Keeps one link per target. */
export function parseRelatedLinks(rawBlock: RawBlock): ParseResult<RelatedLinksModel> {
  const fields = readRelatedLinksFields(rawBlock);
  const links = fields.links.flatMap((entry) => {
    const { label, link: href, note } = readRelatedLinkFields(entry);
    return label && href ? [{ label, href, note }] : [];
  });
  if (links.length === 0) return rejectBlock('Kein Link hat Beschriftung und Ziel.');
  const uniqueLinks = [...new Map(links.map((link) => [link.href, link])).values()];
  return acceptBlock({
    title: fields.title ?? 'Mehr zum Thema',
    links: uniqueLinks.slice(0, MAX_LINKS),
  });
}

/** Returns the path of the current page. The block does not show links to this path. */
export async function loadRelatedLinks(
  _model: RelatedLinksModel,
  { path }: LoadContext,
): Promise<RelatedLinksData> {
  return { currentPath: path };
}
