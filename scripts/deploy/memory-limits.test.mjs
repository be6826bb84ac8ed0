import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const MEBIBYTE = 1024 * 1024;
const FACTORS = { Mi: 1, Gi: 1024, m: 1, g: 1024 };

/** Parses a limit of a manifest (`512Mi`) or of docker-compose.yml (`512m`). @returns MiB */
function parseLimit(text) {
  const [, number, unit] = /^(\d+)(Mi|Gi|m|g)$/.exec(text);
  return Number(number) * FACTORS[unit];
}

const { getObjectsOfKind } = readKubernetes();
const pods = [
  ...getObjectsOfKind('Deployment').map(({ spec }) => spec.template.spec),
  ...getObjectsOfKind('Job').map(({ spec }) => spec.template.spec),
  ...getObjectsOfKind('Pod').map(({ spec }) => spec),
];
/** Limits of the manifests in MiB, by target of the Dockerfile. */
const limits = Object.fromEntries(
  pods
    .flatMap(({ containers }) => containers)
    .map(({ image, resources }) => [
      image.replace('gruenland-', ''),
      parseLimit(resources.limits.memory),
    ]),
);

test('docker-compose.yml sets the limits of the manifests', () => {
  const built = Object.entries(readCompose().services).filter(([, { build }]) => build);
  const others = built
    // Only in containers: hosted services replace it.
    .filter(([name]) => name !== 'embedded')
    .map(([name, service]) => [name, service.mem_limit, limits[service.build.target]])
    .filter(([, limit, expected]) => limit === undefined || parseLimit(limit) !== expected);
  expect(built.length).toBeGreaterThan(8);
  expect(others).toEqual([]);
});

test('the alarm for memory is a share of the limits', () => {
  const { groups } = parse(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8'));
  const { expr } = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'MemoryHigh');
  const shares = [...expr.matchAll(/job="gruenland-(\w+)"\} \/ (\d+) > 0\.(\d+)/g)];
  expect(shares.map(([, job, bytes]) => [job, Number(bytes) / MEBIBYTE])).toEqual([
    ['shell', limits.shell],
    ['api', limits.api],
  ]);
  expect(new Set(shares.map(([, , , share]) => share))).toEqual(new Set(['85']));
});
