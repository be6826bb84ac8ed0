import { acceptContract } from '../contract/accept-contract.mjs';
import { LOCK_FILE, NUMBERS_FILE, presentContract } from '../contract/contract-files.mjs';
import { plainCode } from '../contract/plain-code.mjs';
import { places, repositoryWith } from '../test/repository-of.mjs';
import { check } from './contract-lock.mjs';

const BLOCK = 'shared-contracts/src/block.ts';
const REMOTE = [
  "import type { BlockDefinition } from './block.ts';",
  'export const CONTRACT_VERSION = 1;',
  'export const CONTRACT_REVISION = 4;',
  'export const HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];',
  'export interface RemoteModule { readonly blocks: BlockDefinition }',
];
const lockfile = (react) =>
  JSON.stringify({ packages: { 'node_modules/react': { version: react } } });
const FILES = {
  [NUMBERS_FILE]: REMOTE,
  [BLOCK]: 'export interface BlockDefinition { readonly hydrate: string }',
  'shared-contracts/src/paths.ts': 'export const home = "/";',
  'package-lock.json': lockfile('19.3.0'),
};

/** The repository with some files changed after the contract was accepted. */
function changed(files, locked = { ...presentContract(repositoryWith(FILES)), accepted: [] }) {
  return repositoryWith({ ...FILES, ...files, [LOCK_FILE]: JSON.stringify(locked) });
}

test('nothing to say while nothing changed, or nothing that counts', () => {
  expect(check(changed({}))).toEqual([]);
  const commented = [
    '/** Said better. */',
    'export interface BlockDefinition {',
    '  // as it was',
    '  readonly hydrate:   string',
    '}',
  ];
  expect(check(changed({ [BLOCK]: commented }))).toEqual([]);
  expect(
    check(changed({ 'shared-contracts/src/paths.ts': 'export const home = "/start";' })),
  ).toEqual([]);
  expect(check(changed({ 'package-lock.json': lockfile('19.4.1') }))).toEqual([]);
});

test('what shell and remotes rely on cannot change without a word', () => {
  const problems = check(
    changed({ [BLOCK]: 'export interface BlockDefinition { hydrate: number }' }),
  );
  expect(places(problems)).toEqual([BLOCK]);
  expect(problems[0].message).toContain('npm run contract -- accept');
  expect(places(check(changed({ 'package-lock.json': lockfile('20.0.0') })))).toEqual([
    'package react',
  ]);
  const grown = [...REMOTE, "import type { More } from './more.ts';"];
  const more = { [NUMBERS_FILE]: grown, 'shared-contracts/src/more.ts': 'export type More = 1;' };
  expect(places(check(changed(more)))).toEqual(['shared-contracts/src/more.ts', NUMBERS_FILE]);
});

test('numbers are not raised by hand, and the lock is not left out', () => {
  const raised = REMOTE.map((line) => line.replace('= 4', '= 5'));
  expect(check(changed({ [NUMBERS_FILE]: raised }))[0].message).toContain(
    'says 1.5, accepted is 1.4',
  );
  expect(places(check(repositoryWith(FILES)))).toEqual([LOCK_FILE]);
});

describe('accepting', () => {
  const locked = { ...presentContract(repositoryWith(FILES)), accepted: [] };
  const present = presentContract(changed({ [BLOCK]: 'export type BlockDefinition = 1;' }));
  const source = REMOTE.join('\n');
  const accept = (kind) => acceptContract({ kind, note: 'weil', present, locked, source });

  test.each([
    ['none', '1.4', 'HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION]'],
    ['addition', '1.5', 'HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION]'],
    ['breaking', '2.0', 'HOSTED_CONTRACTS: readonly number[] = [1, CONTRACT_VERSION]'],
  ])('%s gives %s', (kind, numbers, hosted) => {
    const { source: text, lock } = accept(kind);
    const [version, revision] = numbers.split('.');
    expect(text).toContain(`CONTRACT_VERSION = ${version};`);
    expect(text).toContain(`CONTRACT_REVISION = ${revision};`);
    expect(text).toContain(hosted);
    expect(lock.accepted).toEqual([
      { version: +version, revision: +revision, kind, note: 'weil', changed: [BLOCK] },
    ]);
    const files = { [BLOCK]: 'export type BlockDefinition = 1;', [NUMBERS_FILE]: text };
    expect(check(changed(files, lock))).toEqual([]);
  });

  test('needs a change, and numbers as they were', () => {
    const same = { kind: 'none', note: 'x', present: locked, locked, source };
    expect(() => acceptContract(same)).toThrow('The contract is as it was');
    const raised = source.replace('= 4', '= 5');
    expect(() => acceptContract({ ...same, present, source: raised })).toThrow('put 1.4 back');
  });
});

test('code without comments keeps what looks like one in a text', () => {
  const source = `const a = 'https://x'; // gone\nconst b = \`/* stays */\`; /* gone */`;
  expect(plainCode(source)).toBe("const a = 'https://x'; const b = `/* stays */`;");
});
