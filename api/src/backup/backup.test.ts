import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { folderPhotos } from '#modules/photos/photo-store.ts';
import type { PhotoStore } from '#modules/photos/photo-store.ts';
import { openPhotos } from '#modules/photos/open-photos.ts';
import { startBucketServer } from '#testing/bucket-server.ts';

import { readBackupConfig } from './backup-config.ts';
import { signOfSecret } from './backup-note.ts';
import type { BackupNote } from './backup-note.ts';
import { checksumOf, checksumOfBytes, readChecksums, writeChecksums } from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { checkBackup } from './load-backup.ts';
import { backupName, newestBackup, removeOldBackups } from './nightly-backups.ts';
import { libpqEnvironment } from './postgres-tools.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'gruenland-backup-'));
});
afterAll(() => rm(home, { recursive: true }));

const folderIn = (parent: string) => mkdtemp(join(parent, 'folder-'));
const secret = 'of then, and long enough to be one';
const photo = { id: '01JZ0000000000000000000HOF', bytes: Buffer.from('RIFF, a photo') };
const photoFile = 'photos/OF/01JZ0000000000000000000HOF.webp';

/** A whole backup, but that nobody could load its dump. */
async function backupFolder(): Promise<string> {
  const folder = await folderIn(home);
  const note: BackupNote = {
    savedAt: '2026-11-22T02:30:00.000Z',
    tables: { users: 1 },
    photos: { saved: 1, missing: [] },
    dataSecret: signOfSecret(secret),
  };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(note));
  await writeFile(join(folder, 'database.dump'), 'PGDMP');
  await folderPhotos(join(folder, 'photos')).write(photo.id, photo.bytes);
  const files = ['backup.json', 'database.dump', photoFile];
  const sums = files.map(async (file) => [file, await checksumOf(join(folder, file))] as const);
  await writeChecksums(folder, new Map(await Promise.all(sums)));
  return folder;
}

describe('what was saved', () => {
  test('is whole when all its files are what they were', async () => {
    const { note, photoIds } = await checkBackup(await backupFolder(), [secret]);
    expect(note.tables).toEqual({ users: 1 });
    expect(photoIds).toEqual([photo.id]);
  });

  test.each(['backup.json', 'database.dump', photoFile])('%s was changed', async (file) => {
    const folder = await backupFolder();
    await appendFile(join(folder, file), ' ');
    await expect(checkBackup(folder, [secret])).rejects.toThrow(`damaged or missing: ${file}`);
  });

  test.each(['database.dump', photoFile])('%s is gone', async (file) => {
    const folder = await backupFolder();
    await rm(join(folder, file));
    await expect(checkBackup(folder, [secret])).rejects.toThrow(`damaged or missing: ${file}`);
  });

  test('was cut off', async () => {
    const folder = await backupFolder();
    await rm(join(folder, 'SHA256SUMS'));
    await expect(checkBackup(folder, [secret])).rejects.toThrow('holds no complete backup');
  });

  test('lists no dump', async () => {
    const folder = await backupFolder();
    const sums = new Map(await readChecksums(folder));
    await rm(join(folder, 'SHA256SUMS'));
    sums.delete('database.dump');
    await writeChecksums(folder, sums);
    await expect(checkBackup(folder, [secret])).rejects.toThrow('missing: database.dump');
  });

  test('belongs to one DATA_SECRET, which it does not say', async () => {
    const folder = await backupFolder();
    await expect(checkBackup(folder, [`${secret}!`])).rejects.toThrow('DATA_SECRET is another');
    await expect(checkBackup(folder, null)).resolves.toMatchObject({ photoIds: [photo.id] });
    // One that has taken its place since, while that of then is believed.
    await expect(checkBackup(folder, [`${secret}!`, secret])).resolves.toBeDefined();
    expect(await readFile(join(folder, 'backup.json'), 'utf8')).not.toContain(secret);
  });
});

