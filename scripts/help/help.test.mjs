import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../project/paths.mjs';
import { COMMANDS, formatCommandList, formatHelp } from './format-help.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const names = Object.keys(scripts);
/**
 * Commands that run a script of this repository. `format` runs another tool, which has its own
 * help.
 */
const scriptCommands = names.filter((name) => scripts[name].startsWith('node '));

/** With these flags, Node refuses to write files and to start processes and threads. */
const READ_ONLY_FLAGS = ['--permission', '--allow-fs-read=*', '--no-warnings'];
const TIMEOUT_MS = 30_000;

test('help lists exactly the commands of package.json', () => {
  expect(Object.keys(COMMANDS).toSorted()).toEqual(names.toSorted());
  const list = formatCommandList();
  for (const name of names) expect(list).toMatch(new RegExp(`^  npm (run )?${name}  `, 'm'));
  expect(list).toContain('  npm start');
});

test('a line of help fits into a terminal of 120 characters', () => {
  const lines = [formatCommandList(), ...names.map(formatHelp)].join('\n').split('\n');
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test.each(scriptCommands)('%s --help prints its usage and does nothing', async (name) => {
  const [, ...line] = scripts[name].split(' ');
  const args = [...READ_ONLY_FLAGS, ...line, '--help'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    timeout: TIMEOUT_MS,
  });
  expect([stdout, stderr]).toEqual([`${formatHelp(name)}\n`, '']);
});

test('format --help prints its usage', async () => {
  const tool = join(ROOT, 'node_modules/.bin/oxfmt');
  const { stdout } = await promisify(execFile)(process.execPath, [tool, '.', '--help']);
  expect(stdout).toContain('Usage:');
});

test('--help after other arguments prints the usage as well', async () => {
  const args = [
    ...READ_ONLY_FLAGS,
    'scripts/release-command.mjs',
    'release',
    'mf-magazine',
    '--help',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect(stdout).toBe(`${formatHelp('release')}\n`);
});

const IMPORTED_ENTRY_PATTERN = /runEntry\('([^']+)'\)/;
const IMPORTED_ARGUMENTS_PATTERN =
  /from '((?:#cli|\.)\/(?:[\w-]+\/)*(?:arguments|flip-command)\.m?[jt]s)'/g;
const PARSED_OPTION_PATTERN = /([\w-]+)'?: \{ type: '(?:string|boolean)'/g;

/** Returns the file that parses the arguments of a command. */
function getParsingFile(name) {
  const [, script, word] = scripts[name].split(' ');
  if (script.endsWith('release-command.mjs')) return `federation/src/cli/${word}.ts`;
  const entry =
    IMPORTED_ENTRY_PATTERN.exec(readFileSync(join(ROOT, script), 'utf8'))?.[1] ?? script;
  return entry === 'embedded/src/content-command.ts'
    ? 'embedded/src/sync/content-arguments.ts'
    : entry;
}

function findParsedOptions(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const imported = [...source.matchAll(IMPORTED_ARGUMENTS_PATTERN)].map(([, path]) =>
    path.startsWith('#cli/')
      ? path.replace('#cli/', 'federation/src/cli/')
      : join(dirname(file), path),
  );
  return [
    ...[...source.matchAll(PARSED_OPTION_PATTERN)].map(([, name]) => `--${name}`),
    ...imported.flatMap(findParsedOptions),
  ];
}

function findDocumentedOptions(name) {
  const words = Object.keys(COMMANDS[name].options ?? {}).map((option) => option.split(' ')[0]);
  return words.filter((word) => word.startsWith('--'));
}

/** `restore` shares its parser with `backup`; `places` and `test` use no parser. */
const COMMANDS_WITHOUT_OWN_PARSER = new Set(['restore', 'places', 'test']);

test.each(scriptCommands.filter((name) => !COMMANDS_WITHOUT_OWN_PARSER.has(name)))(
  'the help of %s names exactly the options that it parses',
  (name) => {
    const parsedOptions = new Set(findParsedOptions(getParsingFile(name)));
    expect(findDocumentedOptions(name).toSorted()).toEqual([...parsedOptions].toSorted());
  },
);
