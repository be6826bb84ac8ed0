import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { CallRecorder } from './call-recorder.mjs';
import { installWindow } from './install-window.mjs';
import { isTraced } from './is-traced.mjs';

/**
 * Worker that opens a page of the shell at `workerData.address` like a browser: it loads the HTML and
 * runs the main script of the shell from its sources. Then it follows a link and sends a form, each
 * after a message, and answers with the recorded calls.
 */
const WAIT_TIMEOUT_MS = 60_000;
/** Milliseconds without a call after which the page is at rest. */
const REST_MS = 300;
/** The same for a new page, whose build is checked after a second and whose loading bar disappears. */
const NEW_PAGE_REST_MS = 1200;

const { address, remote } = workerData;
const recorder = new CallRecorder(isTraced);
const url = `${address}/wetter`;
installWindow(await (await fetch(url)).text(), url);
// jsdom does not load the scripts of the remote's release; the page gets its module from the sources.
const { default: module } = await import(remote);
const { page } = JSON.parse(document.getElementById('boot').textContent);
for (const { container } of page.assets.releases)
  globalThis[container] = { get: async () => () => ({ default: module }) };
recorder.start();
await startPageServices();
await import('../../shell/src/client/main.tsx');
await waitFor(() => document.documentElement.dataset.ready);
// The first click ends the measurement of the largest paint.
document.querySelector('h1').click();
await waitForRest(NEW_PAGE_REST_MS);

await traceOnMessage(
  () => document.querySelector('a[href="/wetter/melden"]').click(),
  () => document.querySelector('form'),
);
typeText(document.querySelector('input[name=text]'), 'Regen');
await waitForRest(NEW_PAGE_REST_MS);
await traceOnMessage(
  () => document.querySelector('form button').click(),
  () => document.querySelector('h1').textContent === 'Heute',
);

/** Starts what runs before the main script, as the starter does. */
async function startPageServices() {
  const [services, presses, handover] = await Promise.all([
    import('../../shell/src/client/page-services.ts'),
    import('../../shell/src/client/hold-presses.ts'),
    import('../../shell/src/client/page-services-handover.ts'),
  ]);
  handover.providePageServices(
    services.startPageServices({
      start: 'load',
      heldPresses: presses.holdPresses(),
      painted: Promise.resolve(),
    }),
  );
}

/** Changes the value of a field so that React notices. */
function typeText(field, text) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits for a message, then traces an action until the page is at rest. */
async function traceOnMessage(act, isDone) {
  parentPort.postMessage('ready');
  await once(parentPort, 'message');
  recorder.start();
  act();
  await waitFor(isDone);
  await waitForRest(REST_MS);
  parentPort.postMessage(recorder.stop());
  recorder.start();
}

async function waitForRest(restMs) {
  await waitFor(() => recorder.getMsSinceLastCall() > restMs);
}

async function waitFor(find) {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  while (!find()) {
    if (Date.now() > end) throw new Error(`the page never reached ${find}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
