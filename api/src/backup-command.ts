/** What `npm run backup` and `npm run restore` run: one folder, an honest exit code. */
import { loadBackup } from '#backup/load-backup.ts';
import { saveBackup } from '#backup/save-backup.ts';
import { readConfig } from '#config.ts';

async function main([what, folder]: readonly string[]): Promise<string> {
  if ((what !== 'save' && what !== 'load') || !folder) {
    throw new Error('usage: npm run backup -- <folder>, npm run restore -- <folder>');
  }
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl) {
    throw new Error(
      'the embedded database is saved by stopping the site and copying its data folder; ' +
        'with DATABASE_URL this command saves PostgreSQL',
    );
  }
  const { savedAt, tables } = await (what === 'save' ? saveBackup : loadBackup)(
    databaseUrl,
    folder,
  );
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const done = what === 'save' ? 'saved' : 'loaded and counted';
  return `${done}: ${Object.keys(tables).length} tables, ${rows} rows, as of ${savedAt}`;
}

try {
  process.stdout.write(`✓ backup       ${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `✗ backup       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
