import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { classNames } from '#class-names/classNames.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Content that is loading: lines of text, a picture, or rows of a list. */
  readonly shape?: 'text' | 'picture' | 'row';
  /** Number of placeholder lines or rows; default 3. */
  readonly count?: number;
  /** Accessible name of the placeholder; default „Wird geladen“. */
  readonly label?: string;
}

/** Shows a placeholder for content that is loading. */
export function Skeleton({ shape = 'text', count = 3, label = 'Wird geladen' }: SkeletonProps) {
  const pieceCount = shape === 'picture' ? 1 : count;
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: pieceCount }, (_, index) => (
        <span key={index} aria-hidden="true" className={classNames(styles.piece, styles[shape])} />
      ))}
    </div>
  );
}
