import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRemote } from '../new-remote/create-remote.mjs';
import { REGISTRATION_FILES } from '../new-remote/registrations.mjs';
import { ROOT } from '../project/paths.mjs';
import { parseRemoveRemoteArguments } from './arguments.mjs';
import { listMentionsIfRemovable } from './list-mentions-if-removable.mjs';
import { deleteRemote } from './delete-remote.mjs';

const probe = { name: 'mf-probe-raum', area: '/probe-raum', label: 'Der Probenraum' };
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gruenland-remove-remote-'));
  for (const file of [...REGISTRATION_FILES, 'shell/package.json'])
    cpSync(join(ROOT, file), join(root, file));
  runGit('init', '--quiet');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

function runGit(...args) {
  const identity = ['-c', 'user.name=Anna', '-c', 'user.email=anna@gruenland.example'];
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
}

function commit() {
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message', 'all files');
}

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Reads the lists. Parses JSON files, because their formatting may differ until `oxfmt` runs. */
const readRegistrationLists = () =>
  REGISTRATION_FILES.map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return file.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text;
  });

test('leaves every list as it was before new-remote, and no folder', () => {
  const before = readRegistrationLists();
  createRemote(root, probe);
  expect(readRegistrationLists()).not.toEqual(before);
  expect(listMentionsIfRemovable(root, probe.name, { force: false })).toEqual([]);
  expect(deleteRemote(root, probe.name).toSorted()).toEqual(REGISTRATION_FILES.toSorted());
  expect(readRegistrationLists()).toEqual(before);
  expect(existsSync(join(root, probe.name))).toBe(false);
});

test('removes entries whose folder was deleted by hand', () => {
  const before = readRegistrationLists();
  createRemote(root, probe);
  rmSync(join(root, probe.name), { recursive: true });
  listMentionsIfRemovable(root, probe.name, { force: false });
  deleteRemote(root, probe.name);
  expect(readRegistrationLists()).toEqual(before);
});

test('refuses an unknown remote and names the known ones', () => {
  const remove = () => listMentionsIfRemovable(root, probe.name, { force: false });
  expect(remove).toThrow(/^There is no remote mf-probe-raum; known: mf-magazine, /);
});

test('refuses to lose a change that no commit contains', () => {
  createRemote(root, probe);
  appendFileSync(join(root, probe.name, 'src/routes.ts'), 'export const more = 1;\n');
  write(`${probe.name}/src/new-file.ts`, 'export {};\n');
  const remove = (force) => () => listMentionsIfRemovable(root, probe.name, { force });
  expect(remove(false)).toThrow(
    `mf-probe-raum is not removed: these files have changes that no commit contains
  mf-probe-raum/src/new-file.ts
  mf-probe-raum/src/routes.ts
Commit or delete them first, or add --force.`,
  );
  expect(remove(true)).not.toThrow();
  commit();
  expect(remove(false)).not.toThrow();
  appendFileSync(join(root, probe.name, 'src/routes.ts'), '\n// changed again\n');
  expect(remove(false)).toThrow('routes.ts');
});

test('refuses while code mentions it or content links to it, and reports pages', () => {
  createRemote(root, probe);
  write('e2e/probe.spec.ts', "const remote = 'mf-probe-raum';\n");
  write('e2e/other.spec.ts', "const remote = 'mf-probe-raum-zwei';\n");
  write('embedded/content/_settings.yaml', 'link: !link /probe-raum\n');
  write('embedded/content/other.yaml', 'link: !link /artikel/probe-raum\n');
  write('README.md', 'npm run dev -- mf-probe-raum\n');
  const remove = (force) => () => listMentionsIfRemovable(root, probe.name, { force });
  expect(remove(false)).toThrow(
    `mf-probe-raum is not removed: these files mention it or link to its pages
  e2e/probe.spec.ts
  embedded/content/_settings.yaml
Change them first, or add --force.`,
  );
  expect(remove(true)()).toEqual(
    expect.arrayContaining(['e2e/probe.spec.ts', 'embedded/content/_settings.yaml', 'README.md']),
  );
  rmSync(join(root, 'e2e/probe.spec.ts'));
  rmSync(join(root, 'embedded/content/_settings.yaml'));
  expect(remove(false)()).toEqual(['README.md']);
});

test.each([
  [[], 'usage:'],
  [['mf-a', 'mf-b'], 'usage:'],
  [['../mf-a'], 'not the name of a remote'],
  [['mf-a', '--all'], 'Unknown option'],
])('rejects %j', (argv, message) => {
  expect(() => parseRemoveRemoteArguments(argv)).toThrow(message);
});
