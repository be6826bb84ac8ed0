import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const findNames = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const listed = findNames(read('.env.example'), /^# ?([A-Z][A-Z0-9_]+)=/gm);
/** Variables that the OpenTelemetry library reads instead of our code. */
const tracingVariables = [...listed].filter((name) => name.startsWith('OTEL_'));
const packages = [
  { packageName: 'shell', schema: 'shell/src/server/config.schema.ts', service: 'shell-1' },
  { packageName: 'api', schema: 'api/src/config.schema.ts', service: 'api-1' },
].map(({ packageName, schema, service }) => {
  const own = findNames(read(schema), /^\s+([A-Z][A-Z0-9_]+):/gm);
  return { packageName, service, reads: [...new Set([...own, ...tracingVariables])].toSorted() };
});

const { services } = readCompose();
const { settings, getValues } = readKubernetes();
const getSecretNames = (packageName) => getValues(`gruenland-${packageName}`);

const SET_BY_IMAGE_REASON = 'the image sets address, mode and folders';
const SET_BY_DEPLOYMENT_REASON = 'a service of the same file or the deployment sets it';
const VARIABLES_FIXED_EVERYWHERE = {
  NODE_ENV: SET_BY_IMAGE_REASON,
  DATA_DIR: SET_BY_IMAGE_REASON,
  PORT: SET_BY_IMAGE_REASON,
  SHELL_HOST: SET_BY_IMAGE_REASON,
  REMOTES_FILE: SET_BY_IMAGE_REASON,
  API_HOST: SET_BY_IMAGE_REASON,
  API_PORT: SET_BY_IMAGE_REASON,
  CONTENT_VERSION: 'drafts are visible in previews only',
  DATABASE_OWNER_URL: 'only the migration gets it',
  DEMO_DATA: 'demo data is not allowed in a configured database',
  OTEL_SERVICE_NAME: 'shell and api would have the same value',
};

/** Variables that operators cannot set, by kind of deployment, each with the reason. */
const FIXED_VARIABLES = {
  compose: {
    ...VARIABLES_FIXED_EVERYWHERE,
    API_URL: SET_BY_DEPLOYMENT_REASON,
    RELEASES_URL: SET_BY_DEPLOYMENT_REASON,
    MAIL_URL: SET_BY_DEPLOYMENT_REASON,
    REDIS_URL: SET_BY_DEPLOYMENT_REASON,
    DATABASE_URL: SET_BY_DEPLOYMENT_REASON,
    PHOTOS_STORE: SET_BY_DEPLOYMENT_REASON,
    PHOTOS_S3_ENDPOINT: SET_BY_DEPLOYMENT_REASON,
    TRUST_PROXY: SET_BY_DEPLOYMENT_REASON,
    MIGRATE_AT_START: 'the migrate service does it before',
  },
  kubernetes: {
    ...VARIABLES_FIXED_EVERYWHERE,
    MAIL_URL: 'mails are sent, not caught',
    CONTENT_ENDPOINT: 'CONTENT_REGION selects a hosted space',
  },
};
const listExpectedFixedVariables = (reads, deploymentKind) =>
  Object.keys(FIXED_VARIABLES[deploymentKind])
    .filter((name) => reads.includes(name))
    .toSorted();

test.each(packages)(
  '$packageName variables can be set for its containers',
  ({ service, reads }) => {
    const { environment } = services[service];
    const fixedVariables = reads.filter(
      (name) => !String(environment[name]).includes(`\${${name}:`),
    );
    expect(reads.length).toBeGreaterThan(30);
    expect(fixedVariables).toEqual(listExpectedFixedVariables(reads, 'compose'));
  },
);

test.each(packages)('$packageName variables can be set for its pods', ({ packageName, reads }) => {
  const knownNames = new Set([...Object.keys(settings), ...getSecretNames(packageName)]);
  const fixedVariables = reads.filter((name) => !knownNames.has(name));
  expect(fixedVariables).toEqual(listExpectedFixedVariables(reads, 'kubernetes'));
});

test.each(packages)(
  '$packageName gets no variable that it does not read',
  ({ packageName, service, reads }) => {
    const variables = [
      ...Object.keys(services[service].environment),
      ...getSecretNames(packageName),
    ];
    const unreadVariables = variables.filter(
      (name) => !reads.includes(name) && !name.startsWith('OTEL_'),
    );
    // The photo store's library reads these variables; the api's own code does not.
    expect(new Set(unreadVariables)).toEqual(
      new Set(
        packageName === 'api' ? ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] : [],
      ),
    );
  },
);

test('both shells have the same settings, and both apis', () => {
  expect(services['shell-2'].environment).toEqual(services['shell-1'].environment);
  expect(services['api-2'].environment).toEqual(services['api-1'].environment);
});
