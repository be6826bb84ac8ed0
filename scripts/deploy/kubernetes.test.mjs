import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { KUBERNETES_FOLDER, readKubernetes } from './read-kubernetes.mjs';

const {
  kustomization,
  applied,
  secrets,
  database,
  documents,
  settings,
  getObjectsOfKind,
  getValues,
} = readKubernetes();

/**
 * All pods, each as a pair: name of the object that creates the pod, and specification of the pod.
 */
const pods = [
  ...getObjectsOfKind('Deployment').map(({ metadata, spec }) => [
    metadata.name,
    spec.template.spec,
  ]),
  ...getObjectsOfKind('CronJob').map(({ metadata, spec }) => [
    metadata.name,
    spec.jobTemplate.spec.template.spec,
  ]),
  ...getObjectsOfKind('Job').map(({ metadata, spec }) => [
    metadata.name ?? metadata.generateName,
    spec.template.spec,
  ]),
  ...getObjectsOfKind('Pod').map(({ metadata, spec }) => [metadata.name, spec]),
];

/** Lists all containers of a pod, including init containers. */
const listContainers = ({ initContainers = [], containers }) => [...initContainers, ...containers];

test('lists all files of the folder', () => {
  const others = ['kustomization.yaml', 'secrets.example.yaml', 'database.example.yaml', 'jobs'];
  const files = readdirSync(KUBERNETES_FOLDER).filter((name) => !others.includes(name));
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
});

test('the example of a database archives its log and is the one that the apis use', () => {
  const [store, cluster, backup, ...rest] = database;
  expect(rest).toEqual([]);
  const [archiver] = cluster.spec.plugins;
  expect(archiver).toMatchObject({
    isWALArchiver: true,
    name: backup.spec.pluginConfiguration.name,
  });
  expect(archiver.parameters.barmanObjectName).toBe(store.metadata.name);
  expect(backup.spec.cluster.name).toBe(cluster.metadata.name);
  const { database: name, owner } = cluster.spec.bootstrap.initdb;
  const { DATABASE_OWNER_URL: url } = secrets.find(
    ({ metadata }) => metadata.name === 'gruenland-migrate',
  ).stringData;
  expect([new URL(url).pathname, new URL(url).username]).toEqual([`/${name}`, owner]);
});

test.each(
  documents.map((document) => [
    `${document.kind} ${document.metadata.name ?? document.metadata.generateName}`,
    document,
  ]),
)('%s conforms to the Kubernetes schema', async (_name, document) => {
  const models = await import(`kubernetes-models/${document.apiVersion}/${document.kind}`);
  const Model = models[document.kind];
  expect(() => new Model(document).validate()).not.toThrow();
});

test('all pods have probes, spread, disruption budgets and resource limits', () => {
  for (const { metadata, spec } of getObjectsOfKind('Deployment')) {
    const { name } = metadata;
    const [container] = spec.template.spec.containers;
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container).toHaveProperty(probe);
    expect(container.resources.limits.memory).toMatch(/Mi$/);
    expect(spec.replicas).toBeGreaterThan(1);
    expect(getObjectsOfKind('PodDisruptionBudget').map((budget) => budget.metadata.name)).toContain(
      name,
    );
    expect(getObjectsOfKind('Service').map((service) => service.metadata.name)).toContain(name);
    expect(kustomization.images.map((image) => image.name)).toContain(container.image);
  }
});

test('selectors match their pods', () => {
  const labels = getObjectsOfKind('Deployment').map(
    ({ spec }) => spec.template.metadata.labels.app,
  );
  const selectedSecrets = [
    ...getObjectsOfKind('Service').map(({ spec }) => spec.selector.app),
    ...getObjectsOfKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.app),
    ...getObjectsOfKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name),
  ];
  expect(selectedSecrets.filter((app) => !labels.includes(app))).toEqual([]);
});

test.each(pods)('%s runs unprivileged and without service environment variables', (_, pod) => {
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    // If true, Kubernetes would set API_PORT to a text such as `tcp://…`; the api expects a number.
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of listContainers(pod)) {
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  }
  const volumes = pod.volumes.map(({ name }) => name);
  expect(pod.containers[0].volumeMounts.map(({ name }) => name).toSorted()).toEqual(
    volumes.toSorted(),
  );
});

test('liveness does not depend on other services', () => {
  const livenessProbes = Object.fromEntries(
    getObjectsOfKind('Deployment').map(({ metadata, spec }) => {
      const { httpGet, tcpSocket } = spec.template.spec.containers[0].livenessProbe;
      return [metadata.name, httpGet?.path ?? `port ${tcpSocket.port}`];
    }),
  );
  expect(livenessProbes).toEqual({
    // A shell's /health responds with 200 regardless of other services.
    shell: '/health',
    api: '/health/live',
    edge: '/_edge/healthy',
    releases: 'port 3003',
  });
});

