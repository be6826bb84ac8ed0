import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const { settings, getObjectsOfKind } = readKubernetes();
const [{ metadata, spec }] = getObjectsOfKind('Ingress');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

test("has a certificate for the site's address, and a class", () => {
  const { protocol, hostname } = new URL(settings.SITE_URL);
  expect(protocol).toBe('https:');
  expect(spec.rules.map(({ host }) => host)).toEqual([hostname]);
  expect(spec.tls.map(({ hosts }) => hosts)).toEqual([[hostname]]);
  expect(spec.ingressClassName).toBeTruthy();
  const [{ secretName }] = spec.tls;
  expect(read('docs/operations.md')).toContain(`create secret tls ${secretName} `);
});

test("has the edge's body limits and timeouts", () => {
  const routes = read('deploy/nginx/routes.conf.template');
  const getHighestValue = (directive) =>
    [...routes.matchAll(new RegExp(` ${directive} (\\d+)`, 'g'))]
      .map(([, number]) => Number(number))
      .toSorted((a, b) => a - b)
      .at(-1);
  expect(metadata.annotations).toEqual({
    'nginx.org/client-max-body-size': `${getHighestValue('client_max_body_size')}m`,
    'nginx.org/proxy-read-timeout': `${getHighestValue('proxy_read_timeout')}s`,
    'nginx.org/proxy-send-timeout': `${getHighestValue('proxy_send_timeout')}s`,
  });
});
