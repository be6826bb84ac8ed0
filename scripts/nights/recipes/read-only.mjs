/** @type {import('../recipes.mjs').Executor} The database was switched to read-only. */
export const readOnly = {
  heading: 'Read only',
  alarms: ['ReadOnly'],
  ended: ['ReadOnly'],
  async provoke(night) {
    await night.query('ALTER SYSTEM SET default_transaction_read_only = on');
    await night.query('SELECT pg_reload_conf()');
    await night.waitUntil('/health of the api and /status say so', async () => {
      const { readOnly: isReadOnly } = await night.readHealth('api-1');
      const text = await (await night.request('shell-1', '/status')).text();
      return isReadOnly && text.includes('gesperrt');
    });
    const answer = await subscribe(night);
    if (answer.status !== 503) throw new Error(`a form got ${answer.status}`);
    return {};
  },
  after: {
    0: async (_night, output) => {
      if (!/\| on +\|/.test(output)) throw new Error(`the setting is not shown:\n${output}`);
    },
  },
  async check(night) {
    await night.waitUntil('a form is accepted', async () => (await subscribe(night)).ok);
    await night.waitUntil('/status ends it', async () => {
      const text = await (await night.request('shell-1', '/status')).text();
      return !text.includes('gesperrt');
    });
  },
};

function subscribe(night) {
  const body = { email: 'a.b@leser.example', listIds: ['wochenblatt'], page: '/', firstName: '' };
  return night.post('/api/newsletter/subscribe', body);
}
