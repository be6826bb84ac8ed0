import type { ScriptList } from '#document/script-list.ts';
import { waitUntilStaying } from '#navigation/page-leave.ts';
import { addToHead } from './add-to-head.ts';
import { addCompleteStyles } from './complete-styles.ts';
import type { HeldPresses } from './hold-presses.ts';

/**
 * Loads the main script of the page, the scripts that it imports first and the stylesheets that it
 * needs, all at the same time. It runs when the stylesheets are there. If it cannot be loaded, the
 * page stays HTML, and held presses on links follow the links.
 */
export function loadMainScript(
  { styles, run, preloadOnly }: ScriptList,
  presses: HeldPresses,
): void {
  const stylesAdded = addCompleteStyles(styles);
  for (const { href, integrity } of [...run, ...preloadOnly])
    addToHead('link', { rel: 'preload', as: 'script', href, integrity });
  void stylesAdded.then(() => {
    for (const { href, integrity } of run)
      addToHead('script', { src: href, integrity, async: false }).addEventListener(
        'error',
        () => void waitUntilStaying().then(presses.giveUp),
      );
  });
}
