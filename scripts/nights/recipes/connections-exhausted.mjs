const NAME = 'report-without-end';
/** Together with those of the apis more than 80 of 100. */
const COUNT = 80;

/** @type {import('../recipes.mjs').Executor} A report opens many connections. */
export const connectionsExhausted = {
  heading: 'Connections are exhausted',
  alarms: ['DatabaseConnections'],
  ended: ['DatabaseConnections'],
  async provoke(night) {
    const settings = { application_name: NAME };
    await Promise.all(Array.from({ length: COUNT }, () => night.connect(settings)));
    return {};
  },
  after: {
    0: async (_night, output) => {
      const [first] = output
        .split('\n')
        .filter((line) => line.includes('|'))
        .slice(1);
      if (!first?.includes(NAME)) throw new Error(`${NAME} is not the first row:\n${output}`);
      return { application: NAME };
    },
  },
  async check(night) {
    const rows = await night.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [
      NAME,
    ]);
    if (rows.length > 0) throw new Error(`${rows.length} connections are left`);
  },
};
