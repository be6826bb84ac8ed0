/**
 * Pushes a history entry in the router's format. Back and forward then load the page of this URL.
 */
export function pushUrl(href: string): void {
  const target = new URL(href, window.location.href);
  if (/[?&]is_app=true/.test(window.location.search)) target.searchParams.set('is_app', 'true');
  const pathWithQuery = target.pathname + target.search;
  if (pathWithQuery === window.location.pathname + window.location.search) return;
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  const key = Math.random().toString(36);
  window.history.pushState({ usr: null, key, idx: idx + 1 }, '', pathWithQuery);
}
