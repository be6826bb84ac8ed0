/** Requests that the edge sends to the shell that is away; more than 0.2 a second in five minutes. */
const REQUEST_COUNT = 160;
const ID = Date.now();

/** @type {import('../recipes.mjs').Executor} A shell exits again and again. */
export const edgeFails = {
  heading: 'The edge fails',
  blocks: [4, 5],
  alarms: ['EdgeUpstreamsUnavailable'],
  async provoke(night) {
    for (let number = 0; number < REQUEST_COUNT; number += 1) {
      const pid = night.getProcessId('shell-2');
      // It is started again after a while.
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      const answer = await night.request('edge', `/suche?q=${ID}-${number}`);
      if (answer.status >= 500) throw new Error(`a visitor got ${answer.status}`);
    }
    return {};
  },
  after: {
    0: async (night, output) => {
      const url = night.getUrl('shell-2');
      const [address] = /127\.0\.0\.1:\d+/.exec(/"upstream":"[^"]+"/.exec(output)?.[0] ?? '') ?? [];
      const addresses = JSON.parse(output.slice(output.lastIndexOf('{"')));
      const entry = Object.entries(addresses).find(([, value]) => value === `http://${address}`);
      if (entry?.[1] !== url) throw new Error(`the log does not lead to shell-2:\n${output}`);
      return { NAME: entry[0] };
    },
  },
  async check(night) {
    await night.waitUntil('shell-2 is healthy', async () => {
      const health = await night.readHealth('shell-2');
      return health.status !== undefined;
    });
  },
};
