import type { ComponentProps } from 'react';

import styles from './FileInput.module.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly id: string;
  readonly label: string;
  /** Permitted files, such as „JPEG, PNG oder WebP, je bis 15 MB“. */
  readonly help: string;
}

/**
 * Renders a control to choose files, with the same markup with and without script. The browser
 * shows the chosen names, and files can be dropped on the input.
 */
export function FileInput({ id, label, help, ...rest }: FileInputProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <input
        {...rest}
        id={id}
        type="file"
        aria-describedby={[`${id}-help`, rest['aria-describedby']].filter(Boolean).join(' ')}
        className={styles.input}
      />
    </div>
  );
}
