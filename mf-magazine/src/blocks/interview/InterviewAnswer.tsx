import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { RichText } from '#rich-text/RichText.tsx';
import type { InterviewTurnModel } from './interview.ts';
import styles from './interview.module.css';

/**
 * Renders an answer with the speaker's name. The first answer of each speaker also shows their
 * portrait and role.
 */
export function InterviewAnswer({ model }: Pick<BlockViewProps<InterviewTurnModel>, 'model'>) {
  const { speaker, role, portrait, text } = model;
  return (
    <div className={styles.answer}>
      {(speaker || portrait) && (
        <p className={styles.speaker}>
          {portrait && (
            <Picture
              asset={portrait}
              ratio={[1, 1]}
              sizes={{ xs: '64px' }}
              isDecorative
              className={styles.portrait}
            />
          )}
          <span>
            {speaker && <strong className={styles.name}>{speaker}</strong>}
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </p>
      )}
      <RichText document={text} />
    </div>
  );
}
