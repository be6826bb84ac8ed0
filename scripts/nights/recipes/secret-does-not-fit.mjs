import { appendFileSync } from 'node:fs';
import { restartService } from '../../cluster/restart-service.mjs';

const ADDRESS = 'okke.janssen@leser.example';
const WRONG = 'a-secret-of-another-site-long-enough';

/** @type {import('../recipes.mjs').Executor} An api starts with another DATA_SECRET. */
export const secretDoesNotFit = {
  heading: 'A secret does not fit',
  alarms: ['DataUnreadable'],
  ended: ['DataUnreadable'],
  async provoke(night) {
    await night.register(ADDRESS);
    const right = night.readSetting('DATA_SECRET');
    appendFileSync(night.settingsFile, `DATA_SECRET='${WRONG}'\n`);
    await restartService(night.folder, 'api-2');
    const { status } = await night.signIn(ADDRESS, 'api-2');
    if (status === 200) throw new Error('the wrong secret accepts the password');
    const health = await night.readHealth('api-2');
    if (health.encryption.status !== 'failing') throw new Error('/health does not say so');
    return { RIGHT: right, WRONG, NAME: 'api-2', SETTINGS: night.settingsFile };
  },
  after: {
    0: async (_night, output) => {
      if (!output.includes('api-2.log')) throw new Error(`the log does not say so:\n${output}`);
    },
  },
  async check(night) {
    const answer = await night.signIn(ADDRESS, 'api-2');
    if (answer.status !== 200) throw new Error(`signing in: status ${answer.status}`);
  },
};
