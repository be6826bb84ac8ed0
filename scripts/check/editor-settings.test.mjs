import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { COMMANDS } from '../help/format-help.mjs';
import { ROOT } from '../project/paths.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

test('the debugger starts existing programs', () => {
  const { configurations } = JSON.parse(read('.vscode/launch.json'));
  const programs = configurations.flatMap(({ program }) => program ?? []);
  const missing = programs.filter(
    (program) => !existsSync(program.replace('${workspaceFolder}', ROOT)),
  );
  expect([programs.length, missing]).toEqual([3, []]);
});

test('tasks and the workflow run existing commands', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  const steps = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
  const lines = [...tasks.map(({ command }) => command), ...steps];
  const names = lines.flatMap((line) => /^npm (?:run )?([\w-]+)/.exec(line)?.[1] ?? []);
  expect(names.filter((name) => name !== 'ci' && !COMMANDS[name])).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
  expect(steps).toContain('.ci/run');
});
