/** @type {import('../recipes.mjs').Executor} A new site has no backup. */
export const backupMissing = {
  heading: 'No backup was made',
  alarms: ['BackupMissing'],
  startsActive: true,
  ended: ['BackupMissing'],
  async provoke(night) {
    return { BACKUPS: night.backupFolder };
  },
  async check(night) {
    const rows = await night.query(`SELECT 1 FROM audit_log WHERE action = 'backup.saved'`);
    if (rows.length !== 1) throw new Error(`${rows.length} backups are recorded, not one`);
  },
};
