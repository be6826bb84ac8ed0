import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { newRemoteArguments } from './arguments.mjs';
import { createRemote } from './create-remote.mjs';
import { writeAll } from './write-all.mjs';

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
// Not the example of the documents: somebody may have made that one.
const probe = { name: 'mf-probe-raum', area: '/probe-raum', label: 'Der Probenraum' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gruenland-new-remote-'));
  for (const file of LISTS) cpSync(join(ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('every list of the house knows the new remote', () => {
  createRemote(root, probe);
  expect(json('shell/remotes.json').remotes.at(-1)).toEqual({
    name: 'mf-probe-raum',
    label: 'Der Probenraum',
    areas: ['/probe-raum'],
  });
  expect(json('package.json').workspaces).toContain('mf-probe-raum');
  expect(json('tsconfig.json').references).toContainEqual({ path: './mf-probe-raum' });
  expect(json('boundaries.json').rooms['mf-probe-raum']).toEqual(['shared-contracts', 'shared-ui']);
  expect(readFileSync(join(root, '.oxlintrc.boundaries.json'), 'utf8')).toContain('mf-probe-raum');
  expect(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')).toMatch(/^\/mf-probe-raum\/ /m);
  const { packages } = json('package-lock.json');
  expect(packages['mf-probe-raum'].dependencies).toEqual(
    json('mf-probe-raum/package.json').dependencies,
  );
});

test('the room has its own name, area and label everywhere, and no gap is left', () => {
  const files = createRemote(root, probe).filter((file) => file.startsWith('mf-probe-raum/'));
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).not.toMatch(/__[A-Z_]+__|undefined/);
  expect(text).toContain("path: '/probe-raum'");
  expect(text).toContain("title: 'Der Probenraum'");
});

test.each([
  ['a name that is taken', { ...probe, name: 'mf-search' }, /mf-search/],
  ['an area that is taken', { ...probe, area: '/suche' }, /belongs to mf-search/],
])('%s is refused and nothing is written', (_case, remote, message) => {
  const before = LISTS.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(() => createRemote(root, remote)).toThrow(message);
  expect(LISTS.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
  expect(existsSync(join(root, 'mf-probe-raum'))).toBe(false);
});

test('what cannot be written completely is not written at all', () => {
  const before = readFileSync(join(root, 'package.json'), 'utf8');
  mkdirSync(join(root, 'in-the-way'));
  const files = new Map([
    ['mf-probe-raum/package.json', 'new'],
    ['package.json', 'changed'],
    ['in-the-way', 'cannot be written'],
  ]);
  expect(() => writeAll(root, files, 'mf-probe-raum')).toThrow(/EISDIR/);
  expect(existsSync(join(root, 'mf-probe-raum'))).toBe(false);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(before);
});

test('the lock file keeps the order of npm, so that an installation does not change it', () => {
  createRemote(root, probe);
  const paths = Object.keys(json('package-lock.json').packages);
  expect(paths).toEqual(paths.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(paths).toContain('node_modules/@gruenland/mf-probe-raum');
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
