import { readColumn } from '../read-column.mjs';

const ADDRESS = 'frauke.petersen@leserin.example';

/** @type {import('../recipes.mjs').Executor} The mail server refuses connections. */
export const mailDidNotArrive = {
  heading: 'A mail did not arrive',
  alarms: ['MailFails'],
  async provoke(night) {
    await night.register(ADDRESS);
    await night.hosts.mail.close();
    await night.post('/api/auth/forgot-password', { email: ADDRESS }, 'edge');
    await night.waitUntil('the task of the mail has failed once', async () => {
      const [row] = await night.query(
        `SELECT 1 FROM tasks WHERE kind = 'mail.reset-password' AND last_error IS NOT NULL`,
      );
      return row;
    });
    return { address: ADDRESS };
  },
  after: {
    0: async (_night, output) => {
      if (!output.includes('ECONNREFUSED')) throw new Error(`no reason in:\n${output}`);
      return {
        task: readColumn(output, 'id', 'mail.reset-password'),
        REQUEST_ID: readColumn(output, 'request_id', 'mail.reset-password'),
      };
    },
    1: async (night, output) => {
      for (const service of ['edge', 'api'])
        if (!output.includes(`"service":"${service}"`))
          throw new Error(`no line of ${service} in:\n${output}`);
      await night.hosts.mail.open();
    },
  },
  async check(night) {
    await night.waitUntil('the mail arrives', async () =>
      (await night.listMails(ADDRESS)).some(({ subject }) => /Passwort/.test(subject)),
    );
  },
};
