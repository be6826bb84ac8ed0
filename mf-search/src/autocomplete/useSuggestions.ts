import { useRef, useState } from 'react';
import type { SearchAccess } from '#engine/search-client.ts';
import type { Suggestion } from './suggestion.ts';

export interface SuggestionsState {
  readonly list: readonly Suggestion[];
  /** Whether the latest request for suggestions failed. */
  readonly hasFailed: boolean;
  readonly open: boolean;
  /** Index of the selected suggestion. -1 if none is selected. */
  readonly activeIndex: number;
  readonly load: () => void;
  readonly update: (query: string) => void;
  readonly moveSelection: (step: 1 | -1) => void;
  readonly close: () => void;
}

const loadSuggestModule = () => import(/* webpackChunkName: "suggest" */ './suggest.ts');

/**
 * Suggests pages for the entered text. Ignores responses to older requests. Loads the search module
 * when the input first gets the focus.
 */
export function useSuggestions(access: SearchAccess): SuggestionsState {
  const [list, setList] = useState<readonly Suggestion[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const latestRequestNumber = useRef(0);
  const showSuggestions = (suggestions: readonly Suggestion[], isFailed: boolean) => {
    setList(suggestions);
    setHasFailed(isFailed);
    setIsOpen(suggestions.length > 0 || isFailed);
    setActiveIndex(-1);
  };
  const requestSuggestions = (text: string) => {
    const query = text.trim();
    const request = (latestRequestNumber.current += 1);
    if (query === '') {
      showSuggestions([], false);
      return;
    }
    const answer = loadSuggestModule().then(({ suggestPages }) => suggestPages(access, query));
    void answer.then(
      (suggestions) =>
        request === latestRequestNumber.current && showSuggestions(suggestions, false),
      () => request === latestRequestNumber.current && showSuggestions([], true),
    );
  };
  return {
    list,
    hasFailed,
    open: isOpen,
    activeIndex,
    update: requestSuggestions,
    load: () => void loadSuggestModule().catch(() => {}),
    moveSelection: (step) => {
      if (list.length === 0) return;
      setIsOpen(true);
      setActiveIndex((currentIndex) => getNextIndex(currentIndex, step, list.length));
    },
    close: () => {
      latestRequestNumber.current += 1;
      setIsOpen(false);
      setActiveIndex(-1);
    },
  };
}

/**
 * Returns the index that an arrow key selects. The order is the input (index -1), then the
 * suggestions, then the input again. `step` is 1 or -1.
 */
function getNextIndex(currentIndex: number, step: 1 | -1, length: number): number {
  const nextIndex = currentIndex + step;
  if (nextIndex < -1) return length - 1;
  return nextIndex >= length ? -1 : nextIndex;
}
