import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { FieldMessage } from './FieldMessage.tsx';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly message: string | undefined;
  readonly children: ReactNode;
}

/** Renders label, help, control and message of a field, in this order. */
export function FieldFrame({ id, label, help, isOptional, message, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional ? <span className={styles.optional}> (freiwillig)</span> : null}
      </label>
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {children}
      <FieldMessage id={id} message={message} />
    </div>
  );
}
