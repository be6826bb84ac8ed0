import type { DevEvent } from '#dev/dev-events.ts';
import { EVENTS_PATH } from '#dev/dev-events.ts';
import { getCurrentHash, applyUpdate } from '#dev/client/hot-update.ts';
import { swapStylesheets } from '#dev/client/swap-stylesheets.ts';

/**
 * Browser client of the dev server. Replaces modules while the page keeps its state, and reloads
 * the page where that is impossible. Inside the shell a reload waits until the server renders the
 * new build.
 */
const base = new URL(__webpack_public_path__, document.baseURI).href;
const initialHash = getCurrentHash();
/** Whether a change arrived that needs a reload. */
let needsReload = false;
/** Makes the handlers of dev server events run one after the other. */
let queue = Promise.resolve();

const events = new EventSource(new URL(EVENTS_PATH, base));
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent;
  queue = queue.then(() => handleEvent(event));
});

async function handleEvent(event: DevEvent): Promise<void> {
  // oxlint-disable-next-line no-console -- for developers
  if (event.kind === 'failed') console.error(`[dev] ${event.message}`);
  else if (event.kind === 'dev-build') acceptDevBuild(event);
  else if (event.place === DEV_BUILD.place) await applyBuild(event.hash);
}

async function applyBuild(hash: string): Promise<void> {
  if (needsReload || hash === getCurrentHash()) return;
  if (DEV_BUILD.hot && (await applyUpdate(hash))) return;
  needsReload = true;
  if (DEV_BUILD.place === 'alone') reload();
}

function acceptDevBuild({
  hash,
  styles,
  serverSide,
}: DevEvent & { readonly kind: 'dev-build' }): void {
  if (DEV_BUILD.place === 'alone') return;
  // Without hot updates the page stays at its initial build.
  if (!DEV_BUILD.hot && hash !== initialHash) needsReload = true;
  if (needsReload || serverSide) return reload();
  swapStylesheets(base, styles);
}

function reload(): void {
  events.close();
  window.location.reload();
}
