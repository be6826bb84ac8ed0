/**
 * Replaces the dev server's stylesheets with those of a newer build. Removes the old stylesheets
 * after the new ones have loaded, to avoid a flash of unstyled content.
 */
export function swapStylesheets(base: string, files: readonly string[]): void {
  const previous = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => href.startsWith(base),
  );
  const hrefs = files.map((file) => base + file);
  const missing = hrefs.filter((href) => !previous.some((link) => link.href === href));
  const obsolete = previous.filter(({ href }) => !hrefs.includes(href));
  const removeOld = () => {
    for (const link of obsolete) link.remove();
  };
  if (missing.length === 0) return removeOld();
  const last = previous.at(-1);
  for (const href of missing) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.href = href;
    link.addEventListener('load', removeOld, { once: true });
    if (last) last.after(link);
    else document.head.append(link);
  }
}
