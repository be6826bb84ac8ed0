import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readTopology, sortServices } from './read-topology.mjs';

const text = `
x-base: &base { restart: unless-stopped, read_only: true }
services:
  edge:
    <<: *base
    environment: { RATE: '\${RATE:-50r/s}', EMPTY: '\${NONE}' }
    ports: ['\${PORT:-8080}:8080']
    depends_on: { shell: { condition: service_started } }
  metrics: { network_mode: service:edge }
  shell:
    environment: { KEY: '\${KEY:?}' }
    depends_on: { redis: { condition: service_healthy } }
  redis: { image: redis:8 }
volumes:
  data: {}
`;

test('resolves anchors and variables', () => {
  const { services, volumes } = readTopology(text, { KEY: 'secret', PORT: '4200' });
  expect(services.edge).toMatchObject({
    restart: 'unless-stopped',
    read_only: true,
    environment: { RATE: '50r/s', EMPTY: '' },
    ports: ['4200:8080'],
  });
  expect(services.shell.environment).toEqual({ KEY: 'secret' });
  expect(Object.keys(volumes)).toEqual(['data']);
});

test('names a missing variable', () => {
  expect(() => readTopology(text, { KEY: '' })).toThrow('requires KEY');
});

test('sorts services after those that they depend on', () => {
  const { services } = readTopology(text, { KEY: 'secret' });
  expect(sortServices(services)).toEqual(['redis', 'shell', 'edge', 'metrics']);
});

test('reports services that wait for each other', () => {
  const needs = (name) => ({ depends_on: { [name]: { condition: 'service_started' } } });
  expect(() => sortServices({ a: needs('b'), b: needs('a') })).toThrow('wait for each other: a, b');
});

test('reads the file of the project', () => {
  const file = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const required = [...file.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => [name, 'x']);
  const { services } = readTopology(file, Object.fromEntries(required));
  const order = sortServices(services);
  expect(order).toHaveLength(Object.keys(services).length);
  expect(order.indexOf('postgres')).toBeLessThan(order.indexOf('api-1'));
  expect(JSON.stringify(services)).not.toContain('${');
});
