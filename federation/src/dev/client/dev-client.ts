import type { DevEvent } from '#dev/dev-events.ts';
import { EVENTS_PATH } from '#dev/dev-events.ts';
import { FaultOverlay } from '#dev/client/fault-overlay.ts';
import { onHotBuild } from '#dev/client/hot-build.ts';
import { watchPageState } from '#dev/client/page-state.ts';
import { PageUpdates } from '#dev/client/page-updates.ts';
import { ThrownErrors } from '#dev/client/thrown-errors.ts';
import type { PageState } from '#release/dev-page.ts';

/**
 * Browser client of a dev server. The dev server serves this module without a build. Pages load the
 * module separately from the remote's scripts, so that it also runs on error pages. The query of
 * the script URL contains the remote, the build and the kind of page; see release/dev-page.ts.
 */
const script = new URL(import.meta.url);
const base = new URL('/', script).href;
const place = script.searchParams.get('place') === 'alone' ? 'alone' : 'shell';
const remote = script.searchParams.get('remote') ?? '';
let state: PageState | null = null;
let queue = Promise.resolve();

const overlay = new FaultOverlay(remote);
const errors = new ThrownErrors(base, (faults) => overlay.showFaults('thrown', faults));
const pageUpdates = new PageUpdates({
  base,
  place,
  renderedBuildId: script.searchParams.get('build') ?? '',
  isBroken,
  showsRemote: () => state?.remotes.includes(remote) ?? false,
  reloadPage,
});
const events = new EventSource(new URL(EVENTS_PATH, base));

errors.listen();
watchPageState((newPageState) => {
  state = newPageState;
  for (const { part, stack } of listFaultsOfRemote(newPageState))
    void errors.add({ title: `thrown on the server by ${part}`, stack });
});
onHotBuild(() => enqueueUpdate(() => pageUpdates.applyBuild()));
events.addEventListener('message', ({ data }: MessageEvent<string>) =>
  enqueueUpdate(() => applyDevEvent(JSON.parse(data) as DevEvent)),
);

async function applyDevEvent(event: DevEvent): Promise<void> {
  if (event.kind === 'faults') {
    if (event.source === place || event.source === 'types')
      overlay.showFaults(event.source, event.faults);
  } else if (event.kind === 'dev-build') pageUpdates.acceptDevBuild(event);
  else if (event.place === place) await pageUpdates.applyBuild(event.hash);
}

/** Makes updates run one after the other. */
function enqueueUpdate(update: () => Promise<void>): void {
  queue = queue.then(update);
}

function listFaultsOfRemote({ faults }: PageState) {
  return faults.filter((fault) => fault.remote === remote);
}

function isBroken(): boolean {
  return errors.hasErrors || (state?.hasProblem ?? false);
}

function reloadPage(): void {
  events.close();
  if (!isBroken()) window.location.reload();
  // Opens the URL of a broken page again: if the page is the response to a form, a reload would
  // send the form again.
  else window.location.replace(window.location.pathname + window.location.search);
}
