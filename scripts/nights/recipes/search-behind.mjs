/** @type {import('../recipes.mjs').Executor} The search service refuses connections for a while. */
export const searchBehind = {
  heading: 'Search is behind',
  alarms: ['SearchBehind'],
  ended: ['SearchBehind'],
  async provoke(night) {
    await night.hosts.search.close();
    // As if it had been away for ten minutes.
    await night.query(
      `INSERT INTO search_outbox (kind, item_id, due_at)
       VALUES ('ads', 'night', now() - interval '10 minutes')`,
    );
    return {};
  },
  after: {
    0: async (_night, output) => {
      if (!/ads +\| +\d/.test(output)) throw new Error(`nothing waits:\n${output}`);
    },
    1: async (night, output) => {
      if (!output.includes('000')) throw new Error(`the search service answers:\n${output}`);
      await night.hosts.search.open();
    },
  },
  async check(night) {
    await night.waitUntil(
      'nothing waits any more',
      async () =>
        (await night.query('SELECT 1 FROM search_outbox WHERE due_at <= now()')).length === 0,
    );
  },
};
