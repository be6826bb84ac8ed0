import { createRunArguments } from './create-run-arguments.mjs';

const options = { project: 'p', engine: 'docker', root: '/site' };
const service = {
  build: { target: 'shell' },
  restart: 'unless-stopped',
  read_only: true,
  init: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  tmpfs: ['/tmp', '/data:uid=1000,gid=1000'],
  stop_grace_period: '20s',
  mem_limit: '768m',
  logging: { driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } },
  environment: { PORT: 3000, EMPTY: '' },
  volumes: ['data:/data', './deploy/store:/gruenland:ro'],
  ports: ['4200:8080'],
};

/** Returns the values of an option. */
const getValues = (words, option) => words.filter((_, index) => words[index - 1] === option);

test('runs a service with its limits and rights', () => {
  const words = createRunArguments('shell-1', service, options);
  expect(words).toEqual(expect.arrayContaining(['--read-only', '--init', '--detach']));
  expect(words).not.toContain('--read-only-tmpfs=false');
  const values = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => [word, getValues(words, word)]),
  );
  expect(values).toMatchObject({
    '--name': ['p-shell-1'],
    '--network': ['p'],
    '--network-alias': ['shell-1'],
    '--restart': ['unless-stopped'],
    '--cap-drop': ['ALL'],
    '--security-opt': ['no-new-privileges'],
    '--tmpfs': ['/tmp', '/data:uid=1000,gid=1000'],
    '--volume': ['p-data:/data', '/site/deploy/store:/gruenland:ro'],
    '--publish': ['127.0.0.1:4200:8080'],
    '--env': ['PORT=3000', 'EMPTY='],
    '--memory': ['768m'],
    '--log-driver': ['json-file'],
    '--log-opt': ['max-size=20m', 'max-file=5'],
    '--stop-timeout': ['20'],
  });
  expect(words.at(-1)).toBe('gruenland-shell');
});

test('translates what podman lacks', () => {
  const words = createRunArguments('shell-1', service, { ...options, engine: 'podman' });
  expect(words).toContain('--read-only-tmpfs=false');
  expect(getValues(words, '--tmpfs')).toEqual(['/tmp']);
  expect(getValues(words, '--volume')[0]).toBe('/data');
  expect(getValues(words, '--log-opt')).toEqual(['max-size=20m']);
});

test('passes entrypoint, command and health check', () => {
  const store = {
    image: 'store:1',
    entrypoint: ['sh', '/start.sh'],
    command: ['server', '-p', 9000],
    healthcheck: { test: ['CMD-SHELL', 'ready'], interval: '5s', timeout: '3s', retries: 12 },
  };
  const words = createRunArguments('store', store, options);
  expect(words.slice(-6)).toEqual([
    'sh',
    'docker.io/library/store:1',
    '/start.sh',
    'server',
    '-p',
    '9000',
  ]);
  expect(getValues(words, '--health-cmd')).toEqual(['ready']);
  expect(
    createRunArguments('store', { ...store, healthcheck: { disable: true } }, options),
  ).toContain('--no-healthcheck');
});

test('shares the network of another service', () => {
  const words = createRunArguments('m', { ...service, network_mode: 'service:edge' }, options);
  expect(getValues(words, '--network')).toEqual(['container:p-edge']);
});

test('runs a command once, without name, ports and restarts', () => {
  const words = createRunArguments('operator', service, { ...options, command: ['releases'] });
  expect(words.slice(0, 2)).toEqual(['run', '--rm']);
  expect(words).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^--(name|restart|publish|detach)$/)]),
  );
  expect(words.slice(-2)).toEqual(['gruenland-shell', 'releases']);
});
