import type { AssetLink } from '#page/page-payload.ts';

/** Marks stylesheets that are still loading. */
const LOADING_ATTRIBUTE = 'data-loading';

/**
 * Adds the complete stylesheets of shell and releases to a document that has only the rules it shows
 * (decision 131). A stylesheet that cannot be loaded is removed, so that the next navigation tries
 * again.
 */
export function addCompleteStyles(styles: readonly AssetLink[]): void {
  const links = [...document.head.querySelectorAll('link[rel="stylesheet"]')];
  for (const { href, integrity } of styles) {
    if (links.some((link) => link.getAttribute('href') === href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    link.setAttribute(LOADING_ATTRIBUTE, '');
    link.addEventListener('load', () => link.removeAttribute(LOADING_ATTRIBUTE), { once: true });
    link.addEventListener('error', () => link.remove(), { once: true });
    document.head.append(link);
  }
}

/** Resolves when no stylesheet of {@link addCompleteStyles} is loading. */
export async function waitForCompleteStyles(): Promise<void> {
  const links = [...document.head.querySelectorAll(`link[${LOADING_ATTRIBUTE}]`)];
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const type of ['load', 'error'])
            link.addEventListener(type, () => resolve(), { once: true });
        }),
    ),
  );
}

/** Adds the complete stylesheets if the stylesheet of the page could not be loaded. */
export function replaceMissingStyles(styles: readonly AssetLink[]): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...links].some(({ sheet }) => !hasRules(sheet))) addCompleteStyles(styles);
}

/** Depending on the browser, a stylesheet that could not be loaded is missing, empty or closed. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
