import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecipeCopy } from './recipe-copy.mjs';

/**
 * Follows all recipes in one copy of the repository, then checks and tests what they changed. Each
 * test continues from the state of the previous one.
 */
const TIMEOUT_MS = 900_000;
/** Packages whose code the recipes change. */
const PACKAGES = ['mf-magazine', 'mf-veranstaltungen', 'api', 'mf-beispiel'];
/** Tests of the lists that name all remotes or packages. */
const TABLE_TESTS = [
  'scripts/(bench/plain|deploy|new-remote/create|remove-remote)',
  'federation/src/build/shell-inputs',
];

let copy;

beforeAll(() => {
  copy = new RecipeCopy();
}, TIMEOUT_MS);
afterAll(() => copy.remove());

const read = (file) => readFileSync(join(copy.folder, file), 'utf8');

test(
  'a colour is changed in one file, and all others follow',
  () => {
    const { fileCount, editedFiles, changedFiles } = copy.replay('colour');
    expect(editedFiles).toEqual(['shared-ui/src/tokens/tokens.css']);
    expect(editedFiles).toHaveLength(fileCount);
    expect(changedFiles).toEqual([
      'shared-contracts/src/site-colours.ts',
      'shared-ui/src/tokens/tokens.css',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'a block is five files, and all others are generated',
  () => {
    const { fileCount, editedFiles, changedFiles } = copy.replay('new-content-block');
    const folder = 'mf-magazine/src/blocks/key-figure';
    expect(editedFiles).toEqual([
      'embedded/content/_components/key_figure.yaml',
      `${folder}/KeyFigure.tsx`,
      `${folder}/key-figure.block.server.ts`,
      `${folder}/key-figure.module.css`,
      `${folder}/key-figure.stories.tsx`,
    ]);
    expect(editedFiles).toHaveLength(fileCount);
    expect(changedFiles.filter((file) => !editedFiles.includes(file)).toSorted()).toEqual([
      'docs/content-model.md',
      'mf-magazine/src/blocks/block-stories.generated.ts',
      `${folder}/key-figure.fields.generated.ts`,
      'mf-magazine/src/blocks/static-blocks.generated.server.ts',
    ]);
    expect(read('mf-magazine/src/blocks/static-blocks.generated.server.ts')).toContain(
      'key_figure: defineStaticBlock({',
    );
    expect(read('mf-magazine/src/blocks/block-stories.generated.ts')).toContain(
      '...keyFigureStories,',
    );
  },
  TIMEOUT_MS,
);

test(
  'a stored field of the event form touches at most eight files',
  () => {
    const { fileCount, editedFiles, changedFiles } = copy.replay('stored-field');
    expect(editedFiles).toHaveLength(fileCount);
    expect(editedFiles.length).toBeLessThanOrEqual(8);
    const generatedFiles = changedFiles.filter((file) => !editedFiles.includes(file));
    expect(generatedFiles.filter((file) => !file.startsWith('api/src/db/migrations/'))).toEqual([
      'shared-contracts/api.lock.json',
      'shared-contracts/src/api-revision.ts',
    ]);
    const migration = generatedFiles.find((file) => file.endsWith('.sql'));
    expect(read(migration)).toBe('ALTER TABLE "events" ADD COLUMN "what_to_bring" text;');
  },
  TIMEOUT_MS,
);

test(
  'a page is a route, a loader and a view',
  () => {
    const { fileCount, editedFiles, changedFiles } = copy.replay('page');
    expect(editedFiles).toHaveLength(fileCount);
    expect(changedFiles).toEqual(editedFiles);
  },
  TIMEOUT_MS,
);

test(
  'a form rule is one function, which form and api call',
  () => {
    const { fileCount, editedFiles, changedFiles } = copy.replay('form-rule');
    expect(editedFiles).toHaveLength(fileCount);
    expect(changedFiles.filter((file) => !editedFiles.includes(file))).toEqual([
      'shared-contracts/api.lock.json',
    ]);
  },
  TIMEOUT_MS,
);

test(
  'checks and tests accept all changes, and a new remote leaves without a trace',
  () => {
    const { changedFiles } = copy.replay('remote', {
      'npm run release -- mf-beispiel': () =>
        copy.verify({ packages: PACKAGES, tests: TABLE_TESTS }),
      'npm run remove-remote -- mf-beispiel': () =>
        expect(readLatestRelease()).toMatchObject({ sequence: 1 }),
    });
    expect(changedFiles).toEqual([]);
    expect(existsSync(join(copy.folder, 'mf-beispiel'))).toBe(false);
    expect(readLatestRelease()).toMatchObject({ sequence: 2, withdrawn: true });
  },
  TIMEOUT_MS,
);

function readLatestRelease() {
  return JSON.parse(read('data/releases/mf-beispiel/builds/latest.json'));
}
