import { appendFileSync } from 'node:fs';
import { restartService } from '../../cluster/restart-service.mjs';

const PATH = '/suche';
/** Event loop lag in milliseconds from which a shell refuses pages during this recipe. */
const SHED_DELAY_MS = 10;
/** Requests at once of a program, and its address. */
const REQUEST_COUNT = 60;
/** Requests after which the path is the most frequent one of the last thousand. */
const MIN_REQUEST_COUNT = 600;
const PROGRAM_ADDRESS = '127.0.1.9';

let number = 0;

/** @type {import('../recipes.mjs').Executor} A program requests pages without end. */
export const overload = {
  heading: 'Overload',
  alarms: ['Overload'],
  async provoke(night) {
    await setShedDelay(night, SHED_DELAY_MS);
    await night.waitUntil('a shell refuses pages', async () => {
      await sendRequests(night);
      const isActive = (await night.readAlerts()).get('Overload') !== 'inactive';
      return isActive && number >= MIN_REQUEST_COUNT;
    });
    return { SETTINGS: night.settingsFile };
  },
  after: {
    0: async (_night, output) => {
      const [first] = output.split('\n').filter((line) => line.includes('"path"'));
      if (!first?.includes(`"${PATH}"`)) throw new Error(`the log does not lead to it:\n${output}`);
    },
  },
  async check(night) {
    await night.waitUntil('the edge refuses the program', async () => {
      const statuses = await sendRequests(night);
      return statuses.includes(429);
    });
    const { status } = await night.request('edge', PATH);
    if (status !== 200) throw new Error(`another visitor got ${status}`);
    await night.waitUntil('the alarm tells of refused requests', async () => {
      await sendRequests(night);
      return (await night.readAlerts()).get('EdgeRefuses') !== 'inactive';
    });
    appendFileSync(night.settingsFile, 'EDGE_PAGE_RATE=\n');
    await restartService(night.folder, 'edge');
    await setShedDelay(night, 0);
  },
};

/** Sets the limit of the shells and restarts one, which all recipes can do without. */
async function setShedDelay(night, delayMs) {
  appendFileSync(night.settingsFile, `SHED_DELAY_MS=${delayMs}\n`);
  await restartService(night.folder, 'shell-2');
}

/** Sends the requests of the program. @returns their statuses */
function sendRequests(night) {
  const options = { localAddress: PROGRAM_ADDRESS };
  return Promise.all(
    Array.from({ length: REQUEST_COUNT }, async () => {
      number += 1;
      return (await night.request('edge', `${PATH}?q=${Date.now()}-${number}`, options)).status;
    }),
  );
}
