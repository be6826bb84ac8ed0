import type { AssetLink } from '#page/page-payload.ts';
import { addToHead } from './add-to-head.ts';

/**
 * Adds the complete stylesheets of shell and releases to a document that has only the rules it shows
 * (decision 131), and waits for them. A stylesheet that cannot be loaded is removed, so that the next
 * navigation tries again.
 */
export async function addCompleteStyles(styles: readonly AssetLink[]): Promise<void> {
  await Promise.all(styles.map(addStylesheet));
}

/** Adds the complete stylesheets if the stylesheet of the page could not be loaded. */
export function replaceMissingStyles(styles: readonly AssetLink[]): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if (![...links].every(({ sheet }) => hasRules(sheet))) void addCompleteStyles(styles);
}

function addStylesheet({ href, integrity }: AssetLink): Promise<void> {
  return new Promise((resolve) => {
    const link = addToHead('link', { rel: 'stylesheet', href, integrity });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });
}

/** Depending on the browser, a stylesheet that could not be loaded is missing, empty or closed. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}
