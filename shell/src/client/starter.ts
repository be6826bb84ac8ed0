import { SCRIPT_LIST_ID } from '#document/script-list.ts';
import type { ScriptList } from '#document/script-list.ts';
import { firstSign } from '@gruenland/shared-ui/waiting/firstSign.ts';
import { layAllForReturns } from './lay-parts.ts';
import { whenShown } from './when-shown.ts';

/**
 * The first script of every page, and small: a page reads without script, so the others have the
 * line to themselves only after the first picture, or as soon as somebody wants to do something.
 */
const list = JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '') as ScriptList;

layAllForReturns();
void Promise.race([whenShown(), firstSign()]).then(() => {
  for (const { href, integrity } of [...list.run, ...list.ahead]) {
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
  for (const { href, integrity } of list.run) {
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous', async: false });
    document.head.append(script);
  }
});
