import { readColumn } from '../read-column.mjs';

const NAME = 'someone-at-psql';

let holder;

/** @type {import('../recipes.mjs').Executor} A forgotten transaction locks a table. */
export const apiFails = {
  heading: 'The api fails',
  alarms: ['ApiFails'],
  async provoke(night) {
    holder = await night.connect({ application_name: NAME });
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE ads');
    await night.waitUntil('an api answers 503', async () => {
      const answers = await Promise.all(
        ['api-1', 'api-2'].map((name) => night.request(name, '/api/kleinanzeigen/ads?size=1')),
      );
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      const alerts = await night.readAlerts();
      return answers.some(({ status }) => status === 503) && alerts.get('ApiFails') !== 'inactive';
    });
    return {};
  },
  after: {
    0: async (_night, output) => ({ pid: readColumn(output, 'pid', NAME) }),
  },
  async check(night) {
    await holder.end().catch(() => undefined);
    await night.waitUntil('the list answers 200', async () => {
      const answer = await night.request('api-1', '/api/kleinanzeigen/ads?size=1');
      await answer.arrayBuffer();
      return answer.ok;
    });
  },
};
