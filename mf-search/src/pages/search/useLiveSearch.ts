import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FacetValue, SearchModel } from '#model/search-model.ts';
import {
  selectPage,
  buildSearchHref,
  parseSearchState,
  appendNextPage,
  type SearchState,
} from '#model/search-state.ts';
import type { SearchData } from './search.loader.server.ts';
import { UrlWriter } from './url-writer.ts';

/**
 * Time in milliseconds after which a pending search shows a waiting message (specification section
 * 9).
 */
const STALLED_AFTER_MS = 200;

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
  /** Searches the values of a facet by name. Counts only hits of the current search. */
  readonly searchValues: (param: string, query: string) => Promise<readonly FacetValue[]>;
}

interface ShownResults {
  readonly loaderData: SearchData;
  readonly state: SearchState;
  readonly model: SearchModel | null;
  readonly firstAddedIndex?: number;
  /** Whether the results are those of a query whose last word the visitor was typing. */
  readonly isTyping?: boolean;
}

/** Converts the values of the form to a search that shows the first page. */
function readFormState(form: HTMLFormElement): SearchState {
  // The form has no file fields, so all values are strings.
  const fields = [...new FormData(form)] as [string, string][];
  return { ...parseSearchState(new URLSearchParams(fields)), page: 1 };
}

/**
 * Searches while the visitor edits the form. The server provides the first results. The browser
 * sends a request only after a change. New loader data (back, forward, a link) replaces the
 * results.
 */
export function useLiveSearch(
  data: SearchData,
  form: RefObject<HTMLFormElement | null>,
): LiveSearch {
  const [liveResults, setLiveResults] = useState<ShownResults | null>(null);
  const [isStalled, setIsStalled] = useState(false);
  const latestRequestNumber = useRef(0);
  const urlWriterRef = useRef<UrlWriter | null>(null);
  useEffect(() => {
    const urlWriter = new UrlWriter();
    urlWriterRef.current = urlWriter;
    return () => {
      latestRequestNumber.current += 1;
      urlWriter.stop();
      urlWriterRef.current = null;
    };
  }, []);
  const search = (
    urlState: SearchState,
    state: SearchState,
    toShownResults: (model: SearchModel | null) => ShownResults,
    isTyping = false,
  ) => {
    const request = (latestRequestNumber.current += 1);
    const timer = setTimeout(() => {
      // Only the newest search may be shown as stalled.
      if (request === latestRequestNumber.current) setIsStalled(true);
    }, STALLED_AFTER_MS);
    urlWriterRef.current?.write(buildSearchHref(urlState));
    void requestSearchModel(data, state, isTyping).then((model) => {
      clearTimeout(timer);
      if (request !== latestRequestNumber.current) return;
      setIsStalled(false);
      setLiveResults(toShownResults(model));
    });
  };
  const shownResults: ShownResults =
    liveResults && liveResults.loaderData === data ? liveResults : { ...data, loaderData: data };
  const onChange = () => {
    if (!form.current) return;
    const state = readFormState(form.current);
    const isTyping = state.query !== shownResults.state.query;
    search(state, state, (model) => ({ loaderData: data, state, model, isTyping }), isTyping);
  };
  const onLoadMore = () => {
    const { state, model, isTyping = false } = shownResults;
    const nextState = appendNextPage(state);
    const firstAddedIndex = model?.hits.length ?? 0;
    search(
      nextState,
      selectPage(state, nextState.page),
      (nextPageModel) => ({
        loaderData: data,
        state: nextState,
        model: nextPageModel && {
          ...nextPageModel,
          hits: [...(model?.hits ?? []), ...nextPageModel.hits],
        },
        firstAddedIndex,
        isTyping,
      }),
      isTyping,
    );
  };
  const { state, model, firstAddedIndex = 0 } = shownResults;
  const searchValues = async (param: string, query: string) => {
    const { searchFacetValuesInBrowser } = await import(
      /* webpackChunkName: "live-search" */ '#engine/browser-search.ts'
    );
    return searchFacetValuesInBrowser(data.access, state, param, query);
  };
  return { state, model, firstAddedIndex, isStalled, onChange, onLoadMore, searchValues };
}

/** Requests the search results. Returns null when the search is unavailable. */
async function requestSearchModel(
  data: SearchData,
  state: SearchState,
  isTyping: boolean,
): Promise<SearchModel | null> {
  try {
    const { searchInBrowser } = await import(
      /* webpackChunkName: "live-search" */ '#engine/browser-search.ts'
    );
    return await searchInBrowser(data.access, state, isTyping);
  } catch {
    return null;
  }
}
