import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { renderContent, RichText } from '#rich-text/RichText.tsx';
import type { InterviewTurnModel } from './interview.ts';
import styles from './interview.module.css';

const WORDS = new Set(['paragraph', 'heading']);

/** A question: the voice of the magazine, in the serif. Its first paragraph is a heading. */
export function InterviewQuestion({ model }: Pick<BlockViewProps<InterviewTurnModel>, 'model'>) {
  const { speaker = 'Grünland', text } = model;
  const [first, ...others] = text.content;
  const asked = first && WORDS.has(first.type) ? first : undefined;
  const rest = asked ? others : text.content;
  return (
    <div className={styles['question']}>
      {asked && (
        <h2 className={styles['asked']}>
          <VisuallyHidden>{speaker} fragt: </VisuallyHidden>
          {renderContent(asked)}
        </h2>
      )}
      {rest.length > 0 && <RichText document={{ ...text, content: rest }} />}
    </div>
  );
}
