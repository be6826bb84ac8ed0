import { useRef, useState } from 'react';
import type { SearchAccess } from '#engine/search-client.ts';
import type { Suggestion } from './suggestion.ts';

export interface Suggestions {
  readonly list: readonly Suggestion[];
  /** The search cannot be reached. */
  readonly failed: boolean;
  readonly open: boolean;
  /** Chosen entry, or -1. */
  readonly active: number;
  readonly load: () => void;
  readonly typed: (query: string) => void;
  readonly move: (step: 1 | -1) => void;
  readonly close: () => void;
}

const loadSuggest = () => import(/* webpackChunkName: "suggest" */ './suggest.ts');

/** Offers pages for what is typed; the latest input wins. The code comes with the first focus. */
export function useSuggestions(access: SearchAccess): Suggestions {
  const [list, setList] = useState<readonly Suggestion[]>([]);
  const [failed, setFailed] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const newest = useRef(0);
  const show = (found: readonly Suggestion[], isFailed: boolean) => {
    setList(found);
    setFailed(isFailed);
    setOpen(found.length > 0 || isFailed);
    setActive(-1);
  };
  const typed = (text: string) => {
    const query = text.trim();
    const asked = (newest.current += 1);
    if (query === '') {
      show([], false);
      return;
    }
    const answer = loadSuggest().then(({ suggest }) => suggest(access, query));
    void answer.then(
      (found) => asked === newest.current && show(found, false),
      () => asked === newest.current && show([], true),
    );
  };
  return {
    list,
    failed,
    open,
    active,
    typed,
    load: () => void loadSuggest().catch(() => {}),
    move: (step) => {
      if (list.length === 0) return;
      setOpen(true);
      setActive((now) => nextOf(now, step, list.length));
    },
    close: () => {
      newest.current += 1;
      setOpen(false);
      setActive(-1);
    },
  };
}

/** Up and down through the entries and the input itself (-1). */
function nextOf(now: number, step: 1 | -1, length: number): number {
  const next = now + step;
  if (next < -1) return length - 1;
  return next >= length ? -1 : next;
}
