import { IconWarning } from '#icon/IconWarning.tsx';
import styles from './FieldMessage.module.css';

export interface FieldMessageProps {
  readonly id: string;
  readonly message: string | undefined;
}

/**
 * Renders the container of a field's message, even without a message, so that screen readers
 * announce new messages.
 */
export function FieldMessage({ id, message }: FieldMessageProps) {
  return (
    <div aria-live="polite">
      {message === undefined ? null : (
        <p id={`${id}-message`} className={styles.message}>
          <IconWarning size="text" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
