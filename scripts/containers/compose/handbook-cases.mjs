import { chmodSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../../process/wait-until.mjs';
import { formatDuration, PlainError } from '../../project/terminal.mjs';
import { awaitPublished } from '../publish-remotes.mjs';
import { readCronCommand, readDockerLines } from './read-docker-lines.mjs';
import { runDockerLine } from './run-docker-line.mjs';

const PUBLISHER_NAME = 'Grünland Verlag, umbenannt';

/**
 * What the handbook says about containers, executed word for word. Each function returns a line for
 * the terminal or throws.
 */
export const HANDBOOK_CASES = [
  ['commands', runCommands],
  ['deploy', deploy],
  ['backup', backUp],
  ['to a minute', restoreToMinute],
  ['restore', restoreBackup],
];

/** The headings whose blocks the cases execute. */
export const EXECUTED_HEADINGS = ['Deploy', 'Settings that change', 'In containers', 'To a minute'];

async function runCommands(site) {
  const { inline } = readDockerLines();
  const { headers } = await fetch(`${site.url}/kontakt`);
  const id = headers.get('x-request-id');
  for (const line of inline) {
    const [command, filter] = line.split(' | ');
    const output = await runDockerLine(site, command);
    if (filter !== undefined && !output.includes(id))
      throw new PlainError(`${line}: no line with the id ${id}`);
    if (/^docker compose restart (?:shell|api)/.test(line)) await reloadEdgeUntilFound(site);
  }
  await waitUntilUp(site);
  return `${inline.length} lines of sentences and tables`;
}

async function deploy(site) {
  const { blocks } = readDockerLines();
  for (const line of blocks['Deploy']) await runDockerLine(site, line);
  await waitUntilUp(site);
  site.settings.PUBLISHER_NAME = PUBLISHER_NAME;
  for (const line of blocks['Settings that change']) await runDockerLine(site, line);
  await waitUntilUp(site);
  const { output } = await site.exec('api-1', ['printenv', 'PUBLISHER_NAME']);
  if (output.trim() !== PUBLISHER_NAME)
    throw new PlainError(`api-1 has PUBLISHER_NAME ${output.trim()}`);
  return 'api-1 built and brought up, and replaced with a changed setting';
}

/** The nightly backup. */
async function backUp(site) {
  const [line] = readDockerLines().blocks['In containers'];
  await query(site, 'CREATE TABLE probe AS SELECT 1 AS number');
  await runDockerLine(site, readCronCommand(line));
  await query(site, 'DROP TABLE probe');
  const [folder] = readdirSync(site.backups);
  const files = readdirSync(join(site.backups, folder));
  if (!files.includes('SHA256SUMS')) throw new PlainError(`the backup has ${files.join(', ')}`);
  return `${files.length} files in ${folder}`;
}

/** Archives the log, destroys rows, and restores the database to the moment before. */
async function restoreToMinute(site) {
  const [copy, stop, restore, ...others] = readDockerLines().blocks['To a minute'];
  const started = performance.now();
  await createArchiveKeys(site);
  site.settings.ARCHIVE_MODE = 'on';
  await runDockerLine(site, 'docker compose up --detach postgres');
  await runDockerLine(site, readCronCommand(copy));
  await query(site, 'CREATE TABLE probe AS SELECT 1 AS number');
  const time = await query(site, 'SELECT clock_timestamp()');
  await query(site, 'DROP TABLE probe');
  const file = await query(site, 'SELECT pg_walfile_name(pg_switch_wal())');
  await waitUntil(
    'the log is archived',
    async () =>
      (await query(site, `SELECT last_archived_wal >= '${file}' FROM pg_stat_archiver`)) === 't',
    { timeoutMs: 120_000, signal: site.signal },
  );
  await runDockerLine(site, stop);
  await runDockerLine(site, restore.replace(/'\d{4}-.*'/, `'${time}'`));
  for (const line of others) await runDockerLine(site, line);
  if ((await query(site, 'SELECT number FROM probe')) !== '1')
    throw new PlainError('the row is not back');
  await query(site, 'DROP TABLE probe');
  await requireReadOnly(site, true);
  await runDockerLine(site, 'docker compose up --detach');
  await reloadEdge(site);
  await waitUntilUp(site);
  await requireReadOnly(site, false);
  return `row of a dropped table is back, ${formatDuration(performance.now() - started)}`;
}

/** Loads the nightly backup into an empty site, which publishes all areas again. */
async function restoreBackup(site) {
  const started = performance.now();
  const [, ...lines] = readDockerLines().blocks['In containers'];
  // The new database begins a history of its own.
  for (const name of ['wal', 'base'])
    renameSync(join(site.archive, name), join(site.archive, `${name}.before`));
  for (const line of lines) await runDockerLine(site, line);
  await awaitPublished(site);
  if ((await query(site, 'SELECT number FROM probe')) !== '1')
    throw new PlainError('the row of the backup is not there');
  await query(site, 'DROP TABLE probe');
  return `the site answers after ${formatDuration(performance.now() - started)}`;
}

/** Creates the pair of keys as the handbook says, with gpg of the image of PostgreSQL. */
async function createArchiveKeys(site) {
  const script = `
    cd "$(mktemp -d)" && export GNUPGHOME=$PWD
    gpg --batch --passphrase '' --quick-generate-key archive future-default default never
    gpg --armor --output public.asc --export archive
    gpg --armor --output private.asc --export-secret-keys archive
    cat public.asc private.asc`;
  const { output } = await site.exec('postgres', ['bash', '-euc', script]);
  for (const [name, folder] of [
    ['public', site.archive],
    ['private', site.folder],
  ]) {
    const pattern = new RegExp(
      `-----BEGIN PGP ${name.toUpperCase()} KEY BLOCK-----[^]*?END PGP ${name.toUpperCase()} KEY BLOCK-----`,
    );
    const file = join(folder, `${name}.asc`);
    writeFileSync(file, `${pattern.exec(output)[0]}\n`);
    chmodSync(file, 0o644);
  }
}

async function query(site, statement) {
  const psql = ['psql', '-U', 'gruenland', '--no-align', '--tuples-only', '--quiet'];
  const { output } = await site.exec('postgres', [...psql, '--command', statement]);
  return output.trim();
}

async function requireReadOnly(site, expected) {
  const script = `console.log((await (await fetch('http://api-1:3001/health')).json()).readOnly)`;
  const command = ['node', '--input-type=module', '--eval', script];
  const { output } = await site.exec('edge-metrics', command);
  if (output.trim() !== String(expected))
    throw new PlainError(`readOnly is ${output.trim()}, not ${expected}`);
}

async function reloadEdge(site) {
  const { blocks } = readDockerLines();
  await runDockerLine(site, blocks['Deploy'].at(-1));
}

/** Repeats the reload until the edge finds a container that has just started, as the handbook says. */
async function reloadEdgeUntilFound(site) {
  const reload = async () => {
    await reloadEdge(site);
    return true;
  };
  await waitUntil('the edge finds the container', reload, {
    timeoutMs: 60_000,
    signal: site.signal,
  });
}

/** Waits until apis and shells are healthy and the edge serves a list. */
async function waitUntilUp(site) {
  for (const name of ['api-1', 'api-2', 'shell-1', 'shell-2']) await site.waitUntilHealthy(name);
  await waitUntil('a list', async () => (await fetch(`${site.url}/kleinanzeigen`)).status === 200, {
    timeoutMs: 60_000,
    signal: site.signal,
  });
}
