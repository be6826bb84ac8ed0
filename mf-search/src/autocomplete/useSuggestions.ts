import { useRef, useState } from 'react';
import type { SearchAccess } from '#engine/search-client.ts';
import type { Suggestion } from './suggestion.ts';

export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** Whether the search is unavailable. */
  readonly failed: boolean;
  readonly open: boolean;
  /** Index of the selected suggestion, or -1. */
  readonly activeIndex: number;
  readonly load: () => void;
  readonly update: (query: string) => void;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
}

const loadSuggest = () => import(/* webpackChunkName: "suggest" */ './suggest.ts');

/**
 * Suggests pages for the entered text; responses to older requests are ignored. The search code
 * loads when the input is first focused.
 */
export function useSuggestions(access: SearchAccess): Suggestions {
  const [list, setList] = useState<readonly Suggestion[]>([]);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const latestRequest = useRef(0);
  const show = (found: readonly Suggestion[], isFailed: boolean) => {
    setList(found);
    setFailed(isFailed);
    setOpen(found.length > 0 || isFailed);
    setActiveIndex(-1);
  };
  const update = (text: string) => {
    const query = text.trim();
    const request = (latestRequest.current += 1);
    if (query === '') {
      show([], false);
      return;
    }
    const answer = loadSuggest().then(({ suggest }) => suggest(access, query));
    void answer.then(
      (found) => request === latestRequest.current && show(found, false),
      () => request === latestRequest.current && show([], true),
    );
  };
  return {
    list,
    failed,
    open,
    activeIndex,
    update,
    load: () => void loadSuggest().catch(() => {}),
    move: (step) => {
      if (list.length === 0) return;
      setOpen(true);
      setActiveIndex((now) => getNextIndex(now, step, list.length));
    },
    close: () => {
      latestRequest.current += 1;
      setOpen(false);
      setActiveIndex(-1);
    },
  };
}

/** Returns the next index when moving through suggestions and input (-1), with wrap-around. */
function getNextIndex(now: number, step: 1 | -1, length: number): number {
  const next = now + step;
  if (next < -1) return length - 1;
  return next >= length ? -1 : next;
}
