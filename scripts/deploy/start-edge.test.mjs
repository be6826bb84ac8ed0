import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProgram } from '../install/system-packages.mjs';
import { run } from '../process/run.mjs';
import { ROOT } from '../project/paths.mjs';

let folders;
beforeAll(async () => {
  const { signal } = new AbortController();
  await serverProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-filter'], signal);
  folders = ['edge', 'conf'].map((name) => mkdtempSync(join(tmpdir(), `gruenland-${name}-`)));
}, 300_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function check(env) {
  return run('sh', [join(ROOT, 'deploy/docker/start-edge.sh'), 'check'], {
    env: {
      PATH: `${process.env.PATH}:/usr/sbin`,
      EDGE_ROOT: ROOT,
      EDGE_DIR: folders[0],
      EDGE_CONF: folders[1],
      // What a process of a test writes to is no file that nginx could open.
      EDGE_LOG: join(folders[0], 'requests.log'),
      ...env,
    },
  });
}

const behind = { SHELLS: '127.0.0.1:1 127.0.0.1:2', APIS: '127.0.0.1:3', RELEASES: '127.0.0.1:4' };

test('the container fills in what a real nginx accepts', async () => {
  const { ok, output } = await check(behind);
  expect(output).toContain('test is successful');
  expect(ok).toBe(true);
});

test('says which setting is missing', async () => {
  const { ok, output } = await check({ ...behind, SHELLS: undefined });
  expect(ok).toBe(false);
  expect(output).toContain('SHELLS');
});

test.each(['deploy/docker/start-edge.sh', 'scripts/cluster/edge-program.mjs'])(
  '%s speaks TLS 1.2 and 1.3 alone',
  (file) => {
    const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/ssl_protocols ([^;]+);/g)];
    expect(named.map(([, versions]) => versions)).toEqual(['TLSv1.2 TLSv1.3']);
  },
);
