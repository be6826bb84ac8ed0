import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment, writeEnvironmentFile } from './environment-file.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gruenland-environment-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('reads what was written, with lower precedence than the environment, readable by its owner only', () => {
  const file = join(folder, 'cluster.env');
  const values = {
    PLAIN: 'postgres://gruenland@127.0.0.1:3109/postgres',
    WORDS: 'Grünland <post@gruenland.example> # no comment',
    QUOTES: `it's "so"`,
    KEY: '-----BEGIN KEY-----\nabc\n-----END KEY-----\n',
    SET: 'in the file',
  };
  writeEnvironmentFile(file, values);
  const read = readEnvironment({ ENV_FILE: file, SET: 'before' });
  expect(read).toEqual({ ...values, SET: 'before', ENV_FILE: file });
  expect(statSync(file).mode & 0o077).toBe(0);
});
