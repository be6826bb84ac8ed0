import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent } from 'react';
import { SuggestionList, optionId } from '#autocomplete/SuggestionList.tsx';
import styles from '#autocomplete/autocomplete.module.css';
import type { Suggestion } from '#autocomplete/suggestion.ts';
import { useSuggestions } from '#autocomplete/useSuggestions.ts';
import { SearchForm } from '#search-form/SearchForm.tsx';
import type { SearchAccess } from '#engine/search-client.ts';

const ID = 'header-suche';
const LIST = `${ID}-vorschlaege`;

/** The search box of the header: a plain form before any script, a combobox with it. */
export function HeaderSearch({ data: access }: SlotViewProps<unknown, SearchAccess>) {
  const { navigation } = useShell();
  const suggestions = useSuggestions(access);
  const { open, list, active, failed } = suggestions;
  const takeUp = useEffectEvent(() => {
    const input = document.getElementById(ID);
    if (input instanceof HTMLInputElement && input === document.activeElement && input.value) {
      suggestions.typed(input.value);
    }
  });
  // Who typed before the script was there gets suggestions as well.
  useEffect(() => takeUp(), []);
  const listed = open && list.length > 0;
  const choose = ({ href }: Suggestion) => {
    suggestions.close();
    navigation.navigate(href);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = list[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      suggestions.close();
    } else if (event.key === 'Enter' && open && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') suggestions.close();
  };
  return (
    <div className={styles['frame']}>
      <SearchForm
        action={paths.search()}
        id={ID}
        label="Suche in der Kopfzeile"
        query=""
        input={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': listed,
          'aria-controls': LIST,
          'aria-activedescendant': listed && active >= 0 ? optionId(LIST, active) : undefined,
          onFocus: suggestions.load,
          onBlur: suggestions.close,
          onKeyDown: press,
          onInput: (event) => suggestions.typed(event.currentTarget.value),
        }}
      />
      <div className={open ? styles['panel'] : undefined}>
        {listed ? <SuggestionList id={LIST} list={list} active={active} onChoose={choose} /> : null}
        {open && failed ? (
          <p className={styles['failed']}>
            Vorschläge sind gerade nicht erreichbar. Mit Enter geht es zur Suche.
          </p>
        ) : null}
        <VisuallyHidden>
          <span role="status">{listed ? `${list.length} Vorschläge` : ''}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
