import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { RichText } from '#rich-text/RichText.tsx';
import type { InterviewTurnModel } from './interview.ts';
import styles from './interview.module.css';

/** A question: the voice of the magazine, in the serif. */
export function InterviewQuestion({ model }: Pick<BlockViewProps<InterviewTurnModel>, 'model'>) {
  return (
    <div className={styles['question']}>
      <VisuallyHidden>{model.speaker ?? 'Grünland'} fragt: </VisuallyHidden>
      <RichText document={model.text} />
    </div>
  );
}
