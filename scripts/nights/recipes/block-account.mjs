const ADDRESS = 'enno.spam@leser.example';
const REASON = 'Über dieses Konto wurden mehrfach Werbenachrichten verschickt.';

/** @type {import('../recipes.mjs').Executor} A user sends spam at night. */
export const blockAccount = {
  heading: 'An account must be blocked',
  alarms: [],
  async provoke(night) {
    await night.register(ADDRESS);
    const { status } = await night.signIn(ADDRESS);
    if (status !== 200) throw new Error(`signing in: status ${status}`);
    return { ADDRESS, REASON };
  },
  after: {
    0: async (night) => {
      const answer = await night.signIn(ADDRESS, 'api-2');
      const text = await answer.text();
      if (answer.ok || !text.includes(REASON))
        throw new Error(`signing in: ${answer.status} ${text}`);
      const rows = await night.query(
        `SELECT 1 FROM sessions JOIN users u ON u.id = user_id WHERE u.email = $1`,
        [ADDRESS],
      );
      if (rows.length > 0) throw new Error(`${rows.length} sessions are left`);
      const audits = await night.query(
        `SELECT 1 FROM audit_log WHERE action = 'account.blocked' AND actor = 'command:staff'`,
      );
      if (audits.length !== 1) throw new Error('the audit log does not name the block');
      await night.waitUntil('the mail with the reason arrives', async () =>
        (await night.listMails(ADDRESS)).some(({ subject }) => /gesperrt/i.test(subject)),
      );
    },
  },
  async check(night) {
    const { status } = await night.signIn(ADDRESS);
    if (status !== 200) throw new Error(`after the block: status ${status}`);
  },
};
