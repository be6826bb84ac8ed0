import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEdge } from '../cluster/testing/edge-under-test.mjs';
import { run } from '../process/run.mjs';
import { openssl, createSelfSignedCertificate } from '../cluster/testing/self-signed.mjs';
import { ROOT } from '../project/paths.mjs';

let folders;
beforeAll(() => {
  folders = ['edge', 'conf'].map((name) => mkdtempSync(join(tmpdir(), `gruenland-${name}-`)));
});
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
      // Logs to a file, because nginx cannot open the standard output of a test process.
      EDGE_LOG: join(folders[0], 'requests.log'),
      ...env,
    },
  });
}

const backendAddresses = {
  SHELLS: '127.0.0.1:1 127.0.0.1:2',
  APIS: '127.0.0.1:3',
  RELEASES: '127.0.0.1:4',
};

describeEdge("the container's nginx configuration is valid", () => {
  test('without further settings', async () => {
    const { ok, output } = await check(backendAddresses);
    expect(output).toContain('test is successful');
    expect(ok).toBe(true);
  });

  test('behind trusted proxies', async () => {
    const { output } = await check({ ...backendAddresses, EDGE_TRUSTED: '10.0.0.0/8 fd00::/8' });
    expect(output).toContain('test is successful');
    const visitor = readFileSync(join(folders[1], 'visitor.conf'), 'utf8');
    expect(visitor).toContain('set_real_ip_from 10.0.0.0/8; set_real_ip_from fd00::/8;');
  });
});

describeEdge(
  'the container with a certificate',
  () => {
    test('speaks HTTP/2 and redirects plain HTTP', async () => {
      const { certificate, key } = await createSelfSignedCertificate(folders[0]);
      const tls = { TLS_CERTIFICATE: certificate, TLS_KEY: key, SITE_URL: 'https://x.example' };
      const { output } = await check({ ...backendAddresses, ...tls });
      expect(output).toContain('test is successful');
      const filledConfig = readFileSync(join(folders[1], 'nginx.conf'), 'utf8');
      expect(filledConfig).toContain('listen 8443 ssl http2;');
      expect(filledConfig).toContain('return 308 https://x.example$request_uri;');
    });
  },
  { openssl },
);

test('names a missing setting', async () => {
  const { ok, output } = await check({ ...backendAddresses, SHELLS: undefined });
  expect(ok).toBe(false);
  expect(output).toContain('SHELLS');
});

test.each(['deploy/docker/start-edge.sh', 'scripts/cluster/edge-program.mjs'])(
  '%s speaks only TLS 1.2 and 1.3',
  (file) => {
    const named = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/ssl_protocols ([^;]+);/g)];
    expect(named.map(([, versions]) => versions)).toEqual(['TLSv1.2 TLSv1.3']);
  },
);

test('uses only strong ciphers for TLS 1.2 and hides the nginx version', () => {
  const text = readFileSync(join(ROOT, 'deploy/nginx/nginx.conf.template'), 'utf8');
  const ciphers = /ssl_ciphers ([^;]+);/.exec(text)?.[1].split(':') ?? [];
  const weakCiphers = ciphers.filter(
    (name) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20)-/.test(name),
  );
  expect([ciphers.length > 0, weakCiphers]).toEqual([true, []]);
  expect(text).toContain('ssl_prefer_server_ciphers on;');
  expect(text).toContain('server_tokens off;');
});
