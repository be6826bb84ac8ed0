const ADDRESS = 'karla.hinrichs@leserin.example';
const KIND = 'mail.password-changed';

/** @type {import('../recipes.mjs').Executor} The last attempt of a task fails. */
export const tasksFailed = {
  heading: 'Tasks are late or failed',
  blocks: [2, 3],
  alarms: ['TasksFailed'],
  ended: ['TasksFailed'],
  async provoke(night) {
    const id = await night.register(ADDRESS);
    await night.hosts.mail.close();
    await night.query(
      `INSERT INTO tasks (id, kind, payload, attempts, max_attempts)
       VALUES ('night-task', $1, $2, 7, 8)`,
      [KIND, { userId: id }],
    );
    return { kind: KIND };
  },
  after: {
    0: async (night, output) => {
      if (!/mail\.password-changed.*ECONNREFUSED/.test(output))
        throw new Error(`no reason of the failed task in:\n${output}`);
      await night.hosts.mail.open();
    },
  },
  async check(night) {
    await night.waitUntil('the task is done', async () => {
      const [row] = await night.query(`SELECT state FROM tasks WHERE id = 'night-task'`);
      return row.state === 'done';
    });
  },
};
