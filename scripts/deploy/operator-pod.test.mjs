import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const { settings, getObjectsOfKind, getValues } = readKubernetes();
const [operator] = getObjectsOfKind('Pod');
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

test('its containers contain the commands that documents run in them', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const texts = ['docs/operations.md', 'deploy/kubernetes/jobs/operator.yaml'].map(read).join('\n');
  const sent = [...texts.matchAll(/exec operator -c (\S+) -- npm run ([\w-]+)/g)];
  const names = operator.spec.containers.map(({ name }) => name);
  expect(new Set(sent.map(([, name]) => name))).toEqual(new Set(names));
  expect(sent.filter(([, , command]) => !scripts[command])).toEqual([]);
});

describe('npm run errors', () => {
  const { env, envFrom } = operator.spec.containers.find(({ name }) => name === 'errors');

  test('reaches an api through the inner address of the edge only', () => {
    const { app } = operator.metadata.labels;
    expect(env.map(({ name }) => name)).not.toContain('API_URL');
    expect(canReachUrl(app, settings.API_URL)).toBe(true);
    expect(canReachUrl('shell', settings.API_URL)).toBe(true);
    expect(canReachUrl(app, 'http://api:3001')).toBe(false);
    expect(canReachUrl('publish', settings.API_URL)).toBe(false);
  });

  test('has the key for reports and a read-only key for the store, but no others', () => {
    expect(env.filter(({ valueFrom }) => valueFrom)).toEqual([
      {
        name: 'INTERNAL_KEY',
        valueFrom: { secretKeyRef: { name: 'gruenland-api', key: 'INTERNAL_KEY' } },
      },
    ]);
    expect(getValues('gruenland-api')).toContain('INTERNAL_KEY');
    expect(envFrom).toEqual([
      { configMapRef: { name: 'gruenland' } },
      { secretRef: { name: 'gruenland-releases' } },
    ]);
    expect(getValues('gruenland-releases')).toEqual(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
    expect(settings.RELEASES_STORE).toMatch(/^s3:/);
  });
});

/**
 * Whether network policies let an app's pods reach an address. Services without a policy accept all
 * requests.
 */
function canReachUrl(app, address) {
  const { hostname, port } = new URL(address);
  const service = getObjectsOfKind('Service').find(({ metadata }) => metadata.name === hostname);
  const isPortOffered = service?.spec.ports.some((open) => String(open.port) === port) ?? false;
  const policies = getObjectsOfKind('NetworkPolicy').filter(({ spec }) =>
    selectsApp(spec.podSelector, service?.spec.selector.app),
  );
  const rules = policies.flatMap(({ spec }) => spec.ingress ?? []);
  const isAllowed = rules.some(
    ({ from = [{ podSelector: {} }], ports }) =>
      ports.some((open) => String(open.port) === port) &&
      from.some(({ podSelector }) => podSelector !== undefined && selectsApp(podSelector, app)),
  );
  return isPortOffered && (policies.length === 0 || isAllowed);
}

/** Whether a selector matches the pods of an app; an empty selector matches all pods. */
function selectsApp({ matchLabels = {}, matchExpressions = [] }, app) {
  return (
    (matchLabels.app ?? app) === app && matchExpressions.every(({ values }) => values.includes(app))
  );
}
