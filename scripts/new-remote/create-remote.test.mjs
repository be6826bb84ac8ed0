import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { newRemoteArguments } from './arguments.mjs';
import { createRemote } from './create-remote.mjs';

const LISTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'boundaries.json',
  '.oxlintrc.boundaries.json',
  '.github/CODEOWNERS',
  'shell/remotes.json',
  'shell/package.json',
];
const wetter = { name: 'mf-wetter', area: '/wetter', label: 'Das Wetter' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gruenland-new-remote-'));
  for (const file of LISTS) cpSync(join(ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('every list of the house knows the new remote', () => {
  createRemote(root, wetter);
  expect(json('shell/remotes.json').remotes.at(-1)).toEqual({
    name: 'mf-wetter',
    label: 'Das Wetter',
    areas: ['/wetter'],
  });
  expect(json('package.json').workspaces).toContain('mf-wetter');
  expect(json('tsconfig.json').references).toContainEqual({ path: './mf-wetter' });
  expect(json('boundaries.json').rooms['mf-wetter']).toEqual(['shared-contracts', 'shared-ui']);
  expect(readFileSync(join(root, '.oxlintrc.boundaries.json'), 'utf8')).toContain('mf-wetter');
  expect(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')).toMatch(/^\/mf-wetter\/ /m);
  const { packages } = json('package-lock.json');
  expect(packages['mf-wetter'].dependencies).toEqual(json('mf-wetter/package.json').dependencies);
});

test('the room has its own name, area and label everywhere, and no gap is left', () => {
  const files = createRemote(root, wetter).filter((file) => file.startsWith('mf-wetter/'));
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).not.toMatch(/__[A-Z_]+__|undefined/);
  expect(text).toContain("path: '/wetter'");
  expect(text).toContain("title: 'Das Wetter'");
});

test.each([
  ['a name that is taken', { ...wetter, name: 'mf-search' }, /mf-search/],
  ['an area that is taken', { ...wetter, area: '/suche' }, /belongs to mf-search/],
])('%s is refused and nothing is written', (_case, remote, message) => {
  const before = LISTS.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(() => createRemote(root, remote)).toThrow(message);
  expect(LISTS.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
  expect(existsSync(join(root, 'mf-wetter'))).toBe(false);
});

test('what cannot be written completely is not written at all', () => {
  rmSync(join(root, '.github'), { recursive: true });
  writeFileSync(join(root, '.github'), 'in the way');
  const before = readFileSync(join(root, 'package.json'), 'utf8');
  expect(() => createRemote(root, wetter)).toThrow(/EEXIST|ENOTDIR/);
  expect(existsSync(join(root, 'mf-wetter'))).toBe(false);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(before);
});

describe('newRemoteArguments', () => {
  test('area and label follow from the name unless they are given', () => {
    expect(newRemoteArguments(['mf-wetter'])).toMatchObject({ area: '/wetter', label: 'Wetter' });
    expect(
      newRemoteArguments(['mf-wetter', '--area', '/land/wetter', '--label', 'Das Wetter']),
    ).toMatchObject({ area: '/land/wetter', label: 'Das Wetter' });
  });

  test.each([
    [[], 'Name one remote'],
    [['wetter'], 'no name for a remote'],
    [['mf-Wetter'], 'no name for a remote'],
    [['mf-../x'], 'no name for a remote'],
    [['mf-a', 'mf-b'], 'Name one remote'],
    [['mf-api', '--area', '/api'], 'cannot be an area'],
    [['mf-a', '--area', '/../etc'], 'cannot be an area'],
    [['mf-a', '--area', 'wetter'], 'cannot be an area'],
    [['mf-a', '--label', "x' }"], 'cannot be a label'],
    [['mf-a', '--oben'], 'Unknown option'],
  ])('refuses %j', (argv, message) => {
    expect(() => newRemoteArguments(argv)).toThrow(message);
  });
});
