import { createReleaseWithSlowLoader } from '../../../e2e/support/breaking-release.ts';
import { awaitRelease, publishVariant } from '../publish-variant.mjs';

const REMOTE = 'mf-veranstaltungen';
const PATH = '/veranstaltungen';
/** Longer than a second, shorter than the deadline of a loader. */
const DELAY_MS = 1200;
/** Pages that are requested at once. */
const PAGE_COUNT = 40;

let goodRelease;
let requestNumber = 0;

/** @type {import('../recipes.mjs').Executor} A team has made a slow release live. */
export const pagesAreSlow = {
  heading: 'Pages are slow',
  alarms: ['PagesSlow', 'PicturesSlow'],
  async provoke(night) {
    goodRelease = await publishVariant(night, REMOTE, (live) =>
      createReleaseWithSlowLoader(live, DELAY_MS),
    );
    // A rate needs reports before and after a scrape.
    await night.waitUntil('pages and pictures are slow', async () => {
      const alerts = await night.readAlerts();
      const isActive = (name) => alerts.get(name) !== 'inactive';
      if (!isActive('PicturesSlow')) await reportPaints(night);
      if (!isActive('PagesSlow'))
        await Promise.all(Array.from({ length: PAGE_COUNT }, () => requestPage(night)));
      return isActive('PicturesSlow') && isActive('PagesSlow');
    });
    return { PROMETHEUS: night.prometheus.url };
  },
  after: {
    0: async (_night, output) => {
      const [slowest] = output.split('\n').filter((line) => line.includes('"remote"'));
      const [, remote] = /"remote":"([\w-]+)"/.exec(slowest) ?? [];
      if (remote !== REMOTE) throw new Error(`the figures do not lead to ${REMOTE}:\n${output}`);
      return { REMOTE: remote };
    },
  },
  async check(night) {
    await awaitRelease(night, goodRelease.document);
    const started = performance.now();
    await requestPage(night);
    const elapsedMs = performance.now() - started;
    if (elapsedMs > DELAY_MS) throw new Error(`a page still takes ${Math.round(elapsedMs)} ms`);
  },
};

/** Requests a page that no cache contains. */
async function requestPage(night) {
  requestNumber += 1;
  const name = `shell-${(requestNumber % 2) + 1}`;
  const answer = await night.request(name, `${PATH}?q=${Date.now()}-${requestNumber}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name}: a page got ${answer.status}`);
}

/** Reports as browsers do that the largest element appeared late. */
async function reportPaints(night) {
  const { remotes } = await night.readHealth('shell-1');
  const { name: remote, id: release } = remotes.find(({ name }) => name === REMOTE);
  const report = { remote, release, path: PATH, name: 'LCP', value: 6000, rating: 'poor' };
  const reports = Array.from({ length: 5 }, () => report);
  const answer = await night.post('/api/telemetry/vitals', { reports }, 'shell-1');
  if (!answer.ok) throw new Error(`reports got ${answer.status} ${await answer.text()}`);
}
