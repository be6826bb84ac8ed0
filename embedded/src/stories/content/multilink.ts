import { StoryReference, type DraftValue } from '#stories/content-value.ts';
import type { Conversion } from './conversion.ts';
import { LINK_FORMS, parseLinkTarget } from './link-target.ts';
import { readFields } from './read-fields.ts';

const keys = ['to', 'target', 'anchor', 'title', 'rel'] as const;

/** Converts `!link …` to a multilink field. */
export function convertMultilink(node: unknown, conversion: Conversion): DraftValue {
  const line = conversion.yaml.getLine(node);
  const { to = '', target, anchor, title, rel } = readFields(node, keys, conversion, 'to');
  const parsed = parseLinkTarget(to);
  if (!parsed) {
    conversion.report(line, `"${to}" is not a link target: use ${LINK_FORMS}`);
    return null;
  }
  const optionalFields = {
    ...(target && { target }),
    ...(title && { title }),
    ...(rel && { rel }),
  };
  switch (parsed.kind) {
    case 'story':
      return {
        id: new StoryReference(parsed.slug, line),
        url: '',
        linktype: 'story',
        fieldtype: 'multilink',
        cached_url: parsed.slug,
        ...((anchor ?? parsed.anchor) && { anchor: anchor ?? parsed.anchor ?? '' }),
        ...optionalFields,
      };
    case 'email':
      return {
        id: '',
        url: '',
        email: parsed.email,
        linktype: 'email',
        fieldtype: 'multilink',
        cached_url: '',
        ...optionalFields,
      };
    case 'url':
      return {
        id: '',
        url: parsed.url,
        linktype: 'url',
        fieldtype: 'multilink',
        cached_url: parsed.url,
        ...optionalFields,
      };
  }
}
