import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { awaitLogLine } from '../await-log-line.mjs';

const LIBRARY = 'library-that-is-missing';

/** @type {import('../recipes.mjs').Executor} PostgreSQL does not start with a changed setting. */
export const databaseUnavailable = {
  heading: 'The api fails',
  blocks: [0, 1],
  alarms: ['DatabaseUnavailable'],
  ended: ['DatabaseUnavailable'],
  async provoke(night) {
    await night.query(`ALTER SYSTEM SET shared_preload_libraries = 'library-that-is-missing'`);
    process.kill(night.getProcessId('postgres'), 'SIGINT');
    await awaitLogLine(night, 'postgres', LIBRARY);
    return {};
  },
  after: {
    0: async (night, output) => {
      if (!/"database":\{"status":"failing"/.test(output) || !output.includes(LIBRARY))
        throw new Error(`the reason is not shown:\n${output}`);
      // The person removes the setting; what is to be done depends on the reason.
      const file = join(night.folder, 'postgres/data/postgresql.auto.conf');
      const lines = readFileSync(file, 'utf8').split('\n');
      writeFileSync(file, lines.filter((line) => !line.includes(LIBRARY)).join('\n'));
    },
  },
  async check(night) {
    await night.waitUntil('the list answers 200', async () => {
      const answer = await night.request('edge', '/api/kleinanzeigen/ads?size=1');
      return answer.ok;
    });
  },
};
