import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCompose } from '../deploy/read-compose.mjs';
import { createArchivedServer } from './testing/archived-server.mjs';
import { describePrograms } from './testing/describe-programs.mjs';

const { command } = readCompose().services.postgres;

describePrograms('restoring PostgreSQL to a time', () => {
  /** @type {Awaited<ReturnType<typeof createArchivedServer>>} */
  let server;
  beforeAll(async () => {
    server = await createArchivedServer(command);
    await server.start();
    await server.query('CREATE TABLE orders (id int PRIMARY KEY, city text)');
  });
  afterAll(() => server?.remove());

  /** Commits a row and returns the time between its transaction and the next one. */
  const addRow = (id) =>
    server.query(
      `INSERT INTO orders VALUES (${id}, 'Wesselburen ${id}'); SELECT clock_timestamp()`,
    );
  const readRows = () =>
    server.query("SELECT string_agg(id || ' ' || city, ',' ORDER BY id) FROM orders");
  const listArchive = (folder) => readdirSync(join(server.archive, folder)).toSorted();

  async function waitUntilArchived() {
    const file = await server.query('SELECT pg_walfile_name(pg_switch_wal())');
    const deadline = Date.now() + 30_000;
    while (!listArchive('wal').includes(`${file}.gz.gpg`)) {
      if (Date.now() > deadline) throw new Error(`${file} was not archived`);
      await pause(100);
    }
  }

  test('finds exactly the rows of the time before a table was dropped', async () => {
    const timeBeforeCopy = await server.query('SELECT clock_timestamp()');
    await addRow(1);
    await server.runScript('base-backup.sh');
    await addRow(2);
    const timeBeforeMistake = await addRow(3);
    await addRow(4);
    await server.query('DROP TABLE orders');
    await server.query('CREATE TABLE later (id int)');
    await waitUntilArchived();
    await server.stop();

    await expect(server.runScript('restore-to.sh', timeBeforeCopy)).rejects.toThrow(
      'is older than',
    );
    await expect(server.runScript('restore-to.sh', '2099-01-01 00:00:00+00')).rejects.toThrow(
      'recovery ended before configured recovery target was reached',
    );
    expect(await server.runScript('restore-to.sh', timeBeforeMistake)).toContain(
      `to ${timeBeforeMistake}`,
    );

    await server.start();
    expect(await readRows()).toBe('1 Wesselburen 1,2 Wesselburen 2,3 Wesselburen 3');
    expect(await server.query("SELECT to_regclass('later') IS NULL")).toBe('t');
  }, 120_000);

  test('restores again from the history that began with a restore', async () => {
    const time = await addRow(5);
    await server.query('DELETE FROM orders');
    await waitUntilArchived();
    await server.stop();
    await server.runScript('restore-to.sh', time);
    await server.start();
    expect(await readRows()).toMatch(/3 Wesselburen 3,5 Wesselburen 5$/u);
  }, 120_000);

  test('the archive is encrypted and refuses the files of another server', async () => {
    const [file] = listArchive('wal').filter((name) => name.endsWith('.gz.gpg'));
    // The first byte of an OpenPGP message: a packet with an encrypted session key.
    expect(readFileSync(join(server.archive, 'wal', file))[0] & 0xfc).toBe(0x84);
    await expect(
      server.runScript('archive-wal.sh', process.execPath, file.replace('.gz.gpg', '')),
    ).rejects.toThrow('exists with another content');
  });

  test('a new copy deletes the oldest copy and the log before the others first', async () => {
    await server.runScript('base-backup.sh');
    const listCopies = () => listArchive('base').filter((name) => name.endsWith('.first-wal'));
    const [oldest, kept] = listCopies();
    await server.runScript('base-backup.sh');
    expect(listCopies()).toEqual([kept, expect.not.stringMatching(oldest)]);
    expect(listArchive('base')).toHaveLength(4);
    const first = readFileSync(join(server.archive, 'base', kept), 'utf8').trim();
    const files = listArchive('wal').filter((name) => !name.includes('history'));
    expect(files[0]).toBe(`${first}.gz.gpg`);
  }, 120_000);
});
