import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { renderContent, RichText } from '#rich-text/RichText.tsx';
import type { InterviewTurnModel } from './interview.ts';
import styles from './interview.module.css';

const HEADING_NODE_TYPES = new Set(['paragraph', 'heading']);

/** Renders a question of the interviewer. The first paragraph becomes a heading. */
export function InterviewQuestion({ model }: Pick<BlockViewProps<InterviewTurnModel>, 'model'>) {
  const { speaker = 'Grünland', text } = model;
  const [firstNode, ...otherNodes] = text.content;
  const question = firstNode && HEADING_NODE_TYPES.has(firstNode.type) ? firstNode : undefined;
  const remainingNodes = question ? otherNodes : text.content;
  return (
    <div className={styles.question}>
      {question && (
        <h2 className={styles.questionText}>
          <VisuallyHidden>{speaker} fragt: </VisuallyHidden>
          {renderContent(question)}
        </h2>
      )}
      {remainingNodes.length > 0 && <RichText document={{ ...text, content: remainingNodes }} />}
    </div>
  );
}
