import { acceptContractChanges } from '../contract/accept-contract.mjs';
import {
  CONTRACT_LOCK_FILE,
  CONTRACT_NUMBERS_FILE,
  readCurrentContract,
} from '../contract/contract-files.mjs';
import { stripComments } from '../contract/strip-comments.mjs';
import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './contract-lock.mjs';

const BLOCK_FILE = 'shared-contracts/src/block.ts';
const REMOTE = [
  "import type { BlockDefinition } from './block.ts';",
  'export const CONTRACT_VERSION = 1;',
  'export const CONTRACT_REVISION = 4;',
  'export const HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];',
  'export interface RemoteModule { readonly blocks: BlockDefinition }',
];
const createLockfile = (react) =>
  JSON.stringify({ packages: { 'node_modules/react': { version: react } } });
const FILES = {
  [CONTRACT_NUMBERS_FILE]: REMOTE,
  [BLOCK_FILE]: 'export interface BlockDefinition { readonly hydrate: string }',
  'shared-contracts/src/paths.ts': 'export const home = "/";',
  'package-lock.json': createLockfile('19.3.0'),
};

/** Creates a repository whose files changed after the contract was accepted. */
function createChangedRepository(
  files,
  locked = { ...readCurrentContract(createTestRepository(FILES)), accepted: [] },
) {
  return createTestRepository({ ...FILES, ...files, [CONTRACT_LOCK_FILE]: JSON.stringify(locked) });
}

test('reports no problem for comments, whitespace, other files and minor versions', () => {
  expect(check(createChangedRepository({}))).toEqual([]);
  const blockWithComments = [
    '/** New comment. */',
    'export interface BlockDefinition {',
    '  // unchanged',
    '  readonly hydrate:   string',
    '}',
  ];
  expect(check(createChangedRepository({ [BLOCK_FILE]: blockWithComments }))).toEqual([]);
  expect(
    check(
      createChangedRepository({ 'shared-contracts/src/paths.ts': 'export const home = "/start";' }),
    ),
  ).toEqual([]);
  expect(check(createChangedRepository({ 'package-lock.json': createLockfile('19.4.1') }))).toEqual(
    [],
  );
});

test('reports changes of contract files, shared packages and their imports', () => {
  const problems = check(
    createChangedRepository({
      [BLOCK_FILE]: 'export interface BlockDefinition { hydrate: number }',
    }),
  );
  expect(getLocations(problems)).toEqual([BLOCK_FILE]);
  expect(problems[0].message).toContain('npm run contract -- accept');
  expect(
    getLocations(check(createChangedRepository({ 'package-lock.json': createLockfile('20.0.0') }))),
  ).toEqual(['package react']);
  const remoteLinesWithImport = [...REMOTE, "import type { More } from './more.ts';"];
  const filesWithNewType = {
    [CONTRACT_NUMBERS_FILE]: remoteLinesWithImport,
    'shared-contracts/src/more.ts': 'export type More = 1;',
  };
  expect(getLocations(check(createChangedRepository(filesWithNewType)))).toEqual([
    'shared-contracts/src/more.ts',
    CONTRACT_NUMBERS_FILE,
  ]);
});

test('reports numbers that were raised by hand, and a missing lock file', () => {
  const sourceWithRaisedRevision = REMOTE.map((line) => line.replace('= 4', '= 5'));
  expect(
    check(createChangedRepository({ [CONTRACT_NUMBERS_FILE]: sourceWithRaisedRevision }))[0]
      .message,
  ).toContain('has 1.5, but 1.4 was accepted');
  expect(getLocations(check(createTestRepository(FILES)))).toEqual([CONTRACT_LOCK_FILE]);
});

describe('acceptContract', () => {
  const locked = { ...readCurrentContract(createTestRepository(FILES)), accepted: [] };
  const current = readCurrentContract(
    createChangedRepository({ [BLOCK_FILE]: 'export type BlockDefinition = 1;' }),
  );
  const source = REMOTE.join('\n');
  const accept = (kind) => acceptContractChanges({ kind, note: 'test', current, locked, source });

  test.each([
    ['none', '1.4', 'HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION]'],
    ['addition', '1.5', 'HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION]'],
    ['breaking', '2.0', 'HOSTED_CONTRACTS: readonly number[] = [1, CONTRACT_VERSION]'],
  ])('accepts the kind %s and sets the number to %s', (kind, numbers, hosted) => {
    const { source: text, lock } = accept(kind);
    const [version, revision] = numbers.split('.');
    expect(text).toContain(`CONTRACT_VERSION = ${version};`);
    expect(text).toContain(`CONTRACT_REVISION = ${revision};`);
    expect(text).toContain(hosted);
    expect(lock.accepted).toEqual([
      { version: +version, revision: +revision, kind, note: 'test', changed: [BLOCK_FILE] },
    ]);
    const files = {
      [BLOCK_FILE]: 'export type BlockDefinition = 1;',
      [CONTRACT_NUMBERS_FILE]: text,
    };
    expect(check(createChangedRepository(files, lock))).toEqual([]);
  });

  test('rejects an unchanged contract and numbers that were raised by hand', () => {
    const optionsWithoutChange = { kind: 'none', note: 'x', current: locked, locked, source };
    expect(() => acceptContractChanges(optionsWithoutChange)).toThrow(
      'The contract has not changed',
    );
    const sourceWithRaisedRevision = source.replace('= 4', '= 5');
    expect(() =>
      acceptContractChanges({ ...optionsWithoutChange, current, source: sourceWithRaisedRevision }),
    ).toThrow('restore 1.4');
  });
});

test('strips comments but keeps comment markers in strings', () => {
  const source = `const a = 'https://x'; // gone\nconst b = \`/* stays */\`; /* gone */`;
  expect(stripComments(source)).toBe("const a = 'https://x'; const b = `/* stays */`;");
});
