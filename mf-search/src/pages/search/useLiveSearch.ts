import { useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { LiveRequest, LiveResults, LiveSearchProps } from '#live/live-search-types.ts';
import type { SearchModel } from '#model/search-model.ts';
import { appendNextPage, parseSearchState, type SearchState } from '#model/search-state.ts';
import type { SearchData } from './search.loader.server.ts';
import { useIsStalled } from './useIsStalled.ts';

export interface LiveSearch {
  readonly state: SearchState;
  readonly model: SearchModel | null;
  readonly isStalled: boolean;
  /** Index of the first hit that `onLoadMore` added. 0 when it has added no hits. */
  readonly firstAddedIndex: number;
  /** Call this function when a form field changes. */
  readonly onChange: () => void;
  /** Adds the hits of the next page below the current hits. */
  readonly onLoadMore: () => void;
  /** Searches the values of a facet by name. An empty query ends the search. */
  readonly onSearchValues: (param: string, query: string) => void;
  /** Component of the live search and its props. Null until the visitor changes something. */
  readonly live: { readonly Component: LiveView; readonly props: LiveSearchProps } | null;
}

type LiveView = ComponentType<LiveSearchProps>;

const loadLiveSearch = () =>
  import(/* webpackChunkName: "live-search" */ '#live/LiveSearch.browser.tsx').then(
    (module) => module.LiveSearch,
  );

/**
 * Loads the live search when the visitor first enters a field, so that the first results come sooner.
 *
 * @returns a function that stops waiting for the visitor
 */
function preloadOnFirstFocus(form: HTMLFormElement | null): () => void {
  const preload = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    stop();
    // A change loads it again and reports the failure.
    void loadLiveSearch().catch(() => {});
  };
  const stop = () => form?.removeEventListener('focusin', preload);
  form?.addEventListener('focusin', preload);
  return stop;
}

/** Converts the values of the form to a search that shows the first page. */
function readFormState(form: HTMLFormElement): SearchState {
  // The form has no file fields, so all values are strings.
  const fields = [...new FormData(form)] as [string, string][];
  return { ...parseSearchState(new URLSearchParams(fields)), page: 1 };
}

/**
 * Searches while the visitor edits the form. The server provides the first results. The browser
 * loads the live search and sends a request only after a change.
 */
export function useLiveSearch(
  data: SearchData,
  form: RefObject<HTMLFormElement | null>,
): LiveSearch {
  const [Component, setComponent] = useState<LiveView | null>(null);
  useEffect(() => preloadOnFirstFocus(form.current), [form]);
  const [request, setRequest] = useState<LiveRequest | null>(null);
  const [facetQuery, setFacetQuery] = useState<LiveSearchProps['facetQuery']>(null);
  const [results, setResults] = useState<LiveResults | null>(null);
  const { request: shownRequest, model } = results ?? { request: null, model: data.model };
  const { state, isTyping = false, keptHits = 0 } = shownRequest ?? { state: data.state };
  const search = (newRequest: LiveRequest) => {
    setRequest(newRequest);
    if (Component) return;
    loadLiveSearch().then(
      (LoadedComponent) => setComponent(() => LoadedComponent),
      () => setResults({ request: newRequest, model: null }),
    );
  };
  return {
    state,
    model,
    firstAddedIndex: keptHits,
    isStalled: useIsStalled(request !== shownRequest ? request : null),
    onChange: () => {
      if (!form.current) return;
      const newState = readFormState(form.current);
      const latestState = request?.state ?? data.state;
      search({ state: newState, isTyping: newState.query !== latestState.query, keptHits: 0 });
    },
    onLoadMore: () =>
      search({ state: appendNextPage(state), isTyping, keptHits: model?.hits.length ?? 0 }),
    onSearchValues: (param, query) => {
      setFacetQuery({ param, query });
      if (!request) search({ state, isTyping, keptHits: 0 });
    },
    live:
      Component && request
        ? { Component, props: { data, request, facetQuery, onResults: setResults } }
        : null,
  };
}
