const NAME = 'api-2';
/** Exits after which the alarm about restarts rings. */
const EXIT_COUNT = 3;

/** @type {import('../recipes.mjs').Executor} An api exits again and again; then it hangs. */
export const processGone = {
  heading: 'A process is gone',
  alarms: ['ProcessRestarts', 'ProcessGone', 'InstanceMissing'],
  ended: ['ProcessGone', 'InstanceMissing'],
  async provoke(night) {
    const { host } = new URL(night.getUrl(NAME));
    const query = `changes(process_start_time_seconds{instance="${host}"}[15m])`;
    for (let count = 1; count <= EXIT_COUNT; count += 1) {
      process.kill(night.getProcessId(NAME), 'SIGKILL');
      await night.waitUntil(
        `restart ${count} is counted`,
        async () => Number(await night.prometheus.readFigure(query)) >= count,
      );
    }
    // Nothing restarts a process that hangs.
    process.kill(night.getProcessId(NAME), 'SIGSTOP');
    return { NAME };
  },
  async check(night) {
    const { status } = await night.readHealth(NAME);
    if (status === 'failing') throw new Error(`${NAME} is failing after its restart`);
  },
};
