/** Entry point of `npm run backup` and `npm run restore`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readBackupConfig } from '#backup/backup-config.ts';
import type { BackupManifest } from '#backup/backup-manifest.ts';
import { connectAndRecordBackup } from '#backup/backup-record.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { findNewestBackup, saveNightlyBackup } from '#backup/nightly-backups.ts';
import { saveBackup } from '#backup/save-backup.ts';

const USAGE =
  'usage: npm run backup -- <folder>\n' +
  '               npm run backup -- --into <folder> [--keep <count>]\n' +
  '               npm run restore -- <folder>';

/** Number of nightly backups to keep if `--keep` is not given. */
const DEFAULT_KEEP_COUNT = '14';

/** Number of missing photos that the command prints. The manifest of the backup names all. */
const MAX_PRINTED_NAMES = 5;

async function main(args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { into: { type: 'string' }, keep: { type: 'string' } },
  });
  const [command, folderArgument, ...otherArguments] = positionals;
  const keepCount = Number(values.keep ?? DEFAULT_KEEP_COUNT);
  const isSaveCommand =
    command === 'save' && (folderArgument === undefined) !== (values.into === undefined);
  const isRestoreCommand =
    command === 'load' && folderArgument !== undefined && values.into === undefined;
  if (
    !(isSaveCommand || isRestoreCommand) ||
    otherArguments.length > 0 ||
    !Number.isInteger(keepCount) ||
    keepCount < 1
  ) {
    throw new Error(USAGE);
  }
  const config = readBackupConfig(process.env);
  if (isRestoreCommand) {
    const folder = await findNewestBackup(resolve(folderArgument));
    const manifest = await restoreBackup(config, folder);
    const secretNote = config.dataSecrets ? '' : '; DATA_SECRET was not set and not checked';
    return `restored ${folder}: ${formatSummary(manifest)}${secretNote}`;
  }
  const save = (target: string) => saveBackup(config, target);
  const target = resolve(folderArgument ?? '');
  const {
    result: manifest,
    folder,
    removed,
  } = values.into === undefined
    ? { result: await save(target), folder: target, removed: [] }
    : await saveNightlyBackup(resolve(values.into), keepCount, save);
  // If the backup cannot be recorded in the database, the command only prints a warning, because
  // the backup itself is valid. Monitoring will then report a missing backup.
  const recordErrorText = await connectAndRecordBackup(config.databaseUrl, manifest).then(
    () => '',
    (error: unknown) =>
      `; NOT RECORDED in the audit log, so monitoring will report it as missing: ${String(error)}`,
  );
  const removedText = removed.length === 0 ? '' : `; removed ${removed.join(', ')}`;
  return `saved: ${formatSummary(manifest)}, in ${folder}${removedText}${recordErrorText}`;
}

function formatSummary({ tables, photos, savedAt }: BackupManifest): string {
  const rowCount = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const missingCount = photos.missing.length;
  const names = photos.missing.slice(0, MAX_PRINTED_NAMES).join(', ');
  const moreText = missingCount > MAX_PRINTED_NAMES ? ', …' : '';
  const missingText = missingCount === 0 ? '' : ` (${missingCount} missing: ${names}${moreText})`;
  const countTexts = [
    `${Object.keys(tables).length} tables`,
    `${rowCount} rows`,
    `${photos.saved} photos${missingText}`,
  ];
  return `${countTexts.join(', ')}, as of ${savedAt}`;
}

try {
  process.stdout.write(`✓ backup       ${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `✗ backup       ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
