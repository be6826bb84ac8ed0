import { useEffect, useRef } from 'react';

/**
 * Focuses the page's heading after a client navigation, unless the URL has a hash or the navigation
 * has kept the view. The page does not scroll to the heading, because the router controls scrolling.
 * On the first page the focus stays where the browser has set it.
 */
export function useHeadingFocus(url: string, isViewKept: boolean): void {
  const shownUrl = useRef(url);
  useEffect(() => {
    if (shownUrl.current === url) return;
    shownUrl.current = url;
    if (!window.location.hash && !isViewKept) focusHeading();
  }, [url, isViewKept]);
}

/** Focuses the page's heading without scrolling. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
