import type { RichTextNode } from './rich-text-node.ts';

/** Adjacent nodes of one link, or a single node without link. */
export interface LinkRun {
  readonly link: Readonly<Record<string, unknown>> | undefined;
  readonly nodes: readonly RichTextNode[];
}

/** Joins adjacent nodes with the same link, so that a link with a bold word stays one element. */
export function linkRuns(nodes: readonly RichTextNode[]): readonly LinkRun[] {
  const runs: { link: LinkRun['link']; key: string; nodes: RichTextNode[] }[] = [];
  for (const node of nodes) {
    const link = node.marks.find((mark) => mark.type === 'link')?.attrs;
    const key = link
      ? JSON.stringify([link['href'], link['uuid'], link['anchor'], link['target'], link['custom']])
      : '';
    const last = runs.at(-1);
    if (link && last?.link && last.key === key) last.nodes.push(node);
    else runs.push({ link, key, nodes: [node] });
  }
  return runs;
}
