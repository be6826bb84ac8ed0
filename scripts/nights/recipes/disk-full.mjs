import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that a file system of memory needs for its own pages. */
const REST_BYTES = 64 * 1024;

/** @type {import('../recipes.mjs').Executor} Old backups fill the disk of the database. */
export const diskFull = {
  heading: 'A disk is full',
  alarms: ['DiskFull'],
  ended: ['DiskFull'],
  async provoke(night) {
    if (!night.disk) throw new Error('only root can mount a small disk: run this as root');
    const old = join(night.backupFolder, '2026-01-01T02-30-00Z');
    mkdirSync(old, { recursive: true });
    const bytes = night.disk.countFreeBytes() - REST_BYTES;
    execFileSync('fallocate', ['-l', `${bytes}`, join(old, 'database.dump')]);
    const failure = await night
      .query(
        `CREATE TABLE night_rows AS SELECT repeat(md5(n::text), 100) FROM generate_series(1, 99999) AS n`,
      )
      .catch((error) => error);
    if (!/space left|terminat|recovery/i.test(failure?.message ?? ''))
      throw new Error(`the database still writes: ${failure?.message}`);
    return { BACKUPS: night.backupFolder };
  },
  async check(night) {
    await night.waitUntil('the database writes again', async () => {
      await night.query('CREATE TABLE IF NOT EXISTS night_rows (n int)');
      await night.query('DROP TABLE night_rows');
      return true;
    });
    await night.waitUntil(
      'a form is accepted',
      async () => (await night.post('/api/auth/forgot-password', { email: 'x@y.example' })).ok,
    );
  },
};
