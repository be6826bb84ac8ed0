import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { applyMarks } from './RichText.marks.tsx';
import { joinLinkRuns } from './link-runs.ts';
import { RichTextLink } from './RichText.Link.tsx';
import { nodeViews } from './RichText.nodes.tsx';
import styles from './rich-text.module.css';
import type { RichTextNode } from './rich-text-node.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';

interface RichTextProps {
  readonly document: RichTextNode;
  /** Whether the text starts with a drop cap. */
  readonly hasDropCap?: boolean;
}

/** Renders a rich text document. Renders only the text of unknown nodes and marks. */
export function RichText({ document, hasDropCap = false }: RichTextProps) {
  return (
    <div className={classNames(styles.text, hasDropCap && styles.initial)}>
      {renderContent(document)}
    </div>
  );
}

/** Renders the children of a node. Joins adjacent nodes with the same link. */
export function renderContent(node: RichTextNode): ReactNode {
  return joinLinkRuns(node.content).map((run, index) => {
    const runContent = run.nodes.map((child, childIndex) => (
      <Fragment key={childIndex}>{renderNode(child)}</Fragment>
    ));
    if (!run.link) return <Fragment key={index}>{runContent}</Fragment>;
    return (
      <RichTextLink key={index} attrs={run.link}>
        {runContent}
      </RichTextLink>
    );
  });
}

function renderNode(node: RichTextNode): ReactNode {
  if (node.type === 'text') return applyMarks(node.text, node.marks);
  const view = Object.hasOwn(nodeViews, node.type) ? nodeViews[node.type] : undefined;
  const renderedNode = view ? view(node, renderContent) : renderContent(node);
  // Marks of a picture would put its `<figure>` into an element for text.
  const isMarked = node.marks.length > 0 && node.type !== 'image';
  return isMarked ? applyMarks(renderedNode, node.marks) : renderedNode;
}
