import { SCRIPT_LIST_ID } from '#document/script-list.ts';
import type { ScriptList } from '#document/script-list.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import { skipDeferredLayoutOnReturn } from './deferred-layout.ts';
import { waitForContentPaint } from './wait-for-content-paint.ts';

/**
 * This is the first script of every page, and it is kept small. Pages are readable without scripts,
 * so the other scripts load only after the content is painted or at the first interaction.
 */
const scriptList = JSON.parse(
  document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '',
) as ScriptList;

skipDeferredLayoutOnReturn();
void Promise.race([waitForContentPaint(), waitForFirstInteraction()]).then(() => {
  for (const { href, integrity } of [...scriptList.run, ...scriptList.preloadOnly]) {
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
  for (const { href, integrity } of scriptList.run) {
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', async: false });
    document.head.append(script);
  }
});
