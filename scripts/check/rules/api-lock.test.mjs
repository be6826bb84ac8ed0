import {
  acceptApiChanges,
  API_LOCK_FILE,
  API_REVISION_FILE,
  hashApiFiles,
  readApiLock,
} from '../contract/api-lock.mjs';
import { createTestRepository, getLocations } from '../test/test-repository.mjs';
import { check } from './api-lock.mjs';

const ADS_FILE = 'shared-contracts/src/api/ads.schema.ts';
const LIMITS_FILE = 'shared-contracts/src/limits.ts';
const SOURCE = 'export const API_REVISION = 1;';
const FILES = {
  [API_REVISION_FILE]: SOURCE,
  [ADS_FILE]: "import { max } from '#limits.ts';\nexport const ads = max;",
  'shared-contracts/src/api/ads.schema.test.ts': '',
  'shared-contracts/src/api/events.schema.ts': 'export const events = 1;',
  [LIMITS_FILE]: 'export const max = 1;',
};

/** Accepts the current api files of a repository and returns the new lock. */
function acceptApi(files, kind, lock = { revision: 1, files: {}, accepted: [] }) {
  const hashes = hashApiFiles(createTestRepository(files));
  return acceptApiChanges({ kind, note: 'test', hashes, lock, source: files[API_REVISION_FILE] });
}

const { lock: FIRST_LOCK } = acceptApi(FILES, 'none');
const createRepositoryWithLock = (files, lock) =>
  createTestRepository({ ...FILES, ...files, [API_LOCK_FILE]: JSON.stringify(lock) });

test('reports changed files of the api and their imports, without tests and comments', () => {
  expect(
    check(
      createRepositoryWithLock(
        { [ADS_FILE]: [...FILES[ADS_FILE].split('\n'), '// new'] },
        FIRST_LOCK,
      ),
    ),
  ).toEqual([]);
  const problems = check(
    createRepositoryWithLock({ [LIMITS_FILE]: 'export const max = 2;' }, FIRST_LOCK),
  );
  expect(getLocations(problems)).toEqual([LIMITS_FILE]);
  expect(problems[0].message).toContain('npm run contract -- accept');
  expect(getLocations(check(createTestRepository(FILES)))).toContain(ADS_FILE);
  const filesWithRaisedRevision = { [API_REVISION_FILE]: 'export const API_REVISION = 2;' };
  expect(check(createRepositoryWithLock(filesWithRaisedRevision, FIRST_LOCK))[0].message).toContain(
    'has 2, but 1 was accepted',
  );
});

test.each([
  ['none', 1, 1],
  ['addition', 2, 2],
  ['breaking', 2, 2],
])(
  'accepts the kind %s with revision %d, and %d for the changed file only',
  (kind, revision, own) => {
    const changedFiles = { ...FILES, [ADS_FILE]: 'export const ads = 2;' };
    const { source, lock } = acceptApi(changedFiles, kind, FIRST_LOCK);
    expect(source).toBe(`export const API_REVISION = ${revision};`);
    expect([lock.revision, lock.files[ADS_FILE].revision]).toEqual([revision, own]);
    expect(lock.files['shared-contracts/src/api/events.schema.ts'].revision).toBe(1);
    expect(
      check(createRepositoryWithLock({ ...changedFiles, [API_REVISION_FILE]: source }, lock)),
    ).toEqual([]);
    expect(readApiLock(createRepositoryWithLock({}, lock))).toEqual(lock);
  },
);
