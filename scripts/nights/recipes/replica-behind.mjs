/** @type {import('../recipes.mjs').Executor} The replica receives changes and does not apply them. */
export const replicaBehind = {
  heading: 'The replica is behind',
  alarms: ['ReplicaUnused'],
  ended: ['ReplicaUnused'],
  async provoke(night) {
    await night.query('SELECT pg_wal_replay_pause()', [], night.replicaUrl);
    // Something that it does not apply.
    await night.query(`INSERT INTO leases (name, holder, held_until) VALUES ('night', '', now())`);
    const answer = await night.request('api-1', '/api/kleinanzeigen/ads?size=1');
    if (!answer.ok) throw new Error(`without the replica a list got ${answer.status}`);
    return {};
  },
  after: {
    0: async (_night, output) => {
      if (!/\| streaming \|/.test(output)) throw new Error(`no lag is shown:\n${output}`);
    },
  },
  async check(night) {
    await night.waitUntil('the replica has the change', async () => {
      const text = `SELECT 1 FROM leases WHERE name = 'night'`;
      return (await night.query(text, [], night.replicaUrl)).length === 1;
    });
  },
};
