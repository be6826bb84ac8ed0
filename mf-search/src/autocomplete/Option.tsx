import type { ReactNode } from 'react';
import { getOptionId } from './useOptionList.ts';
import styles from './autocomplete.module.css';

interface OptionProps {
  readonly listId: string;
  readonly index: number;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** Shows a row of the list. Keyboard events are handled by the input (ARIA combobox). */
export function Option({ listId, index, isActive, onChoose, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={getOptionId(listId, index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
