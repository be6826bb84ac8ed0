import { appendFileSync } from 'node:fs';
import { restartService } from '../../cluster/restart-service.mjs';

const ADDRESS = 'lisbeth.kruse@leserin.example';
/** The alarm rings above 300 refused attempts in ten minutes. */
const GUESS_COUNT = 40;
const GUESSER_ADDRESS = '127.0.1.8';

let number = 0;

/** @type {import('../recipes.mjs').Executor} A program guesses passwords through the edge. */
export const passwordGuessing = {
  heading: 'Password guessing',
  alarms: ['LoginsRefused', 'RequestsRefused'],
  async provoke(night) {
    await night.register(ADDRESS);
    await night.waitUntil('the guesses are seen', async () => {
      const alerts = await night.readAlerts();
      const names = ['LoginsRefused', 'RequestsRefused'];
      if (names.every((name) => alerts.get(name) !== 'inactive')) return true;
      await guess(night);
      return false;
    });
    return { SETTINGS: night.settingsFile };
  },
  after: {
    0: async (_night, output) => {
      for (const code of ['login.failed', 'request.rate-limited'])
        if (!output.includes(`"code":"${code}"`))
          throw new Error(`the log does not count ${code}:\n${output}`);
    },
  },
  async check(night) {
    const { status } = await night.signIn(ADDRESS, 'edge');
    if (status !== 200) throw new Error(`a reader signs in: status ${status}`);
    await night.waitUntil('the edge refuses the program', async () => {
      const countBefore = await countRefusals(night);
      const statuses = await guess(night);
      return statuses.includes(429) && (await countRefusals(night)) < countBefore + GUESS_COUNT;
    });
    appendFileSync(night.settingsFile, 'EDGE_API_RATE=\n');
    await restartService(night.folder, 'edge');
  },
};

/** Sends guesses. @returns their statuses */
function guess(night) {
  const options = { localAddress: GUESSER_ADDRESS };
  return Promise.all(
    Array.from({ length: GUESS_COUNT }, async () => {
      number += 1;
      const body = { email: `reader-${number % 20}@leser.example`, password: `Geheim-${number}` };
      return (await night.post('/api/auth/login', body, 'edge', options)).status;
    }),
  );
}

/** Counts the refusals of the apis, by the figures that Prometheus reads, too. */
async function countRefusals(night) {
  const query = 'sum(gruenland_api_request_seconds_count{route="/api/auth/login",status="4xx"})';
  return Number(await night.prometheus.readFigure(query));
}
