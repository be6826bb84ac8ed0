import { readColumn } from '../read-column.mjs';

const NAME = 'someone-at-psql';
/** Requests at once, more than both apis have connections. */
const READER_COUNT = 60;

let holder;

/** @type {import('../recipes.mjs').Executor} A forgotten transaction locks a table. */
export const apiFails = {
  heading: 'The api fails',
  blocks: [2, 3, 4],
  alarms: ['ApiFails', 'DatabaseBusy'],
  async provoke(night) {
    holder = await night.connect({ application_name: NAME });
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE ads');
    await night.waitUntil('the apis answer 503', async () => {
      const answers = await Promise.all(
        Array.from({ length: READER_COUNT }, (_, index) =>
          night.request(`api-${(index % 2) + 1}`, '/api/kleinanzeigen/ads?size=1'),
        ),
      );
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      const alerts = await night.readAlerts();
      const isActive = ['ApiFails', 'DatabaseBusy'].every(
        (name) => alerts.get(name) !== 'inactive',
      );
      return isActive && answers.some(({ status }) => status === 503);
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
