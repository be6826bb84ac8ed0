import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFolderPhotoStore } from '#modules/photos/photo-store.ts';
import type { PhotoStore } from '#modules/photos/photo-store.ts';
import { openPhotoStores } from '#modules/photos/open-photo-stores.ts';
import { startBucketServer } from '#testing/bucket-server.ts';

import { readBackupConfig } from './backup-config.ts';
import { computeSecretFingerprint } from './backup-manifest.ts';
import type { BackupManifest } from './backup-manifest.ts';
import {
  computeFileChecksum,
  computeChecksum,
  readChecksums,
  writeChecksums,
} from './checksums.ts';
import { copyPhotos } from './copy-photos.ts';
import { checkBackup } from './restore-backup.ts';
import {
  findNewestBackup,
  getBackupName,
  removeOldBackups,
  saveNightlyBackup,
} from './nightly-backups.ts';
import { createLibpqEnvironment } from './postgres-tools.ts';

let testFolder: string;
beforeAll(async () => {
  testFolder = await mkdtemp(join(tmpdir(), 'gruenland-backup-'));
});
afterAll(() => rm(testFolder, { recursive: true }));

const createSubfolder = (parent: string) => mkdtemp(join(parent, 'folder-'));
const secret = 'of then, and long enough to be one';
const photo = { id: '01JZ0000000000000000000HOF', bytes: Buffer.from('RIFF, a photo') };
const photoFile = 'photos/OF/01JZ0000000000000000000HOF.webp';

/** Creates a complete backup folder whose dump cannot be restored. */
async function createBackupFolder(): Promise<string> {
  const folder = await createSubfolder(testFolder);
  const manifest: BackupManifest = {
    savedAt: '2026-11-22T02:30:00.000Z',
    tables: { users: 1 },
    photos: { saved: 1, missing: [] },
    dataSecret: computeSecretFingerprint(secret),
  };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'database.dump'), 'PGDMP');
  await createFolderPhotoStore(join(folder, 'photos')).write(photo.id, photo.bytes);
  const files = ['backup.json', 'database.dump', photoFile];
  const checksums = files.map(
    async (file) => [file, await computeFileChecksum(join(folder, file))] as const,
  );
  await writeChecksums(folder, new Map(await Promise.all(checksums)));
  return folder;
}

describe('checking a backup', () => {
  test('accepts a folder with unchanged files', async () => {
    const { manifest, photoIds } = await checkBackup(await createBackupFolder(), [secret]);
    expect(manifest.tables).toEqual({ users: 1 });
    expect(photoIds).toEqual([photo.id]);
  });

  test.each(['backup.json', 'database.dump', photoFile])('rejects a changed %s', async (file) => {
    const folder = await createBackupFolder();
    await appendFile(join(folder, file), ' ');
    await expect(checkBackup(folder, [secret])).rejects.toThrow(`damaged or missing: ${file}`);
  });

  test.each(['database.dump', photoFile])('rejects a missing %s', async (file) => {
    const folder = await createBackupFolder();
    await rm(join(folder, file));
    await expect(checkBackup(folder, [secret])).rejects.toThrow(`damaged or missing: ${file}`);
  });

  test('rejects an incomplete backup', async () => {
    const folder = await createBackupFolder();
    await rm(join(folder, 'SHA256SUMS'));
    await expect(checkBackup(folder, [secret])).rejects.toThrow('contains no complete backup');
  });

  test('rejects a backup without dump', async () => {
    const folder = await createBackupFolder();
    const checksums = new Map(await readChecksums(folder));
    await rm(join(folder, 'SHA256SUMS'));
    checksums.delete('database.dump');
    await writeChecksums(folder, checksums);
    await expect(checkBackup(folder, [secret])).rejects.toThrow('missing: database.dump');
  });

  test('requires the DATA_SECRET of the backup, which the manifest does not contain', async () => {
    const folder = await createBackupFolder();
    await expect(checkBackup(folder, [`${secret}!`])).rejects.toThrow('another DATA_SECRET');
    await expect(checkBackup(folder, null)).resolves.toMatchObject({ photoIds: [photo.id] });
    // The secret of the backup is accepted even if it is no longer the current secret.
    await expect(checkBackup(folder, [`${secret}!`, secret])).resolves.toBeDefined();
    expect(await readFile(join(folder, 'backup.json'), 'utf8')).not.toContain(secret);
  });
});

