import { readPorts, createServiceEnvironment } from './addresses.mjs';

const PORTS = { shell: 1, api: 2, embedded: 3, releases: 4, smtp: 5 };

test('uses defaults, a configured port and an empty variable', () => {
  expect(readPorts({ API_PORT: '4001', SMTP_PORT: '' })).toEqual({
    shell: 3000,
    api: 4001,
    embedded: 3002,
    releases: 3003,
    smtp: 3025,
  });
});

test.each(['abc', '0', '70000', '30.5'])('rejects the port %s', (value) => {
  expect(() => readPorts({ PORT: value })).toThrow('PORT is');
});

test('services get the ports of this site', () => {
  const env = createServiceEnvironment({
    env: {},
    ports: PORTS,
    dataDir: '/d',
    mode: 'production',
  });
  expect(env).toMatchObject({
    PORT: '1',
    SITE_URL: 'http://localhost:1',
    API_URL: 'http://127.0.0.1:2',
    CONTENT_ENDPOINT: 'http://127.0.0.1:3/v2',
    RELEASES_URL: 'http://127.0.0.1:4',
    SMTP_URL: 'smtp://127.0.0.1:5',
    DATA_DIR: '/d',
    NODE_ENV: 'production',
  });
});

test('existing variables take precedence, empty ones count as unset, ports are the given ones', () => {
  const settings = { CONTENT_ENDPOINT: 'https://api.storyblok.com/v2', API_URL: '', PORT: '99' };
  const env = createServiceEnvironment({
    env: settings,
    ports: PORTS,
    dataDir: '/d',
    mode: 'development',
  });
  expect(env.CONTENT_ENDPOINT).toBe('https://api.storyblok.com/v2');
  expect(env.API_URL).toBe('http://127.0.0.1:2');
  expect(env.PORT).toBe('1');
});
