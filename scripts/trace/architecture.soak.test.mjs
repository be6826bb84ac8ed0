import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { pickCovered, readFileLists } from './read-file-lists.mjs';

const TIMEOUT_MS = 240_000;
/** Name of the trace for each list of the page. */
const TRACES = {
  'One request': 'request',
  'One client navigation': 'client navigation',
  'One form without script': 'form without script',
  'One form with script': 'form with script',
  'One release': 'release',
};

const lists = readFileLists(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));
let traces;

beforeAll(() => {
  traces = JSON.parse(runTraces());
}, TIMEOUT_MS);

test('the page has a list for each trace', () => {
  expect([...lists.keys()]).toEqual(Object.keys(TRACES));
  expect(Object.keys(traces).toSorted()).toEqual(Object.values(TRACES).toSorted());
});

test.each(Object.entries(TRACES))('the list of „%s“ is what is executed', (heading, name) => {
  const list = lists.get(heading);
  expect(list.files).toEqual(pickCovered(traces[name], list));
  for (const path of list.covers)
    expect(pickCovered(list.files, { ...list, covers: [path] })).not.toEqual([]);
});

/** Runs the traces outside of this test's environment. */
function runTraces() {
  const { NODE_OPTIONS, JEST_WORKER_ID, ...env } = process.env;
  return execFileSync(PROJECT_NODE, [join(import.meta.dirname, 'trace-site.mjs')], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'production', ENV_FILE: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
