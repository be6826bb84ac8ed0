import { useEffect, useRef } from 'react';

/**
 * Puts focus on the heading once a client navigation has shown another page, unless the address
 * points into it. Without scrolling: where the page stands is the router's matter. The first page
 * keeps the focus the browser gave it.
 */
export function useArrival(url: string): void {
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    if (!window.location.hash) focusHeading();
  }, [url]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
