import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeProblem } from './assert-node-version.mjs';
import { ROOT } from './paths.mjs';

test.each(['v18.20.4', 'v20.10.0'])('%s is refused with a way out', (version) => {
  expect(findNodeProblem(version)).toContain('nvm install');
});

test.each(['v20.11.0', 'v20.20.2', 'v24.21.0'])('%s is accepted', (version) => {
  expect(findNodeProblem(version)).toBeUndefined();
});

test.each(['.nvmrc', '.node-version'])("%s names the project's Node", (file) => {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  expect(read(file).trim()).toBe(JSON.parse(read('package.json')).devDependencies.node);
});
