import type { DevEvent } from '#dev/dev-events.ts';
import { EVENTS_PATH } from '#dev/dev-events.ts';
import { presentHash, updateTo } from '#dev/client/hot-update.ts';
import { swapStylesheets } from '#dev/client/swap-stylesheets.ts';

/**
 * The browser's half of the dev server: replaces modules while the page keeps its state, and loads
 * the page anew where that is not enough. Inside the shell a new load waits until the server renders
 * the new build, otherwise it would bring the old one.
 */
const base = new URL(__webpack_public_path__, document.baseURI).href;
const own = presentHash();
/** A change came that only a new load shows. */
let stale = false;
/** Events are taken one after the other. */
let turn = Promise.resolve();

const events = new EventSource(new URL(EVENTS_PATH, base));
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent;
  turn = turn.then(() => take(event));
});

async function take(event: DevEvent): Promise<void> {
  // oxlint-disable-next-line no-console -- for the one who develops
  if (event.kind === 'failed') console.error(`[dev] ${event.message}`);
  else if (event.kind === 'guest') takeGuest(event);
  else if (event.place === DEV_BUILD.place) await takeBuild(event.hash);
}

async function takeBuild(hash: string): Promise<void> {
  if (stale || hash === presentHash()) return;
  if (DEV_BUILD.hot && (await updateTo(hash))) return;
  stale = true;
  if (DEV_BUILD.place === 'alone') reload();
}

function takeGuest({ hash, styles, serverSide }: DevEvent & { readonly kind: 'guest' }): void {
  if (DEV_BUILD.place === 'alone') return;
  // Without updates the page stays what it was loaded as.
  if (!DEV_BUILD.hot && hash !== own) stale = true;
  if (stale || serverSide) return reload();
  swapStylesheets(base, styles);
}

function reload(): void {
  events.close();
  window.location.reload();
}
