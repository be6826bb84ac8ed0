import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent } from 'react';
import { SuggestionList, getOptionId } from '#autocomplete/SuggestionList.tsx';
import styles from '#autocomplete/autocomplete.module.css';
import type { Suggestion } from '#autocomplete/suggestion.ts';
import { useSuggestions } from '#autocomplete/useSuggestions.ts';
import { SearchForm } from '#search-form/SearchForm.tsx';
import type { SearchAccess } from '#engine/search-client.ts';

const INPUT_ID = 'header-suche';
const LIST_ID = `${INPUT_ID}-vorschlaege`;

/**
 * Renders the search form in the site header. It is a plain form before hydration and a combobox
 * afterwards.
 */
export function HeaderSearch({ data: access }: SlotViewProps<unknown, SearchAccess>) {
  const { navigation } = useShell();
  const suggestions = useSuggestions(access);
  const { open, list, activeIndex, hasFailed } = suggestions;
  const suggestForCurrentValue = useEffectEvent(() => {
    const input = document.getElementById(INPUT_ID);
    if (input instanceof HTMLInputElement && input === document.activeElement && input.value) {
      suggestions.update(input.value);
    }
  });
  // Requests suggestions for text that the visitor entered before hydration.
  useEffect(() => suggestForCurrentValue(), []);
  const isListOpen = open && list.length > 0;
  const openSuggestion = ({ href }: Suggestion) => {
    suggestions.close();
    navigation.navigate(href);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const chosenSuggestion = list[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      suggestions.moveSelection(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      suggestions.close();
    } else if (event.key === 'Enter' && open && chosenSuggestion) {
      event.preventDefault();
      openSuggestion(chosenSuggestion);
    } else if (event.key === 'Enter') suggestions.close();
  };
  return (
    <div className={styles.frame}>
      <SearchForm
        action={paths.search()}
        id={INPUT_ID}
        label="Suche in der Kopfzeile"
        query=""
        input={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isListOpen,
          'aria-controls': LIST_ID,
          'aria-activedescendant':
            isListOpen && activeIndex >= 0 ? getOptionId(LIST_ID, activeIndex) : undefined,
          onFocus: suggestions.load,
          onBlur: suggestions.close,
          onKeyDown: handleKeyDown,
          onInput: (event) => suggestions.update(event.currentTarget.value),
        }}
      />
      <div className={open ? styles.panel : undefined}>
        {isListOpen ? (
          <SuggestionList
            id={LIST_ID}
            list={list}
            activeIndex={activeIndex}
            onChoose={openSuggestion}
          />
        ) : null}
        {open && hasFailed ? (
          <p className={styles.failed}>
            Vorschläge sind gerade nicht erreichbar. Mit Enter geht es zur Suche.
          </p>
        ) : null}
        <VisuallyHidden>
          <span role="status">{isListOpen ? `${list.length} Vorschläge` : ''}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
