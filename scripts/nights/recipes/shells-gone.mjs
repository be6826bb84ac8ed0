import { appendFileSync } from 'node:fs';
import { awaitLogLine } from '../await-log-line.mjs';

const SHELLS = ['shell-1', 'shell-2'];
const PATHS = ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen', '/jobs', '/impressum'];
/** Requests at once of each page. */
const REPEAT_COUNT = 5;
/** Pages at once that no cache contains. */
const NEW_PAGE_COUNT = 5;
const WRONG_VALUE = 'soon';

let number = 0;

/** @type {import('../recipes.mjs').Executor} Both shells restart and refuse a changed setting. */
export const shellsGone = {
  heading: 'The edge fails',
  blocks: [2, 3],
  alarms: ['EdgeFails', 'EdgeShowsOldPages'],
  async provoke(night) {
    for (const path of PATHS) await requestPage(night, path);
    appendFileSync(night.settingsFile, `SHED_DELAY_MS=${WRONG_VALUE}\n`);
    for (const name of SHELLS) process.kill(night.getProcessId(name), 'SIGKILL');
    await night.waitUntil('the edge shows old pages', async () => {
      const alerts = await night.readAlerts();
      const names = ['EdgeFails', 'EdgeShowsOldPages'];
      if (names.every((name) => alerts.get(name) !== 'inactive')) return true;
      await requestPages(night);
      return false;
    });
    for (const name of SHELLS) await awaitLogLine(night, name, 'SHED_DELAY_MS');
    const status = await requestPage(night, PATHS[0]);
    if (status !== 200) throw new Error(`readers of an old page get ${status}`);
    return {};
  },
  after: {
    0: async (night, output) => {
      for (const name of SHELLS)
        if (!output.includes(`${night.getUrl(name)} 000`))
          throw new Error(`${name} is not found:\n${output}`);
      if (!output.includes('SHED_DELAY_MS')) throw new Error(`the reason is not shown:\n${output}`);
      // The person corrects the setting; what is to be done depends on the reason.
      appendFileSync(night.settingsFile, 'SHED_DELAY_MS=0\n');
    },
  },
  async check(night) {
    await night.waitUntil('new pages are rendered', async () => {
      number += 1;
      return (await requestPage(night, `/suche?q=${Date.now()}-${number}`)) === 200;
    });
  },
};

/** Requests pages that the edge has, and pages that it does not have. */
async function requestPages(night) {
  const known = Array.from({ length: REPEAT_COUNT }, () => PATHS).flat();
  const others = Array.from({ length: NEW_PAGE_COUNT }, () => {
    number += 1;
    return `/suche?q=${Date.now()}-${number}`;
  });
  await Promise.all([...known, ...others].map((path) => requestPage(night, path)));
}

/** @returns {Promise<number>} the status */
async function requestPage(night, path) {
  return (await night.request('edge', path)).status;
}
