import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { listAddress } from './infinite-articles.ts';
import type {
  ArticleListAnswer,
  InfiniteArticlesData,
  InfiniteArticlesModel,
} from './infinite-articles.ts';
import { keepLoaded, loadedBefore } from './loaded-steps.ts';

/** Steps that come without being asked for. */
const BY_ITSELF = 2;

/** The list so far and how to make it longer. `load(true)` was asked for: the focus follows. */
export function useMoreArticles(
  model: InfiniteArticlesModel,
  data: InfiniteArticlesData,
  list: RefObject<HTMLElement | null>,
) {
  const shell = useContext(ShellApiContext);
  const key = listAddress(model, 1);
  const [further, setFurther] = useState(() => loadedBefore(key));
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');
  const [focusAt, setFocusAt] = useState(-1);
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (focusAt >= 0) list.current?.children[focusAt]?.querySelector('a')?.focus();
  }, [focusAt, list]);
  const articles = [...data.articles, ...further];
  const hasMore = articles.length < data.total;
  const load = async (asked = false) => {
    if (!shell || busy || !hasMore) return;
    setBusy(true);
    setSteps(steps + 1);
    const page = Math.floor(articles.length / model.step) + 1;
    try {
      const answer = await shell.http<ArticleListAnswer>(listAddress(model, page));
      const known = new Set(articles.map(({ uuid }) => uuid));
      const fresh = answer.articles.filter(({ uuid }) => !known.has(uuid));
      const all = [...further, ...fresh];
      keepLoaded(key, all);
      setFurther(all);
      setStatus(`${fresh.length} weitere Artikel geladen.`);
      if (asked) setFocusAt(articles.length);
    } catch {
      // The button stays and can be tried again.
      setStatus('Weitere Artikel sind gerade nicht erreichbar.');
      setSteps(BY_ITSELF);
    }
    setBusy(false);
  };
  return {
    articles,
    hasMore,
    busy,
    status,
    load,
    loadsByItself: hasMore && !busy && steps < BY_ITSELF,
  };
}
