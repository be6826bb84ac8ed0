import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { renderContent, RichText } from '#rich-text/RichText.tsx';
import type { InterviewTurnModel } from './interview.ts';
import styles from './interview.module.css';

const TEXT_NODES = new Set(['paragraph', 'heading']);

/** A question of the interviewer. Its first paragraph is rendered as a heading. */
export function InterviewQuestion({ model }: Pick<BlockViewProps<InterviewTurnModel>, 'model'>) {
  const { speaker = 'Grünland', text } = model;
  const [first, ...others] = text.content;
  const question = first && TEXT_NODES.has(first.type) ? first : undefined;
  const rest = question ? others : text.content;
  return (
    <div className={styles['question']}>
      {question && (
        <h2 className={styles['questionText']}>
          <VisuallyHidden>{speaker} fragt: </VisuallyHidden>
          {renderContent(question)}
        </h2>
      )}
      {rest.length > 0 && <RichText document={{ ...text, content: rest }} />}
    </div>
  );
}
