import { StoryReference, type DraftValue } from '#stories/content-value.ts';
import type { Conversion } from './conversion.ts';
import { LINK_TARGET_FORMS, parseLinkTarget } from './link-target.ts';
import { readFields } from './read-fields.ts';

const keys = ['to', 'target', 'anchor', 'title', 'rel'] as const;

/** Converts `!link …` to a multilink field. */
export function convertMultilink(node: unknown, conversion: Conversion): DraftValue {
  const line = conversion.yaml.getLine(node);
  const { to = '', target, anchor, title, rel } = readFields(node, keys, conversion, 'to');
  const parsedTarget = parseLinkTarget(to);
  if (!parsedTarget) {
    conversion.report(line, `"${to}" is not a link target: use ${LINK_TARGET_FORMS}`);
    return null;
  }
  const optionalFields = {
    ...(target && { target }),
    ...(title && { title }),
    ...(rel && { rel }),
  };
  switch (parsedTarget.kind) {
    case 'story':
      return {
        id: new StoryReference(parsedTarget.slug, line),
        url: '',
        linktype: 'story',
        fieldtype: 'multilink',
        cached_url: parsedTarget.slug,
        ...((anchor ?? parsedTarget.anchor) && { anchor: anchor ?? parsedTarget.anchor ?? '' }),
        ...optionalFields,
      };
    case 'email':
      return {
        id: '',
        url: '',
        email: parsedTarget.emailMatch,
        linktype: 'email',
        fieldtype: 'multilink',
        cached_url: '',
        ...optionalFields,
      };
    case 'url':
      return {
        id: '',
        url: parsedTarget.url,
        linktype: 'url',
        fieldtype: 'multilink',
        cached_url: parsedTarget.url,
        ...optionalFields,
      };
  }
}
