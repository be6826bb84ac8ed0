import { readColumn } from '../read-column.mjs';

const ADDRESS = 'heike.lorenzen@leserin.example';
const NAME = 'someone-else-at-psql';
const ID = 'night-late-task';

let holder;

/** @type {import('../recipes.mjs').Executor} A forgotten transaction holds the row of a task. */
export const tasksLate = {
  heading: 'Tasks are late or failed',
  blocks: [0, 1],
  alarms: ['TasksLate'],
  ended: ['TasksLate'],
  async provoke(night) {
    const userId = await night.register(ADDRESS);
    await night.query(
      `INSERT INTO tasks (id, kind, payload, run_at)
       VALUES ($1, 'mail.password-changed', $2, now() + interval '1 hour')`,
      [ID, { userId }],
    );
    holder = await night.connect({ application_name: NAME });
    await holder.query('BEGIN');
    // Apis skip rows with this lock; others may still change them.
    await holder.query('SELECT 1 FROM tasks WHERE id = $1 FOR KEY SHARE', [ID]);
    // As if it had waited for ten minutes.
    await night.query(`UPDATE tasks SET run_at = now() - interval '10 minutes' WHERE id = $1`, [
      ID,
    ]);
    return {};
  },
  after: {
    0: async (_night, output) => ({ pid: readColumn(output, 'pid', NAME) }),
  },
  async check(night) {
    await holder.end().catch(() => undefined);
    await night.waitUntil('the mail arrives', async () =>
      (await night.listMails(ADDRESS)).some(({ subject }) => /Passwort/.test(subject)),
    );
  },
};
