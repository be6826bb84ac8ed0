import { runDockerLine } from './run-docker-line.mjs';

const services = {
  database: { image: 'db:1', restart: 'always' },
  api: {
    image: 'api:1',
    restart: 'always',
    depends_on: { database: { condition: 'service_healthy' } },
  },
  operator: {
    image: 'operator:1',
    profiles: ['operator'],
    environment: { A: '1' },
    depends_on: { database: { condition: 'service_healthy' } },
  },
};

/** Creates a site that records what is done with its containers. */
function createSite(current = []) {
  const done = [];
  const record =
    (action) =>
    async (...args) => {
      done.push([action, ...args]);
      return { output: '' };
    };
  const site = {
    project: 'p',
    folder: '/site',
    services,
    volumes: { data: { name: 'real-data' }, logs: {} },
    engine: { name: 'podman', run: record('engine') },
    getContainer: (name) => `p-${name}`,
    readServices: (changes) => ({ ...services, api: { ...services.api, changes } }),
    ensureNetwork: async () => {},
    isCurrent: async (name) => current.includes(name),
    remove: record('remove'),
    start: async (name) => void done.push(['start', name]),
    runOnce: record('once'),
    waitUntilHealthy: async () => {},
  };
  return { site, done };
}

test('up replaces what has changed, and starts what it depends on', async () => {
  const { site, done } = createSite();
  await runDockerLine(site, 'docker compose up --detach api');
  expect(done.filter(([action]) => action === 'start')).toEqual([
    ['start', 'database'],
    ['start', 'api'],
  ]);
  const other = createSite(['database']);
  await runDockerLine(other.site, 'docker compose up --detach');
  expect(other.done).toEqual([
    ['remove', 'api'],
    ['start', 'api'],
  ]);
});

test('run starts what it depends on, and passes variables, user and volumes', async () => {
  const { site, done } = createSite();
  await runDockerLine(site, 'docker compose run --rm -T operator staff -- list');
  expect(done.map(([action, name]) => [action, name])).toEqual([
    ['remove', 'database'],
    ['start', 'database'],
    ['once', 'operator'],
  ]);
  expect(done.at(-1)[2]).toEqual(['staff', '--', 'list']);
  const other = createSite();
  await runDockerLine(
    other.site,
    `docker compose run --rm --no-deps --user=postgres --volume=./a:/a:ro --env=B=2 operator x '1 2'`,
  );
  expect(other.done).toEqual([
    [
      'once',
      'operator',
      ['x', '1 2'],
      {
        change: { ...services.operator, environment: { A: '1', B: '2' }, user: 'postgres' },
        volumes: ['/site/a:/a:ro'],
      },
    ],
  ]);
});

test('removes the volumes of the run, never those of a real site', async () => {
  const { site, done } = createSite();
  await runDockerLine(site, 'docker volume rm real-data');
  expect(done).toEqual([['engine', ['volume', 'rm', 'p-data'], undefined]]);
});

test('refuses what it does not know', async () => {
  await expect(runDockerLine(createSite().site, 'docker image prune')).rejects.toThrow(
    'cannot run',
  );
});
