import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { createSecrets } from './create-secrets.mjs';

test('fills in every empty value of the example, each with another secret', () => {
  const example = readFileSync(join(ROOT, 'deploy/docker/example.env'), 'utf8');
  const secrets = createSecrets(example);
  const names = example.split('\n').flatMap((line) => /^([A-Z_]+)=$/.exec(line)?.[1] ?? []);
  expect(Object.keys(secrets).toSorted()).toEqual(names.toSorted());
  expect(new Set(Object.values(secrets)).size).toBe(names.length);
  expect(Object.values(secrets).filter((value) => value.length < 36)).toEqual([]);
});
