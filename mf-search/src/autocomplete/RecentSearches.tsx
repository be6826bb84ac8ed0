import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconClock } from '@gruenland/shared-ui/icon/IconClock.tsx';
import { IconClose } from '@gruenland/shared-ui/icon/IconClose.tsx';
import { buildSearchHref, parseSearchState } from '#model/search-state.ts';
import { Option } from './Option.tsx';
import { readRecentSearches, removeRecentSearch } from './recent-searches.ts';
import { useOptionList, type PanelOption } from './useOptionList.ts';
import styles from './autocomplete.module.css';

interface RecentSearchesProps {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly onInput: () => void;
}

/** Shows the visitor's last searches, each with a button that removes it. */
export function RecentSearches({ input, listId, onInput }: RecentSearchesProps) {
  const [searches, setSearches] = useState(readRecentSearches);
  const options = searches.map((query): PanelOption => {
    return { href: buildSearchHref(parseSearchState(new URLSearchParams({ q: query }))), query };
  });
  const { isOpen, activeIndex, choose, close } = useOptionList({ input, listId, options, onInput });
  const remove = (search: string) => {
    removeRecentSearch(search);
    setSearches(readRecentSearches());
    // The button that had the focus is gone.
    input.focus();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    input.focus();
    close();
  };
  if (!isOpen || options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${listId}-zuletzt`} className={styles.panel}>
      <div id={`${listId}-zuletzt`} className={styles.groupTitle}>
        Zuletzt gesucht
      </div>
      <div className={styles.recent}>
        <div id={listId} role="listbox" tabIndex={-1} aria-labelledby={`${listId}-zuletzt`}>
          {options.map((option, index) => (
            <Option
              key={option.query}
              listId={listId}
              index={index}
              isActive={index === activeIndex}
              onChoose={() => choose(option)}
            >
              <IconClock size="text" />
              <span className={styles.recentTitle}>{option.query}</span>
            </Option>
          ))}
        </div>
        {/* Beside the list, because options of a listbox cannot contain buttons. */}
        <div>
          {searches.map((search) => (
            <button
              key={search}
              type="button"
              className={styles.remove}
              onClick={() => remove(search)}
              onKeyDown={closeOnEscape}
            >
              <IconClose size="text" />
              <VisuallyHidden>„{search}“ aus den letzten Suchen entfernen</VisuallyHidden>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
