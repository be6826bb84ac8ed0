import { useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { storeOpenedArticles, getOpenedArticles } from './opened-articles.ts';
import { fetchArticle } from './fetch-article.ts';

/**
 * Maximum number of articles that open automatically. After that, the reader must click a button,
 * so that the page footer stays reachable.
 */
const MAX_AUTOMATIC_OPENS = 2;

/**
 * Returns the open articles of a list and a function to open the next one. An article that cannot
 * be fetched stays a link and stops automatic opening. Automatic opening also stops if an article
 * arrives while the links to the remaining articles are in the viewport. Inserting the article
 * would shift these links.
 */
export function useOpenedArticles(
  articles: readonly CompactTeaser[],
  key: string,
  remainingLinksRef: RefObject<HTMLElement | null>,
) {
  const [openedArticles, setOpenedArticles] = useState(() => getOpenedArticles(key).articles);
  const [isBusy, setIsBusy] = useState(false);
  const [isAutomaticOpeningPaused, setIsAutomaticOpeningPaused] = useState(false);
  const [status, setStatus] = useState('');
  const [requestedUuid, setRequestedUuid] = useState('');
  const nextArticle = articles.find(({ uuid }) => !openedArticles.has(uuid));
  const openNextArticle = async (isRequested = false) => {
    if (!nextArticle || isBusy) return;
    setIsBusy(true);
    try {
      const article = await fetchArticle(nextArticle.href, nextArticle.uuid);
      if (!isRequested && isInViewport(remainingLinksRef.current)) {
        setIsAutomaticOpeningPaused(true);
        setIsBusy(false);
        return;
      }
      const extendedArticles = new Map(openedArticles).set(nextArticle.uuid, article);
      storeOpenedArticles(key, extendedArticles);
      setOpenedArticles(extendedArticles);
      setStatus(`Darunter steht jetzt: ${nextArticle.headline}`);
      if (isRequested) setRequestedUuid(nextArticle.uuid);
    } catch {
      setIsAutomaticOpeningPaused(true);
      setStatus('Der nächste Artikel lässt sich hier gerade nicht öffnen.');
    }
    setIsBusy(false);
  };
  const opensAutomatically =
    !isAutomaticOpeningPaused &&
    !isBusy &&
    nextArticle !== undefined &&
    openedArticles.size < MAX_AUTOMATIC_OPENS;
  const opensByButton =
    nextArticle !== undefined && (isAutomaticOpeningPaused || openedArticles.size > 0);
  return {
    openedArticles,
    next: nextArticle,
    busy: isBusy,
    status,
    requestedUuid,
    open: openNextArticle,
    opensAutomatically,
    opensByButton,
  };
}

function isInViewport(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < window.innerHeight;
}