describe('secrets', () => {
  const getSecretNames = (pod) =>
    listContainers(pod).flatMap(({ envFrom = [] }) =>
      envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
    );

  test('each pod uses an existing secret and only its own', () => {
    const secretNamesByPod = pods.map(([name, pod]) => [name, getSecretNames(pod)]);
    expect(Object.fromEntries(secretNamesByPod)).toEqual({
      edge: [],
      shell: ['gruenland-shell'],
      // `gruenland-migrate` belongs to the migration, which may change the schema; the api may not.
      api: ['gruenland-migrate', 'gruenland-api'],
      releases: ['gruenland-releases'],
      backup: ['gruenland-backup'],
      restore: ['gruenland-backup'],
      'publish-': ['gruenland-publish'],
      // The operator pod has three containers with one secret each.
      operator: ['gruenland-api', 'gruenland-publish', 'gruenland-releases'],
    });
    const operator = getObjectsOfKind('Pod')[0].spec.containers;
    expect(operator.map(({ envFrom }) => envFrom.length)).toEqual([2, 2, 2]);
    const example = secrets.map(({ metadata }) => metadata.name);
    expect(new Set(example)).toEqual(new Set(secretNamesByPod.flatMap(([, names]) => names)));
  });

  test('encryption and signing keys are used in the same services as in compose', () => {
    const findSecretsWithVariable = (variable) =>
      secrets
        .map(({ metadata }) => metadata.name)
        .filter((name) => getValues(name).includes(variable));
    expect(findSecretsWithVariable('RELEASE_PRIVATE_KEY')).toEqual(['gruenland-publish']);
    expect(findSecretsWithVariable('AUTH_SECRET')).toEqual(['gruenland-api']);
    expect(findSecretsWithVariable('DATA_SECRET')).toEqual(['gruenland-api', 'gruenland-backup']);
    expect(findSecretsWithVariable('DATABASE_OWNER_URL')).toEqual(['gruenland-migrate']);
    const getDatabaseRole = (name) =>
      new URL(secrets.find(({ metadata }) => metadata.name === name).stringData.DATABASE_URL)
        .username;
    expect(
      findSecretsWithVariable('DATABASE_URL').map((name) => [name, getDatabaseRole(name)]),
    ).toEqual([
      ['gruenland-api', 'gruenland_api'],
      ['gruenland-migrate', 'gruenland_api'],
      ['gruenland-backup', 'gruenland'],
    ]);
    const { services } = readCompose();
    const composeServices = {
      shell: 'shell-1',
      api: 'api-1',
      releases: 'releases',
      publish: 'publish',
    };
    for (const [name, service] of Object.entries(composeServices)) {
      const variables = Object.keys(services[service].environment).filter(
        // These variables are set only where embedded services replace the hosted ones.
        (variable) => !/^(MAIL_URL|CONTENT_ENDPOINT)$/.test(variable),
      );
      const deployment = getObjectsOfKind('Deployment').find(
        ({ metadata }) => metadata.name === name,
      );
      // Single values that the pod gets from another service's secret.
      const singleVariables = deployment?.spec.template.spec.containers[0].env ?? [];
      const knownNames = new Set([
        ...Object.keys(settings),
        ...getValues(`gruenland-${name}`),
        ...singleVariables.map((variable) => variable.name),
      ]);
      expect([name, variables.filter((variable) => !knownNames.has(variable))]).toEqual([name, []]);
    }
  });

  test('every variable is one of the site', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const knownNames = new Set(
      [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
    );
    const named = [
      ...Object.keys(settings),
      ...secrets.flatMap(({ stringData }) => Object.keys(stringData)),
    ];
    const unknownVariables = named.filter(
      (name) => !knownNames.has(name) && !/^(?:AWS|OTEL)_/.test(name),
    );
    expect(unknownVariables).toEqual([]);
    const secret = /SECRET|TOKEN|PASSWORD|_(?:KEYS?|HEADERS)$/;
    expect(Object.keys(settings).filter((name) => secret.test(name))).toEqual([]);
  });
});

test('publishes all remotes of the image', () => {
  const { spec } = getObjectsOfKind('Job').find(
    ({ metadata }) => metadata.generateName === 'publish-',
  );
  const { command, args } = spec.template.spec.containers[0];
  expect([command, args]).toEqual([['node', 'federation/src/cli/publish-changed.ts'], undefined]);
});

test('lists every image, so that a registry can be set', () => {
  const templates = applied.flatMap(({ kind, spec }) => {
    if (kind === 'Deployment') return [spec.template.spec];
    return kind === 'CronJob' ? [spec.jobTemplate.spec.template.spec] : [];
  });
  const images = new Set(templates.flatMap(listContainers).map(({ image }) => image));
  expect(kustomization.images.map(({ name }) => name).toSorted()).toEqual([...images].toSorted());
});

test('images are targets of the Dockerfile', () => {
  const dockerfile = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');
  const targets = [...dockerfile.matchAll(/ AS ([\w-]+)$/gm)].map(
    ([, name]) => `gruenland-${name}`,
  );
  const images = pods.flatMap(([, pod]) => listContainers(pod).map(({ image }) => image));
  expect(images.filter((image) => !targets.includes(image))).toEqual([]);
});
