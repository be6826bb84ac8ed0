import { SCRIPT_LIST_ID } from '#document/script-list.ts';
import type { ScriptList } from '#document/script-list.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import { watchPageLeave } from '#navigation/page-leave.ts';
import { replaceMissingStyles } from './complete-styles.ts';
import { skipDeferredLayoutOnReturn } from './deferred-layout.ts';
import { holdPresses } from './hold-presses.ts';
import { loadMainScript } from './load-main-script.ts';
import { providePageServices } from './page-services-handover.ts';
import { startPageServices } from './page-services.ts';
import { waitForContentPaint } from './wait-for-content-paint.ts';
import { waitForIntent } from './wait-for-intent.ts';

/**
 * This is the first script of every page, and it is kept small: it runs before the first paint, so
 * that no press is lost and, once the document has arrived, the consent banner is part of that paint.
 * Pages are readable without scripts. The main script loads after the content is painted or, if the
 * page works as HTML, with the visitor's intent to use something.
 */
skipDeferredLayoutOnReturn();
watchPageLeave();
const heldPresses = holdPresses();
const intent = waitForIntent();
const firstInteraction = waitForFirstInteraction();
const scriptList = waitForDocument().then(
  () => JSON.parse(document.getElementById(SCRIPT_LIST_ID)?.textContent ?? '') as ScriptList,
);
const painted = scriptList.then(() =>
  Promise.race([waitForContentPaint(), firstInteraction, intent]),
);
const pageServices = scriptList.then(({ start }) =>
  startPageServices({ start, heldPresses, painted }),
);
providePageServices(pageServices);
void Promise.all([scriptList, painted]).then(([{ styles }]) => replaceMissingStyles(styles));
void scriptList.then(async (list) => {
  // A one-time token is exchanged at once. The server does not see it in pages from its cache.
  const startsOnLoad =
    list.start === 'load' || new URLSearchParams(window.location.search).has('token');
  await (startsOnLoad
    ? painted
    : Promise.race([intent, pageServices.then(({ mainScriptNeeded }) => mainScriptNeeded)]));
  loadMainScript(list, heldPresses);
});

/** Resolves when the document is parsed, so that it contains the script list. */
function waitForDocument(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
}
