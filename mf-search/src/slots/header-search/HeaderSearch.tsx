import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SlotViewProps } from '@gruenland/shared-contracts/slot.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '#autocomplete/autocomplete.module.css';
import type { SuggestionPanel } from '#autocomplete/SuggestionPanel.browser.tsx';
import type { SearchAccess } from '#engine/search-client.ts';
import { SearchForm } from '#search-form/SearchForm.tsx';

const INPUT_ID = 'header-suche';
const LIST_ID = `${INPUT_ID}-vorschlaege`;

/**
 * Renders the search form in the site header. It is a plain form before hydration. Suggestions are
 * loaded when the input first gets the focus.
 */
export function HeaderSearch({ data: access }: SlotViewProps<unknown, SearchAccess>) {
  const [panel, setPanel] = useState<{
    readonly Panel: typeof SuggestionPanel;
    readonly input: HTMLInputElement;
  } | null>(null);
  const suggestFor = (element: Element | null) => {
    if (!(element instanceof HTMLInputElement) || element.id !== INPUT_ID) return;
    void import(/* webpackChunkName: "suggest" */ '#autocomplete/SuggestionPanel.browser.tsx').then(
      (module) => setPanel({ Panel: module.SuggestionPanel, input: element }),
      // Without suggestions, the form still leads to the search page.
      () => {},
    );
  };
  const suggestForFocus = useEffectEvent(() => suggestFor(document.activeElement));
  useEffect(() => {
    // The visitor may have focused the input before hydration.
    suggestForFocus();
    document.addEventListener('submit', rememberSearch);
    return () => document.removeEventListener('submit', rememberSearch);
  }, []);
  return (
    <div className={styles.frame} data-search-box="">
      <SearchForm
        action={paths.search()}
        id={INPUT_ID}
        label="Suche in der Kopfzeile"
        query=""
        input={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          onFocus: ({ currentTarget }) => suggestFor(currentTarget),
        }}
      />
      {panel ? <panel.Panel access={access} input={panel.input} listId={LIST_ID} /> : null}
    </div>
  );
}

/** Stores the query of a form that leads to the search page, also of the page's own form. */
function rememberSearch({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== paths.search())
    return;
  const query = new FormData(target).get('q');
  void import(/* webpackChunkName: "suggest" */ '#autocomplete/recent-searches.ts').then(
    ({ addRecentSearch }) => addRecentSearch(String(query ?? '')),
    () => {},
  );
}
