/** @type {import('../recipes.mjs').Executor} An api hangs: nothing restarts it by itself. */
export const processGone = {
  heading: 'A process is gone',
  alarms: ['ProcessGone'],
  ended: ['ProcessGone'],
  async provoke(night) {
    process.kill(night.getProcessId('api-2'), 'SIGSTOP');
    return { NAME: 'api-2' };
  },
  async check(night) {
    const { status } = await night.readHealth('api-2');
    if (status === 'failing') throw new Error('api-2 is failing after its restart');
  },
};
