import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { blocksField, textField } from '#data/fields.ts';
import { linkField } from '#data/link-field.ts';
import { parsed, refused } from '../parse-result.ts';
import type { RelatedLinksModel } from './related-links.ts';

/** Fields: `title`, `links` of `related_link` (`label`, `link`, `note`). Dead links are left out. */
export function parseRelatedLinks(raw: RawBlock): ParseResult<RelatedLinksModel> {
  const links = blocksField(raw['links']).flatMap((entry) => {
    const label = textField(entry['label']);
    const href = linkField(entry['link']);
    return label && href ? [{ label, href, note: textField(entry['note']) }] : [];
  });
  if (links.length === 0) return refused('related_links: no link leads anywhere');
  return parsed({ title: textField(raw['title']) ?? 'Mehr zum Thema', links });
}
