import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NON_PAGE_SEGMENTS } from '@gruenland/shared-contracts/non-page-paths.ts';
import { ROOT } from '../project/paths.mjs';
import { parseNewRemoteArguments } from './arguments.mjs';
import { createRemote } from './create-remote.mjs';
import { writeAllOrNone } from './write-all.mjs';

const COPIED_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'boundaries.json',
  '.oxlintrc.boundaries.json',
  '.github/CODEOWNERS',
  'shell/remotes.json',
  'shell/package.json',
];
// The name differs from the example name in the docs, because a developer may have created that
// remote.
const probe = { name: 'mf-probe-raum', area: '/probe-raum', label: 'Der Probenraum' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gruenland-new-remote-'));
  for (const file of COPIED_FILES) cpSync(join(ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('registers the new remote in every list', () => {
  createRemote(root, probe);
  expect(json('shell/remotes.json').remotes.at(-1)).toEqual({
    name: 'mf-probe-raum',
    label: 'Der Probenraum',
    areas: ['/probe-raum'],
  });
  expect(json('package.json').workspaces).toContain('mf-probe-raum');
  expect(json('tsconfig.json').references).toContainEqual({ path: './mf-probe-raum' });
  expect(json('boundaries.json').packages['mf-probe-raum']).toEqual([
    'shared-contracts',
    'shared-ui',
  ]);
  expect(readFileSync(join(root, '.oxlintrc.boundaries.json'), 'utf8')).toContain('mf-probe-raum');
  expect(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8')).toMatch(/^\/mf-probe-raum\/ /m);
  const { packages } = json('package-lock.json');
  expect(packages['mf-probe-raum'].dependencies).toEqual(
    json('mf-probe-raum/package.json').dependencies,
  );
});

test('uses name, area and label everywhere and leaves no placeholder', () => {
  const files = createRemote(root, probe).filter((file) => file.startsWith('mf-probe-raum/'));
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(text).not.toMatch(/__[A-Z_]+__|undefined/);
  expect(text).toContain("path: '/probe-raum'");
  expect(text).toContain("title: 'Der Probenraum'");
});

test.each([
  ['a name in use', { ...probe, name: 'mf-search' }, /mf-search/],
  [
    'a name that is one letter off another',
    { ...probe, name: 'mf-serch' },
    /one letter off mf-search/,
  ],
  ['an area in use', { ...probe, area: '/suche' }, /belongs to mf-search/],
])('rejects %s and writes nothing', (_case, remote, message) => {
  const before = COPIED_FILES.map((file) => readFileSync(join(root, file), 'utf8'));
  expect(() => createRemote(root, remote)).toThrow(message);
  expect(COPIED_FILES.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
  expect(existsSync(join(root, 'mf-probe-raum'))).toBe(false);
});

test('writes nothing when a file cannot be written', () => {
  const before = readFileSync(join(root, 'package.json'), 'utf8');
  mkdirSync(join(root, 'in-the-way'));
  const files = new Map([
    ['mf-probe-raum/package.json', 'new'],
    ['package.json', 'changed'],
    ['in-the-way', 'cannot be written'],
  ]);
  expect(() => writeAllOrNone(root, files, 'mf-probe-raum')).toThrow(/EISDIR/);
  expect(existsSync(join(root, 'mf-probe-raum'))).toBe(false);
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(before);
});

test("keeps npm's order in the lock file, so that an installation does not change it", () => {
  createRemote(root, probe);
  const paths = Object.keys(json('package-lock.json').packages);
  expect(paths).toEqual(paths.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(paths).toContain('node_modules/@gruenland/mf-probe-raum');
});

describe('newRemoteArguments', () => {
  test('derives area and label from the name unless given', () => {
    expect(parseNewRemoteArguments(['mf-wetter'])).toMatchObject({
      area: '/wetter',
      label: 'Wetter',
    });
    expect(
      parseNewRemoteArguments(['mf-wetter', '--area', '/land/wetter', '--label', 'Das Wetter']),
    ).toMatchObject({ area: '/land/wetter', label: 'Das Wetter' });
  });

  test.each([
    [[], 'usage:'],
    [['wetter'], 'not a valid name'],
    [['mf-Wetter'], 'not a valid name'],
    [['mf-../x'], 'not a valid name'],
    [['mf-a', 'mf-b'], 'usage:'],
    [['mf-api', '--area', '/api'], 'not a valid area'],
    [['mf-a', '--area', '/../etc'], 'not a valid area'],
    [['mf-a', '--area', 'wetter'], 'not a valid area'],
    [['mf-a', '--label', "x' }"], 'not a valid label'],
    [['mf-a', '--oben'], 'Unknown option'],
  ])('rejects %j', (argv, message) => {
    expect(() => parseNewRemoteArguments(argv)).toThrow(message);
  });
});

test.each(NON_PAGE_SEGMENTS)('refuses the area /%s/wetter, which is no page', (segment) => {
  const area = `/${segment}/wetter`;
  expect(() => parseNewRemoteArguments(['mf-wetter', '--area', area])).toThrow('not a valid area');
});
