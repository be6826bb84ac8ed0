import { KIND_LABELS } from '#model/kind-facets.ts';
import type { Suggestion } from './suggestion.ts';
import styles from './autocomplete.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly list: readonly Suggestion[];
  readonly activeIndex: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * Renders the list of suggestions. Arrow keys move the selection while the focus stays in the
 * input.
 */
export function SuggestionList({ id, list, activeIndex, onChoose }: SuggestionListProps) {
  return (
    <div className={styles.list} id={id} role="listbox" tabIndex={-1} aria-label="Vorschläge">
      {list.map((suggestion, index) => (
        // Keyboard events are handled by the input (ARIA combobox).
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.id}
          id={getOptionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.title}>{suggestion.title}</span>
          <span className={styles.kind}>{KIND_LABELS[suggestion.kind]}</span>
        </div>
      ))}
    </div>
  );
}
