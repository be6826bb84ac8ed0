/**
 * Runs in the page. Shows an intent to use the page and returns whether the page is hydrated. The
 * intent is repeated until the script that listens to it has run.
 */
export function requestHydration(): boolean {
  if (document.documentElement.dataset['ready'] === 'true') return true;
  document
    .querySelector('#app a[href="#inhalt"]')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  return false;
}
