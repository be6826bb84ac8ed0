import type { Link } from 'mdast';
import {
  LINK_TARGET_FORMS,
  parseLinkTarget,
  type LinkTarget,
} from '#stories/content/link-target.ts';
import { StoryReference, type DraftObject } from '#stories/content-value.ts';
import { getFileLine, reportRefusedNode, type RichTextContext } from './rich-text-context.ts';

function createLinkAttributes(target: LinkTarget, line: number): DraftObject {
  const attributes = { uuid: null, anchor: null, target: '_self' };
  switch (target.kind) {
    case 'story': {
      const uuid = new StoryReference(target.slug, line);
      const anchor = target.anchor ?? null;
      return { href: `/${target.slug}`, ...attributes, uuid, anchor, linktype: 'story' };
    }
    case 'email':
      return { href: target.emailMatch, ...attributes, linktype: 'email' };
    case 'url':
      return { href: target.url, ...attributes, linktype: 'url' };
  }
}

/** Converts a Markdown link to a link mark; returns an empty list if its target is invalid. */
export function convertLink(node: Link, context: RichTextContext): readonly DraftObject[] {
  const target = parseLinkTarget(node.url);
  if (!target)
    return reportRefusedNode(
      node,
      `"${node.url}" is not a link target: use ${LINK_TARGET_FORMS}`,
      context,
    );
  const attrs = createLinkAttributes(target, getFileLine(node, context));
  const customAttributes = node.title ? { custom: { title: node.title } } : {};
  return [{ type: 'link', attrs: { ...attrs, ...customAttributes } }];
}