describe('photos', () => {
  test('go into a folder and into a bucket again, byte by byte', async () => {
    const [own, saved] = [await folderIn(home), await folderIn(home)];
    const server = await startBucketServer();
    Object.assign(process.env, {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
    try {
      const bucket = { bucket: 'photos', prefix: 'site', endpoint: server.endpoint };
      const places = await openPhotos({ dataDir: own, bucket });
      await folderPhotos(own).write(photo.id, photo.bytes);
      const out = await copyPhotos([photo.id], folderPhotos(own), places.photos);
      expect(out).toEqual({
        sums: new Map([[photo.id, checksumOfBytes(photo.bytes)]]),
        missing: [],
      });
      expect([...server.objects]).toEqual([
        [`/photos/site/fotos/OF/${photo.id}.webp`, photo.bytes],
      ]);
      const back = await copyPhotos([photo.id, 'NONE'], places.photos, folderPhotos(saved));
      expect(back.missing).toEqual(['NONE']);
      expect(await folderPhotos(saved).read(photo.id)).toEqual(photo.bytes);
    } finally {
      await server.end();
    }
  });

  test('that arrive as something else stop it', async () => {
    const folder = await folderIn(home);
    await folderPhotos(folder).write(photo.id, photo.bytes);
    const forgetful: PhotoStore = {
      ...folderPhotos(folder),
      read: async () => Buffer.from('something else'),
    };
    await expect(copyPhotos([photo.id], folderPhotos(folder), forgetful)).rejects.toThrow(
      `photo OF/${photo.id}.webp did not arrive`,
    );
  });
});

describe('backups of many nights', () => {
  test('the newest complete one counts, old ones go, other files stay', async () => {
    const into = await folderIn(home);
    const nights = [20, 21, 22, 23, 24].map((day) => backupName(new Date(Date.UTC(2026, 10, day))));
    const [cutOffBefore, first, second, third, cutOff] = nights as [string, ...string[]];
    for (const name of [...nights, 'notes']) await mkdir(join(into, name));
    for (const name of [first, second, third])
      await writeChecksums(join(into, name ?? ''), new Map());
    expect(first).toBe('2026-11-21T00-00-00Z');
    expect(await newestBackup(into)).toBe(join(into, third ?? ''));
    expect(await newestBackup(join(into, first ?? ''))).toBe(join(into, first ?? ''));
    expect(await removeOldBackups(into, 4)).toEqual([]);
    expect((await removeOldBackups(into, 2)).toSorted()).toEqual([cutOffBefore, first]);
    expect((await readdir(into)).toSorted()).toEqual([second, third, cutOff, 'notes']);
  });
});

describe('the environment of a backup', () => {
  test('needs no secret, and takes the one of the data when it is there', () => {
    const database = { DATABASE_URL: 'postgres://u:p@db/g', DATA_DIR: '/data' };
    expect(readBackupConfig(database)).toEqual({
      databaseUrl: database.DATABASE_URL,
      photos: { dataDir: '/data', bucket: null },
      dataSecrets: null,
    });
    const more = { AUTH_SECRET: 'a'.repeat(32), DATA_SECRET: secret, PHOTOS_STORE: 's3://photos' };
    expect(readBackupConfig({ ...database, ...more })).toMatchObject({
      photos: { bucket: { bucket: 'photos', prefix: '' } },
      dataSecrets: [secret],
    });
    const { AUTH_SECRET } = more;
    expect(readBackupConfig({ ...database, AUTH_SECRET }).dataSecrets).toEqual([AUTH_SECRET]);
    const before = 'b'.repeat(32);
    const { DATA_SECRET } = more;
    const rotated = { ...database, DATA_SECRET, DATA_SECRETS_ACCEPTED: before };
    expect(readBackupConfig(rotated).dataSecrets).toEqual([DATA_SECRET, before]);
  });

  test('says where the address of a database is found', () => {
    expect(() => readBackupConfig({})).toThrow('DATABASE_URL is not set');
    expect(() => readBackupConfig({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL: must be');
  });
});

test('PostgreSQL’s programs keep to what the address asks of the line', () => {
  const asked = '?sslmode=verify-full&sslrootcert=/etc/ca.pem&application_name=x';
  expect(libpqEnvironment(`postgres://owner:p%40ss@db.example:6432/site${asked}`)).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'owner',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'site',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ca.pem',
  });
  expect(libpqEnvironment('postgres://db/site')).not.toHaveProperty('PGSSLMODE');
});
