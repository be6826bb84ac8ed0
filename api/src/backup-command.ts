/** What `npm run backup` and `npm run restore` run: one folder, an honest exit code. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readBackupConfig } from '#backup/backup-config.ts';
import type { BackupNote } from '#backup/backup-note.ts';
import { traceBackupIn } from '#backup/backup-trace.ts';
import { loadBackup } from '#backup/load-backup.ts';
import { backupName, newestBackup, removeOldBackups } from '#backup/nightly-backups.ts';
import { saveBackup } from '#backup/save-backup.ts';

const USAGE =
  'usage: npm run backup -- <folder>\n' +
  '               npm run backup -- --into <folder> [--keep <count>]\n' +
  '               npm run restore -- <folder>';

/** Nights that are kept unless it is said. */
const KEEP = '14';

async function main(args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { into: { type: 'string' }, keep: { type: 'string' } },
  });
  const [what, given, ...others] = positionals;
  const keep = Number(values.keep ?? KEEP);
  const saves = what === 'save' && (given === undefined) !== (values.into === undefined);
  const loads = what === 'load' && given !== undefined && values.into === undefined;
  if (!(saves || loads) || others.length > 0 || !Number.isInteger(keep) || keep < 1) {
    throw new Error(USAGE);
  }
  const config = readBackupConfig(process.env);
  if (loads) {
    const folder = await newestBackup(resolve(given));
    const note = await loadBackup(config, folder);
    const secret = config.dataSecrets ? '' : '; DATA_SECRET was not given, so not compared';
    return `loaded ${folder}, checked and counted: ${tell(note)}${secret}`;
  }
  const into = values.into && resolve(values.into);
  const folder = into ? resolve(into, backupName(new Date())) : resolve(given ?? '');
  const note = await saveBackup(config, folder);
  // The backup is good whether or not it can be noted; who watches the site then asks.
  const untold = await traceBackupIn(config.databaseUrl, note).then(
    () => '',
    (error: unknown) => `; NOT NOTED, so that the alarm will call: ${String(error)}`,
  );
  const removed = into ? await removeOldBackups(into, keep) : [];
  const gone = removed.length === 0 ? '' : `; removed ${removed.join(', ')}`;
  return `saved: ${tell(note)}, in ${folder}${gone}${untold}`;
}

function tell({ tables, photos, savedAt }: BackupNote): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const missing = photos.missing.length === 0 ? '' : ` (missing: ${photos.missing.join(', ')})`;
  const counted = [
    `${Object.keys(tables).length} tables`,
    `${rows} rows`,
    `${photos.saved} photos${missing}`,
  ];
  return `${counted.join(', ')}, as of ${savedAt}`;
}

try {
  process.stdout.write(`✓ backup       ${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `✗ backup       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
