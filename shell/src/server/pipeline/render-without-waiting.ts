import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Start of a Suspense boundary that React left to the browser: it failed or was not complete. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * Renders a tree that waits for nothing, as most pages do. React's streaming renderer encodes each
 * tag and attribute on its own, which takes longer than joining texts.
 *
 * @returns the same HTML as the streaming renderer; null if a part of the tree failed or has to wait,
 *   so that only that renderer can render it or report its errors
 */
export function renderWithoutWaiting(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(LEFT_TO_BROWSER) ? null : html;
  } catch {
    return null;
  }
}
