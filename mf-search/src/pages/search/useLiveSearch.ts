import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SearchModel } from '#model/search-model.ts';
import { hrefOf, readState, type SearchState } from '#model/search-state.ts';
import type { SearchData } from './search.loader.server.ts';
import { AddressWriter } from './address-writer.ts';

/** Milliseconds after which a search that has not answered is shown as waiting (section 9). */
const STALLED_MS = 200;

export interface LiveSearch {
  readonly state: SearchState;
  readonly model: SearchModel | null;
  readonly stalled: boolean;
  /** Hits that were added below others begin here; 0 where none were. */
  readonly addedAt: number;
  /** Something in the form changed. */
  readonly onChange: () => void;
  /** Adds the next page below what is shown. */
  readonly onMore: () => void;
}

interface Shown {
  readonly from: SearchData;
  readonly state: SearchState;
  readonly model: SearchModel | null;
  readonly addedAt?: number;
}

/** The form as an address would say it; the first page, because something changed. */
function stateOf(form: HTMLFormElement): SearchState {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return { ...readState(params), page: 1 };
}

/**
 * Searches while the visitor types and ticks. The first results are the server's; nothing is asked
 * before somebody acts. New data of the page (back, forward, a link) replaces what was shown.
 */
export function useLiveSearch(
  data: SearchData,
  form: RefObject<HTMLFormElement | null>,
): LiveSearch {
  const [live, setLive] = useState<Shown | null>(null);
  const [stalled, setStalled] = useState(false);
  const newest = useRef(0);
  const writer = useRef<AddressWriter | null>(null);
  useEffect(() => {
    const addresses = new AddressWriter();
    writer.current = addresses;
    return () => {
      newest.current += 1;
      addresses.stop();
    };
  }, []);
  const search = (state: SearchState, show: (model: SearchModel | null) => Shown) => {
    const asked = (newest.current += 1);
    const timer = setTimeout(() => setStalled(true), STALLED_MS);
    writer.current?.write(hrefOf(state));
    void ask(data, state).then((model) => {
      clearTimeout(timer);
      if (asked !== newest.current) return;
      setStalled(false);
      setLive(show(model));
    });
  };
  const shown: Shown = live && live.from === data ? live : { ...data, from: data };
  const onChange = () => {
    if (!form.current) return;
    const state = stateOf(form.current);
    search(state, (model) => ({ from: data, state, model }));
  };
  const onMore = () => {
    const { state, model } = shown;
    const next = { ...state, page: state.page + 1 };
    const addedAt = model?.hits.length ?? 0;
    search(next, (more) => ({
      from: data,
      state: next,
      model: more && { ...more, hits: [...(model?.hits ?? []), ...more.hits] },
      addedAt,
    }));
  };
  const { state, model, addedAt = 0 } = shown;
  return { state, model, addedAt, stalled, onChange, onMore };
}

/** Null where the search cannot be reached. */
async function ask(data: SearchData, state: SearchState): Promise<SearchModel | null> {
  try {
    const { searchHere } = await import(
      /* webpackChunkName: "live-search" */ '#engine/search-here.ts'
    );
    return await searchHere(data.access, state);
  } catch {
    return null;
  }
}
