import type { ReactNode } from 'react';
import { getButtonClassName } from '#button/button-look.ts';
import styles from './ConfirmFirst.module.css';

export interface ConfirmFirstProps {
  /** Text of the button that opens the question. */
  readonly label: string;
  /** Says what is lost. */
  readonly question: string;
  /** The form whose button answers the question. */
  readonly children: ReactNode;
}

/** Asks before something is lost for good. The question opens without script. */
export function ConfirmFirst({ label, question, children }: ConfirmFirstProps) {
  return (
    <details className={styles.confirm}>
      <summary className={getButtonClassName({ look: 'secondary' }, styles.summary)}>
        {label}
      </summary>
      <div className={styles.question}>
        <p>{question}</p>
        {children}
      </div>
    </details>
  );
}
