import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FacetValue, SearchModel } from '#model/search-model.ts';
import { atPage, hrefOf, readState, withMore, type SearchState } from '#model/search-state.ts';
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
  /** Looks for values of a facet within what is shown. */
  readonly onValues: (param: string, query: string) => Promise<readonly FacetValue[]>;
}

interface Shown {
  readonly from: SearchData;
  readonly state: SearchState;
  readonly model: SearchModel | null;
  readonly addedAt?: number;
}

/** The form as an address would say it; the first page, because something changed. */
function stateOf(form: HTMLFormElement): SearchState {
  // Texts only: the form has no field for files.
  const fields = [...new FormData(form)] as [string, string][];
  return { ...readState(new URLSearchParams(fields)), page: 1 };
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
      writer.current = null;
    };
  }, []);
  const search = (
    address: SearchState,
    state: SearchState,
    show: (model: SearchModel | null) => Shown,
  ) => {
    const asked = (newest.current += 1);
    const timer = setTimeout(() => {
      // An older search may wait for as long as it likes.
      if (asked === newest.current) setStalled(true);
    }, STALLED_MS);
    writer.current?.write(hrefOf(address));
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
    search(state, state, (model) => ({ from: data, state, model }));
  };
  const onMore = () => {
    const { state, model } = shown;
    const next = withMore(state);
    const addedAt = model?.hits.length ?? 0;
    search(next, atPage(state, next.page), (more) => ({
      from: data,
      state: next,
      model: more && { ...more, hits: [...(model?.hits ?? []), ...more.hits] },
      addedAt,
    }));
  };
  const { state, model, addedAt = 0 } = shown;
  const onValues = async (param: string, query: string) => {
    const { searchValuesHere } = await import(
      /* webpackChunkName: "live-search" */ '#engine/search-here.ts'
    );
    return searchValuesHere(data.access, state, param, query);
  };
  return { state, model, addedAt, stalled, onChange, onMore, onValues };
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
