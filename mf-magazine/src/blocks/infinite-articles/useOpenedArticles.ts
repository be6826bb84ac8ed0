import { useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { keepOpened, openedBefore } from './opened-articles.ts';
import { readArticle } from './read-article.ts';

/** Articles that open without being asked for; after them a button keeps the foot in reach. */
const BY_ITSELF = 2;

/**
 * Which articles of a list stand there whole, from the first on, and how the next one opens. One that
 * cannot be read stays a link, and nothing more opens by itself; neither once `rest`, the links that
 * follow, is looked at: nothing that somebody looks at may move.
 */
export function useOpenedArticles(
  articles: readonly CompactTeaser[],
  key: string,
  rest: RefObject<HTMLElement | null>,
) {
  const [opened, setOpened] = useState(() => openedBefore(key).articles);
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState(false);
  const [status, setStatus] = useState('');
  const [asked, setAsked] = useState('');
  const next = articles.find(({ uuid }) => !opened.has(uuid));
  const open = async (onRequest = false) => {
    if (!next || busy) return;
    setBusy(true);
    try {
      const article = await readArticle(next.href, next.uuid);
      if (!onRequest && isLookedAt(rest.current)) {
        setHeld(true);
        setBusy(false);
        return;
      }
      const all = new Map(opened).set(next.uuid, article);
      keepOpened(key, all);
      setOpened(all);
      setStatus(`Darunter steht jetzt: ${next.headline}`);
      if (onRequest) setAsked(next.uuid);
    } catch {
      setHeld(true);
      setStatus('Der nächste Artikel lässt sich hier gerade nicht öffnen.');
    }
    setBusy(false);
  };
  const opensByItself = !held && !busy && next !== undefined && opened.size < BY_ITSELF;
  const opensByButton = next !== undefined && (held || opened.size > 0);
  return { opened, next, busy, status, asked, open, opensByItself, opensByButton };
}

function isLookedAt(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < window.innerHeight;
}
