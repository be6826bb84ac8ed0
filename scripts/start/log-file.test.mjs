import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPreviousLogFile, openLogFile } from './log-file.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gruenland-log-'));
  file = join(folder, 'api-1.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const readLines = (path) => readFileSync(path, 'utf8').trimEnd().split('\n');

test('keeps the newest lines in two files of limited size', async () => {
  const log = openLogFile(file, 100);
  for (let number = 100; number < 200; number += 1) log.write(`line ${number}\n`);
  await log.close();
  const previous = getPreviousLogFile(file);
  expect(readdirSync(folder).toSorted()).toEqual(['api-1.log', 'api-1.previous.log']);
  expect([file, previous].filter((path) => statSync(path).size > 100)).toEqual([]);
  const lines = [...readLines(previous), ...readLines(file)];
  expect(lines.at(-1)).toBe('line 199');
  expect(lines).toEqual(lines.map((_, index) => `line ${200 - lines.length + index}`));
});

test('writes a line that is longer than the limit', async () => {
  const log = openLogFile(file, 10);
  log.write(`${'a'.repeat(50)}\n`);
  await log.close();
  expect(readLines(file)).toEqual(['a'.repeat(50)]);
  expect(readdirSync(folder)).toEqual(['api-1.log']);
});
