import type { ScriptList } from '#document/script-list.ts';
import { waitUntilStaying } from '#navigation/page-leave.ts';
import { addCompleteStyles } from './complete-styles.ts';
import type { HeldPresses } from './hold-presses.ts';

/**
 * Loads the main script of the page and its stylesheets, and preloads the scripts that it imports first. If it cannot be
 * loaded, the page stays HTML, and held presses on links follow the links.
 */
export function loadMainScript(
  { styles, run, preloadOnly }: ScriptList,
  presses: HeldPresses,
): void {
  addCompleteStyles(styles);
  for (const { href, integrity } of preloadOnly) {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      href,
      integrity,
      crossOrigin: 'anonymous',
    });
    document.head.append(link);
  }
  for (const { href, integrity } of run) {
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', async: false });
    script.addEventListener('error', () => void waitUntilStaying().then(presses.giveUp));
    document.head.append(script);
  }
}
