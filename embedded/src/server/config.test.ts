import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

test('has a default for every variable', () => {
  expect(readConfig({})).toMatchObject({
    EMBEDDED_HOST: '127.0.0.1',
    EMBEDDED_PORT: 3002,
    SMTP_PORT: 3025,
    CONTENT_PUBLIC_TOKEN: 'embedded-public',
    CONTENT_PREVIEW_TOKEN: 'embedded-preview',
    CONTENT_SPACE_ID: '100001',
    CONTENT_CV_REDIRECT: true,
    CONTENT_WEBHOOK_URL: [
      'http://127.0.0.1:3000/_hooks/content',
      'http://127.0.0.1:3001/api/hooks/content',
    ],
    CONTENT_LANGUAGES: [],
    CONTENT_DIR: expect.stringMatching(/embedded.content$/u),
  });
});

test('reads values and treats empty ones as absent', () => {
  const config = readConfig({
    EMBEDDED_PORT: '0',
    SMTP_PORT: '',
    CONTENT_CV_REDIRECT: 'off',
    PORT: '4000',
    CONTENT_LANGUAGES: 'en,fr',
    DATA_DIR: '/tmp/x',
  });
  expect(config).toMatchObject({
    EMBEDDED_PORT: 0,
    SMTP_PORT: 3025,
    CONTENT_CV_REDIRECT: false,
    CONTENT_WEBHOOK_URL: [
      'http://127.0.0.1:4000/_hooks/content',
      'http://127.0.0.1:3001/api/hooks/content',
    ],
    CONTENT_LANGUAGES: ['en', 'fr'],
    DATA_DIR: '/tmp/x',
  });
});

test('names invalid variables without their values', () => {
  const readInvalidConfig = () =>
    readConfig({ EMBEDDED_PORT: 'geheim', CONTENT_CV_REDIRECT: 'vielleicht' });
  expect(readInvalidConfig).toThrow(ConfigError);
  expect(readInvalidConfig).toThrow(/EMBEDDED_PORT[^]*CONTENT_CV_REDIRECT/u);
  expect(readInvalidConfig).not.toThrow(/geheim|vielleicht: /u);
});

describe('security finding 1: published secrets that allow changes', () => {
  const ownSecrets = { SEARCH_ADMIN_KEY: 'eigener', CONTENT_MANAGEMENT_TOKEN: 'eigenes' };

  test.each([{ SITE_URL: 'https://g.example' }, { EMBEDDED_HOST: '0.0.0.0' }])(
    'are refused with %j',
    (env) => {
      expect(() => readConfig(env)).toThrow(/CONTENT_MANAGEMENT_TOKEN[^]*SEARCH_ADMIN_KEY/u);
      expect(() =>
        readConfig({ ...ownSecrets, ...env, SEARCH_ADMIN_KEY: 'embedded-admin' }),
      ).toThrow(ConfigError);
      expect(readConfig({ ...ownSecrets, ...env })).toMatchObject(ownSecrets);
    },
  );

  test('are accepted where only this machine is served', () => {
    expect(readConfig({ SITE_URL: 'http://127.0.0.1:4000' }).SEARCH_ADMIN_KEY).toBe(
      'embedded-admin',
    );
  });
});