describe('photos', () => {
  test('are copied to a folder and back to a bucket without changes', async () => {
    const [sourceFolder, targetFolder] = [
      await createSubfolder(testFolder),
      await createSubfolder(testFolder),
    ];
    const server = await startBucketServer();
    Object.assign(process.env, {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    });
    try {
      const bucket = { bucket: 'photos', prefix: 'site', endpoint: server.endpoint };
      const bucketStores = await openPhotoStores({ dataDir: sourceFolder, bucket });
      await createFolderPhotoStore(sourceFolder).write(photo.id, photo.bytes);
      const bucketCopyResult = await copyPhotos(
        [photo.id],
        createFolderPhotoStore(sourceFolder),
        bucketStores.photos,
      );
      expect(bucketCopyResult).toEqual({
        checksums: new Map([[photo.id, computeChecksum(photo.bytes)]]),
        missing: [],
      });
      expect([...server.objects]).toEqual([
        [`/photos/site/fotos/OF/${photo.id}.webp`, photo.bytes],
      ]);
      const folderCopyResult = await copyPhotos(
        [photo.id, 'NONE'],
        bucketStores.photos,
        createFolderPhotoStore(targetFolder),
      );
      expect(folderCopyResult.missing).toEqual(['NONE']);
      expect(await createFolderPhotoStore(targetFolder).read(photo.id)).toEqual(photo.bytes);
    } finally {
      await server.end();
    }
  });

  test('a copy with another checksum stops the backup', async () => {
    const folder = await createSubfolder(testFolder);
    await createFolderPhotoStore(folder).write(photo.id, photo.bytes);
    const corruptingStore: PhotoStore = {
      ...createFolderPhotoStore(folder),
      read: async () => Buffer.from('something else'),
    };
    await expect(
      copyPhotos([photo.id], createFolderPhotoStore(folder), corruptingStore),
    ).rejects.toThrow(`the copy of photo OF/${photo.id}.webp has another checksum`);
  });
});

describe('nightly backups', () => {
  test('picks the newest complete one, removes old ones and keeps other files', async () => {
    const parentFolder = await createSubfolder(testFolder);
    const backupNames = [20, 21, 22, 23, 24].map((day) =>
      getBackupName(new Date(Date.UTC(2026, 10, day))),
    );
    const [
      oldestIncompleteBackup,
      oldestCompleteBackup,
      secondCompleteBackup,
      newestCompleteBackup,
      newestIncompleteBackup,
    ] = backupNames as [string, ...string[]];
    for (const name of [...backupNames, 'notes']) await mkdir(join(parentFolder, name));
    for (const name of [oldestCompleteBackup, secondCompleteBackup, newestCompleteBackup])
      await writeChecksums(join(parentFolder, name ?? ''), new Map());
    expect(oldestCompleteBackup).toBe('2026-11-21T00-00-00Z');
    expect(await findNewestBackup(parentFolder)).toBe(
      join(parentFolder, newestCompleteBackup ?? ''),
    );
    expect(await findNewestBackup(join(parentFolder, oldestCompleteBackup ?? ''))).toBe(
      join(parentFolder, oldestCompleteBackup ?? ''),
    );
    expect(await removeOldBackups(parentFolder, 4)).toEqual([]);
    expect((await removeOldBackups(parentFolder, 2)).toSorted()).toEqual([
      oldestIncompleteBackup,
      oldestCompleteBackup,
    ]);
    expect((await readdir(parentFolder)).toSorted()).toEqual([
      secondCompleteBackup,
      newestCompleteBackup,
      newestIncompleteBackup,
      'notes',
    ]);
  });
});

