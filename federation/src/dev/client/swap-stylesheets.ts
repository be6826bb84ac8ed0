/**
 * Puts the stylesheets of a newer build in the place of those the page has from the dev server. The
 * old ones go when the new ones are there, so that nothing flashes.
 */
export function swapStylesheets(base: string, files: readonly string[]): void {
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => href.startsWith(base),
  );
  const wanted = files.map((file) => base + file);
  const missing = wanted.filter((href) => !old.some((link) => link.href === href));
  const gone = old.filter(({ href }) => !wanted.includes(href));
  const removeOld = () => {
    for (const link of gone) link.remove();
  };
  if (missing.length === 0) return removeOld();
  const last = old.at(-1);
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
