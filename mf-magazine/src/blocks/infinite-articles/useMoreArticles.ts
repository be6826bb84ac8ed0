import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { articleListUrl } from './infinite-articles.ts';
import type {
  ArticleListAnswer,
  InfiniteArticlesData,
  InfiniteArticlesModel,
} from './infinite-articles.ts';
import { storeLoadedArticles, getLoadedArticles } from './loaded-articles.ts';

/** Maximum number of batches loaded without a click. */
const MAX_AUTOMATIC_LOADS = 2;

/**
 * Returns the articles of the list and a function to load more. `load(true)` means that the reader
 * clicked, and moves the focus. Articles loaded automatically appear only while the list's end is
 * below the viewport, otherwise they wait for the button, to avoid a layout shift.
 */
export function useMoreArticles(
  model: InfiniteArticlesModel,
  data: InfiniteArticlesData,
  list: RefObject<HTMLElement | null>,
) {
  const http = useContext(ShellApiContext)?.http;
  const key = articleListUrl(model, 1);
  const [loaded, setLoaded] = useState(() => getLoadedArticles(key));
  const [pending, setPending] = useState<readonly CompactTeaser[]>([]);
  const [busy, setBusy] = useState(false);
  const [automaticLoads, setAutomaticLoads] = useState(0);
  const [status, setStatus] = useState('');
  const [focusIndex, setFocusIndex] = useState(-1);
  useEffect(() => {
    if (focusIndex >= 0) list.current?.children[focusIndex]?.querySelector('a')?.focus();
  }, [focusIndex, list]);
  const articles = [...data.articles, ...loaded];
  const shown = (all: readonly CompactTeaser[]) =>
    all.filter(({ href }) => href !== data.currentPath);
  const hasMore = articles.length < data.total;
  const show = (fresh: readonly CompactTeaser[], isRequested: boolean) => {
    const all = [...loaded, ...fresh];
    storeLoadedArticles(key, all);
    setLoaded(all);
    setPending([]);
    setStatus(`${shown(fresh).length} weitere Artikel geladen.`);
    if (isRequested) setFocusIndex(shown(articles).length);
  };
  const load = async (isRequested = false) => {
    if (!http || busy || !hasMore) return;
    if (pending.length > 0) return isRequested ? show(pending, true) : undefined;
    setBusy(true);
    setAutomaticLoads(automaticLoads + 1);
    try {
      const page = Math.floor(articles.length / model.step) + 1;
      const answer = await http<ArticleListAnswer>(articleListUrl(model, page));
      const known = new Set(articles.map(({ uuid }) => uuid));
      const fresh = answer.articles.filter(({ uuid }) => !known.has(uuid));
      if (isRequested || endsBelowViewport(list.current)) show(fresh, isRequested);
      else setPending(fresh);
    } catch {
      // The button that loads more articles remains, so that the reader can try again.
      setStatus('Weitere Artikel sind gerade nicht erreichbar.');
      setAutomaticLoads(MAX_AUTOMATIC_LOADS);
    }
    setBusy(false);
  };
  const loadsAutomatically =
    hasMore && !busy && pending.length === 0 && automaticLoads < MAX_AUTOMATIC_LOADS;
  return { articles: shown(articles), hasMore, busy, status, load, loadsAutomatically };
}

function endsBelowViewport(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom > window.innerHeight;
}