describe('saving a nightly backup', () => {
  const daysAgo = (days: number) => getBackupName(new Date(Date.now() - days * 86_400_000));
  async function createNights(...days: number[]): Promise<string> {
    const parentFolder = await createSubfolder(testFolder);
    for (const name of days.map(daysAgo)) {
      await mkdir(join(parentFolder, name));
      await writeChecksums(join(parentFolder, name), new Map());
    }
    return parentFolder;
  }
  const saveEmpty = async (folder: string) => {
    await mkdir(folder);
    await writeChecksums(folder, new Map());
  };

  test('removes the oldest before it saves, and a failed one leaves nothing', async () => {
    const parentFolder = await createNights(3, 2, 1);
    const before = (await readdir(parentFolder)).toSorted();
    const failOnFullDisk = async (folder: string) => {
      await mkdir(folder);
      expect(await readdir(parentFolder)).toHaveLength(3);
      throw new Error('no space left on device');
    };
    await expect(saveNightlyBackup(parentFolder, 3, failOnFullDisk)).rejects.toThrow('no space');
    expect((await readdir(parentFolder)).toSorted()).toEqual(before.slice(1));
    const { folder, removed } = await saveNightlyBackup(parentFolder, 3, saveEmpty);
    expect(removed).toEqual([]);
    expect(await findNewestBackup(parentFolder)).toBe(folder);
    expect(await readdir(parentFolder)).toHaveLength(3);
  });

  test('keeps the newest complete one until the next is complete', async () => {
    const parentFolder = await createNights(1);
    const fail = () => Promise.reject(new Error('no space left on device'));
    await expect(saveNightlyBackup(parentFolder, 1, fail)).rejects.toThrow('no space');
    expect(await readdir(parentFolder)).toHaveLength(1);
    const { removed } = await saveNightlyBackup(parentFolder, 1, saveEmpty);
    expect(removed).toHaveLength(1);
  });
});

describe('the environment of a backup', () => {
  test('needs no secret, and reads the data secret if it is set', () => {
    const databaseVariables = { DATABASE_URL: 'postgres://u:p@db/g', DATA_DIR: '/data' };
    expect(readBackupConfig(databaseVariables)).toEqual({
      databaseUrl: databaseVariables.DATABASE_URL,
      photos: { dataDir: '/data', bucket: null },
      dataSecrets: null,
    });
    const optionalVariables = {
      AUTH_SECRET: 'a'.repeat(32),
      DATA_SECRET: secret,
      PHOTOS_STORE: 's3://photos',
    };
    expect(readBackupConfig({ ...databaseVariables, ...optionalVariables })).toMatchObject({
      photos: { bucket: { bucket: 'photos', prefix: '' } },
      dataSecrets: [secret],
    });
    const { AUTH_SECRET } = optionalVariables;
    expect(readBackupConfig({ ...databaseVariables, AUTH_SECRET }).dataSecrets).toEqual([
      AUTH_SECRET,
    ]);
    const previousSecret = 'b'.repeat(32);
    const { DATA_SECRET } = optionalVariables;
    const rotatedEnv = { ...databaseVariables, DATA_SECRET, DATA_SECRETS_ACCEPTED: previousSecret };
    expect(readBackupConfig(rotatedEnv).dataSecrets).toEqual([DATA_SECRET, previousSecret]);
  });

  test('explains where the database URL is configured', () => {
    expect(() => readBackupConfig({})).toThrow('DATABASE_URL is not set');
    expect(() => readBackupConfig({ DATABASE_URL: 'mysql://db' })).toThrow('DATABASE_URL: must be');
  });
});

test('PostgreSQL tools use the connection parameters of the URL', () => {
  const queryParameters = '?sslmode=verify-full&sslrootcert=/etc/ca.pem&application_name=x';
  expect(
    createLibpqEnvironment(`postgres://owner:p%40ss@db.example:6432/site${queryParameters}`),
  ).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'owner',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'site',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ca.pem',
  });
  expect(createLibpqEnvironment('postgres://db/site')).not.toHaveProperty('PGSSLMODE');
});
