/** @type {import('../recipes.mjs').Executor} The content service refuses connections. */
export const contentStale = {
  heading: 'Content is stale',
  alarms: ['ContentUnavailable'],
  ended: ['ContentUnavailable'],
  async provoke(night) {
    await night.hosts.content.close();
    return { TOKEN: 'embedded-public' };
  },
  after: {
    0: async (night, output) => {
      if (!/connect/i.test(output)) throw new Error(`the content service answers:\n${output}`);
      await night.hosts.content.open();
    },
  },
  async check(night) {
    const answer = await night.request('edge', '/artikel/das-backhaus-brennt');
    if (answer.status !== 200) throw new Error(`an article got ${answer.status}`);
  },
};
