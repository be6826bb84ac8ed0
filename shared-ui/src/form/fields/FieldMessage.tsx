import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './FieldMessage.module.css';

export interface FieldMessageProps {
  /** Id of the control. */
  readonly id: string;
  readonly message: string | undefined;
}

/** A place for the field's message which is always there, so that screen readers hear a new one. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  return (
    <div aria-live="polite" className={styles['place']}>
      {message === undefined ? null : (
        <p id={`${id}-message`} className={styles['message']}>
          <IconWarning size="text" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
