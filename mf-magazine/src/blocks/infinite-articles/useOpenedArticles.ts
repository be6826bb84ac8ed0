import { useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { storeOpenedArticles, getOpenedArticles } from './opened-articles.ts';
import { fetchArticle } from './fetch-article.ts';

/**
 * Maximum number of articles opened without a click. Further ones need a button, so that the page
 * footer stays reachable.
 */
const MAX_AUTOMATIC_OPENS = 2;

/**
 * Returns the open articles of a list and a function to open the next one. An article that cannot
 * be fetched stays a link and stops automatic opening. Automatic opening also stops once
 * `remaining`, the links to articles not yet open, is in the viewport, to avoid a layout shift.
 */
export function useOpenedArticles(
  articles: readonly CompactTeaser[],
  key: string,
  remaining: RefObject<HTMLElement | null>,
) {
  const [opened, setOpened] = useState(() => getOpenedArticles(key).articles);
  const [busy, setBusy] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [status, setStatus] = useState('');
  const [requestedUuid, setRequestedUuid] = useState('');
  const next = articles.find(({ uuid }) => !opened.has(uuid));
  const open = async (isRequested = false) => {
    if (!next || busy) return;
    setBusy(true);
    try {
      const article = await fetchArticle(next.href, next.uuid);
      if (!isRequested && isInViewport(remaining.current)) {
        setIsPaused(true);
        setBusy(false);
        return;
      }
      const all = new Map(opened).set(next.uuid, article);
      storeOpenedArticles(key, all);
      setOpened(all);
      setStatus(`Darunter steht jetzt: ${next.headline}`);
      if (isRequested) setRequestedUuid(next.uuid);
    } catch {
      setIsPaused(true);
      setStatus('Der nächste Artikel lässt sich hier gerade nicht öffnen.');
    }
    setBusy(false);
  };
  const opensAutomatically =
    !isPaused && !busy && next !== undefined && opened.size < MAX_AUTOMATIC_OPENS;
  const opensByButton = next !== undefined && (isPaused || opened.size > 0);
  return { opened, next, busy, status, requestedUuid, open, opensAutomatically, opensByButton };
}

function isInViewport(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < window.innerHeight;
}
