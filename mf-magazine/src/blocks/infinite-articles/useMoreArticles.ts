import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
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

/**
 * The list so far and how to make it longer. `load(true)` was asked for: the focus follows. What comes
 * by itself is shown only while its place is still below the view, otherwise it waits for the button:
 * nothing that somebody looks at may move.
 */
export function useMoreArticles(
  model: InfiniteArticlesModel,
  data: InfiniteArticlesData,
  list: RefObject<HTMLElement | null>,
) {
  const http = useContext(ShellApiContext)?.http;
  const key = listAddress(model, 1);
  const [further, setFurther] = useState(() => loadedBefore(key));
  const [waiting, setWaiting] = useState<readonly CompactTeaser[]>([]);
  const [busy, setBusy] = useState(false);
  const [steps, setSteps] = useState(0);
  const [status, setStatus] = useState('');
  const [focusAt, setFocusAt] = useState(-1);
  useEffect(() => {
    if (focusAt >= 0) list.current?.children[focusAt]?.querySelector('a')?.focus();
  }, [focusAt, list]);
  const articles = [...data.articles, ...further];
  const shown = (all: readonly CompactTeaser[]) => all.filter(({ href }) => href !== data.atHand);
  const hasMore = articles.length < data.total;
  const show = (fresh: readonly CompactTeaser[], asked: boolean) => {
    const all = [...further, ...fresh];
    keepLoaded(key, all);
    setFurther(all);
    setWaiting([]);
    setStatus(`${shown(fresh).length} weitere Artikel geladen.`);
    if (asked) setFocusAt(shown(articles).length);
  };
  const load = async (asked = false) => {
    if (!http || busy || !hasMore) return;
    if (waiting.length > 0) return asked ? show(waiting, true) : undefined;
    setBusy(true);
    setSteps(steps + 1);
    try {
      const page = Math.floor(articles.length / model.step) + 1;
      const answer = await http<ArticleListAnswer>(listAddress(model, page));
      const known = new Set(articles.map(({ uuid }) => uuid));
      const fresh = answer.articles.filter(({ uuid }) => !known.has(uuid));
      if (asked || endsBelowView(list.current)) show(fresh, asked);
      else setWaiting(fresh);
    } catch {
      // The button stays and can be tried again.
      setStatus('Weitere Artikel sind gerade nicht erreichbar.');
      setSteps(BY_ITSELF);
    }
    setBusy(false);
  };
  const loadsByItself = hasMore && !busy && waiting.length === 0 && steps < BY_ITSELF;
  return { articles: shown(articles), hasMore, busy, status, load, loadsByItself };
}

function endsBelowView(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom > window.innerHeight;
}
