import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { readCompose } from './read-compose.mjs';
import { readKubernetes } from './read-kubernetes.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const listed = namesIn(read('.env.example'), /^# ?([A-Z][A-Z0-9_]+)=/gm);
/** OpenTelemetry reads these by itself. */
const traces = [...listed].filter((name) => name.startsWith('OTEL_'));
const rooms = [
  { room: 'shell', schema: 'shell/src/server/config.schema.ts', service: 'shell-1' },
  { room: 'api', schema: 'api/src/config.schema.ts', service: 'api-1' },
].map(({ room, schema, service }) => {
  const own = namesIn(read(schema), /^\s+([A-Z][A-Z0-9_]+):/gm);
  return { room, service, reads: [...new Set([...own, ...traces])].toSorted() };
});

const { services } = readCompose();
const { settings, valuesOf } = readKubernetes();
const secretOf = (room) => valuesOf(`gruenland-${room}`);

const OF_IMAGE = 'the image says where it listens, what it runs as, and where its files are';
const OF_FILE = 'a service of the same file, or where it stands';
const EVERYWHERE = {
  NODE_ENV: OF_IMAGE,
  DATA_DIR: OF_IMAGE,
  PORT: OF_IMAGE,
  SHELL_HOST: OF_IMAGE,
  REMOTES_FILE: OF_IMAGE,
  API_HOST: OF_IMAGE,
  API_PORT: OF_IMAGE,
  CONTENT_VERSION: 'drafts are for nobody but who previews',
  DATABASE_OWNER_URL: 'is told to what migrates, not to what answers requests',
  DEMO_DATA: 'demo people never go into a configured database',
  OTEL_SERVICE_NAME: 'shell and api would be one',
};

/** Switches that nobody can set there, and why. */
const CLOSED = {
  compose: {
    ...EVERYWHERE,
    API_URL: OF_FILE,
    RELEASES_URL: OF_FILE,
    MAIL_URL: OF_FILE,
    REDIS_URL: OF_FILE,
    DATABASE_URL: OF_FILE,
    PHOTOS_STORE: OF_FILE,
    PHOTOS_S3_ENDPOINT: OF_FILE,
    TRUST_PROXY: OF_FILE,
    MIGRATE_AT_START: 'the service migrate does it before',
  },
  kubernetes: {
    ...EVERYWHERE,
    MAIL_URL: 'mails go out, nobody catches them',
    CONTENT_ENDPOINT: 'CONTENT_REGION names a hosted space',
  },
};
const closedTo = (reads, place) =>
  Object.keys(CLOSED[place])
    .filter((name) => reads.includes(name))
    .toSorted();

test.each(rooms)('what $room reads can be set for its containers', ({ service, reads }) => {
  const { environment } = services[service];
  const closed = reads.filter((name) => !String(environment[name]).includes(`\${${name}:`));
  expect(reads.length).toBeGreaterThan(30);
  expect(closed).toEqual(closedTo(reads, 'compose'));
});

test.each(rooms)('what $room reads can be set for its pods', ({ room, reads }) => {
  const known = new Set([...Object.keys(settings), ...secretOf(room)]);
  const closed = reads.filter((name) => !known.has(name));
  expect(closed).toEqual(closedTo(reads, 'kubernetes'));
});

test.each(rooms)('$room is told nothing that it does not read', ({ room, service, reads }) => {
  const given = [...Object.keys(services[service].environment), ...secretOf(room)];
  const idle = given.filter((name) => !reads.includes(name) && !name.startsWith('OTEL_'));
  // Who opens the store takes its key from Amazon's own variables.
  expect(new Set(idle)).toEqual(
    new Set(room === 'api' ? ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] : []),
  );
});

test('both shells are told the same, and both apis', () => {
  expect(services['shell-2'].environment).toEqual(services['shell-1'].environment);
  expect(services['api-2'].environment).toEqual(services['api-1'].environment);
});
