/**
 * Replaces the dev server's stylesheets with those of a newer build. Removes the old stylesheets
 * after the new ones have loaded, to avoid a flash of unstyled content.
 */
export function swapStylesheets(base: string, files: readonly string[]): void {
  const previousLinks = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
  ].filter(({ href }) => href.startsWith(base));
  const hrefs = files.map((file) => base + file);
  const missingHrefs = hrefs.filter((href) => !previousLinks.some((link) => link.href === href));
  const obsoleteLinks = previousLinks.filter(({ href }) => !hrefs.includes(href));
  const removeObsoleteLinks = () => {
    for (const link of obsoleteLinks) link.remove();
  };
  if (missingHrefs.length === 0) return removeObsoleteLinks();
  const lastLink = previousLinks.at(-1);
  for (const href of missingHrefs) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.href = href;
    link.addEventListener('load', removeObsoleteLinks, { once: true });
    if (lastLink) lastLink.after(link);
    else document.head.append(link);
  }
}
