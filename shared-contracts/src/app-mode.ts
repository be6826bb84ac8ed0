const CHROMELESS_AREAS = new Set(['artikel', 'mein-account']);
const AREAS_WITH_CHROMELESS_SUBPAGES = new Set(['kleinanzeigen', 'veranstaltungen']);

/** Whether the page is shown inside the app (specification section 2). */
export function isAppMode(query: URLSearchParams): boolean {
  return query.get('is_app') === 'true';
}

/**
 * Whether a page in app mode is shown without the site's navigation (specification section 2). This
 * applies to everything under `/artikel` and `/mein-account`, and to subpages of `/kleinanzeigen`
 * and `/veranstaltungen`.
 */
export function hidesNavigation(path: string, appMode: boolean): boolean {
  if (!appMode) return false;
  const segments = path.split('/').filter(Boolean);
  const area = segments[0] ?? '';
  return (
    CHROMELESS_AREAS.has(area) || (AREAS_WITH_CHROMELESS_SUBPAGES.has(area) && segments.length > 1)
  );
}

/**
 * Adds the app mode parameter to a link of this site if `appMode` is true; external links stay
 * unchanged.
 */
export function addAppModeParameter(href: string, appMode: boolean): string {
  if (!appMode || !href.startsWith('/') || href.startsWith('//')) return href;
  const hashIndex = href.indexOf('#');
  const hash = hashIndex < 0 ? '' : href.slice(hashIndex);
  const hrefWithoutHash = hashIndex < 0 ? href : href.slice(0, hashIndex);
  if (/[?&]is_app=/.test(hrefWithoutHash)) return href;
  return `${hrefWithoutHash}${hrefWithoutHash.includes('?') ? '&' : '?'}is_app=true${hash}`;
}
