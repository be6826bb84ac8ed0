import type { RichTextNode } from './rich-text-node.ts';

/** Adjacent nodes with the same link, or a single node that has no link. */
export interface LinkRun {
  readonly link: Readonly<Record<string, unknown>> | undefined;
  readonly nodes: readonly RichTextNode[];
}

/**
 * Joins adjacent nodes with the same link. Otherwise a link that contains a bold word would be
 * rendered as several links.
 */
export function joinLinkRuns(nodes: readonly RichTextNode[]): readonly LinkRun[] {
  const linkRunList: { link: LinkRun['link']; key: string; nodes: RichTextNode[] }[] = [];
  for (const node of nodes) {
    const link = node.marks.find((mark) => mark.type === 'link')?.attrs;
    const key = link
      ? JSON.stringify([link['href'], link['uuid'], link['anchor'], link['target'], link['custom']])
      : '';
    const lastRun = linkRunList.at(-1);
    if (link && lastRun?.link && lastRun.key === key) lastRun.nodes.push(node);
    else linkRunList.push({ link, key, nodes: [node] });
  }
  return linkRunList;
}
