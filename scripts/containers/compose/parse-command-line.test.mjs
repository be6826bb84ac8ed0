import { parseCommandLine, separateOptions } from './parse-command-line.mjs';

test.each([
  ['docker compose up --detach api-1', {}, ['compose', 'up', '--detach', 'api-1']],
  ['READ_ONLY=on docker compose stop', { READ_ONLY: 'on' }, ['compose', 'stop']],
  ['cd /srv/gruenland && docker compose ps', {}, ['compose', 'ps']],
  [
    `docker compose exec e node -e "f('a').then(b)"`,
    {},
    ['compose', 'exec', 'e', 'node', '-e', `f('a').then(b)`],
  ],
  [
    `docker compose run db restore.sh '2026-11-28 14:31:00+01:00'`,
    {},
    ['compose', 'run', 'db', 'restore.sh', '2026-11-28 14:31:00+01:00'],
  ],
])('%s', (line, variables, words) => {
  expect(parseCommandLine(line)).toEqual({ variables, words });
});

test('refuses other lines', () => {
  expect(() => parseCommandLine('rm -rf data && docker compose up')).toThrow(
    'not a docker command',
  );
});

test('separates options from the command', () => {
  const words = ['--rm', '-T', '--user=postgres', '--tail', '200', 'postgres', 'sh', '-c', 'x'];
  expect(separateOptions(words, ['--tail'])).toEqual({
    options: [
      ['--rm', ''],
      ['-T', ''],
      ['--user', 'postgres'],
      ['--tail', '200'],
    ],
    rest: ['postgres', 'sh', '-c', 'x'],
  });
});
