import { createReleaseWithFailingLoader } from '../../../e2e/support/breaking-release.ts';
import { awaitRelease, publishVariant } from '../publish-variant.mjs';

const REMOTE = 'mf-kleinanzeigen';
const PATH = '/kleinanzeigen';
/** Pages, all of which fail. */
const PAGE_COUNT = 30;

let goodRelease;

/** @type {import('../recipes.mjs').Executor} A team has made a broken release live. */
export const pagesFail = {
  heading: 'Pages fail',
  blocks: [0, 1],
  alarms: ['PagesFail'],
  async provoke(night) {
    goodRelease = await publishVariant(night, REMOTE, (live) =>
      createReleaseWithFailingLoader(live, 'Nachts'),
    );
    await night.waitUntil('pages fail', async () => {
      const alerts = await night.readAlerts();
      if (alerts.get('PagesFail') !== 'inactive') return true;
      for (let number = 0; number < PAGE_COUNT; number += 1) await requestPage(night, number);
      return false;
    });
    return {};
  },
  after: {
    0: async (_night, output) => {
      const [, remote] = /remote="([\w-]+)"[^\n]*status="5xx"/.exec(output) ?? [];
      if (remote !== REMOTE) throw new Error(`the metrics do not lead to ${REMOTE}:\n${output}`);
      if (!output.includes('Nachts')) throw new Error(`the error is not listed:\n${output}`);
      return { REMOTE: remote };
    },
  },
  async check(night) {
    await awaitRelease(night, goodRelease.document);
    for (const name of ['shell-1', 'shell-2']) {
      const { status } = await night.request(name, PATH);
      if (status !== 200) throw new Error(`the page of ${name} got ${status}`);
    }
  },
};

/** Requests a page that no cache contains. */
async function requestPage(night, number) {
  const name = `shell-${(number % 2) + 1}`;
  const answer = await night.request(name, `${PATH}?q=${Date.now()}-${number}`);
  await answer.arrayBuffer();
}
