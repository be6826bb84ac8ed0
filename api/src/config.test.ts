import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { ConfigError, readConfig } from './config.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gruenland-config-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const readTestConfig = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...env });
const secret = 's'.repeat(32);
const publicSite = {
  SITE_URL: 'https://g.example',
  CONTENT_WEBHOOK_SECRET: 'geheim',
  SEARCH_ADMIN_KEY: 'ebenfalls geheim',
  SMTP_URL: 'smtps://mail.g.example',
  MAIL_FROM: 'Verlag G <post@g.example>',
  PUBLISHER_NAME: 'Verlag G',
  PUBLISHER_ADDRESS: 'Hauptstraße 1, 26939 Ovelgönne',
  PUBLISHER_CREDITOR_ID: 'DE74ZZZ09999999999',
};
const productionVariables = { DATABASE_URL: 'postgres://u:p@db/g', AUTH_SECRET: secret };

describe('the environment', () => {
  test('has a default for every variable', () => {
    expect(readTestConfig()).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: undefined,
      smtpUrl: 'smtp://127.0.0.1:3025',
      siteUrl: 'http://localhost:3000',
      usesHttps: false,
      partners: [],
      addsDemoData: true,
    });
  });

  test('generates a secret once, readable for its owner only', async () => {
    const [authSecret, ...otherSecrets] = readTestConfig().authSecrets;
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(otherSecrets).toEqual([]);
    expect(readTestConfig().authSecrets).toEqual([authSecret]);
    const file = path.join(dataDir, 'keys', 'auth-secret');
    expect(await readFile(file, 'utf8')).toBe(authSecret);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('treats empty values as not set and removes trailing slashes', () => {
    expect(
      readTestConfig({ ...publicSite, API_PORT: '', SITE_URL: 'https://g.example/' }),
    ).toMatchObject({
      port: 3001,
      siteUrl: 'https://g.example',
      usesHttps: true,
    });
  });

  test('generates an internal key on a local site, and none elsewhere', () => {
    expect(readTestConfig({}).internalKey).toMatch(/^[\w-]{43}$/u);
    expect(readTestConfig(productionVariables).internalKey).toBeNull();
    expect(
      readTestConfig({ ...productionVariables, INTERNAL_KEY: 'i'.repeat(24) }).internalKey,
    ).toBe('i'.repeat(24));
  });

  test('reads partners', () => {
    const partnerKeys = `app:${'k'.repeat(24)}, zweite-app:${'l'.repeat(30)}`;
    expect(readTestConfig({ PARTNER_API_KEYS: partnerKeys }).partners).toEqual([
      { client: 'app', key: 'k'.repeat(24) },
      { client: 'zweite-app', key: 'l'.repeat(30) },
    ]);
  });

  test('a partner may have two keys during a rotation', () => {
    const keys = ['k', 'l'].map((letter) => letter.repeat(24));
    const partnerKeys = keys.map((key) => `app:${key}`).join(',');
    expect(readTestConfig({ PARTNER_API_KEYS: partnerKeys }).partners).toEqual(
      keys.map((key) => ({ client: 'app', key })),
    );
  });

  test('a single secret is taken literally, whatever characters it contains', () => {
    const secretWithPunctuation = 'with, commas and spaces in it, as some of them have';
    expect(readTestConfig({ AUTH_SECRET: secretWithPunctuation })).toMatchObject({
      authSecrets: [secretWithPunctuation],
      dataSecrets: [secretWithPunctuation],
    });
    expect(
      readTestConfig({ AUTH_SECRET: secret, DATA_SECRET: secretWithPunctuation }),
    ).toMatchObject({
      authSecrets: [secret],
      dataSecrets: [secretWithPunctuation],
    });
  });

  test('accepted secrets follow the current one', () => {
    const createSecret = (letter: string) => letter.repeat(32);
    const [currentSecret, olderSecret, oldestSecret] = [
      createSecret('n'),
      createSecret('e'),
      createSecret('z'),
    ] as const;
    const authVariables = {
      AUTH_SECRET: secret,
      AUTH_SECRETS_ACCEPTED: ` ${olderSecret}  ${oldestSecret}`,
    };
    expect(readTestConfig(authVariables)).toMatchObject({
      authSecrets: [secret, olderSecret, oldestSecret],
      // If DATA_SECRET is not set, the auth secret and its accepted predecessors encrypt the data.
      dataSecrets: [secret, olderSecret, oldestSecret],
    });
    const dataVariables = { DATA_SECRET: currentSecret, DATA_SECRETS_ACCEPTED: oldestSecret };
    expect(readTestConfig({ ...authVariables, ...dataVariables })).toMatchObject({
      dataSecrets: [currentSecret, oldestSecret],
    });
  });

  test.each([
    ['API_PORT', { API_PORT: 'abc' }],
    ['API_PORT', { API_PORT: '70000' }],
    ['SITE_URL', { SITE_URL: 'localhost' }],
    ['SITE_URL', { SITE_URL: 'ftp://g.example' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['DATABASE_URL', { ...productionVariables, DATABASE_URL: 'mysql://db' }],
    ['AUTH_SECRET', { DATABASE_URL: productionVariables.DATABASE_URL }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['INTERNAL_KEY', { INTERNAL_KEY: 'short' }],
    ['AUTH_SECRETS_ACCEPTED.1', { AUTH_SECRETS_ACCEPTED: `${secret} short` }],
    ['DATA_SECRETS_ACCEPTED.0', { DATA_SECRETS_ACCEPTED: 'short' }],
    ['PARTNER_API_KEYS', { PARTNER_API_KEYS: 'app:short' }],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'perhaps' }],
    ['CONTENT_WEBHOOK_SECRET', { SITE_URL: 'https://g.example' }],
    ['CONTENT_WEBHOOK_SECRET', { ...publicSite, CONTENT_WEBHOOK_SECRET: 'embedded-webhook' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['DEMO_DATA', { ...productionVariables, DEMO_DATA: 'on' }],
  ])('rejects an invalid %s by name: %j', (name, env) => {
    expect(() => readTestConfig(env)).toThrow(ConfigError);
    expect(() => readTestConfig(env)).toThrow(new RegExp(`^ {2}${name}: `, 'mu'));
  });

  test('lists all invalid variables at once', () => {
    expect(() => readTestConfig({ API_PORT: 'x', SITE_URL: 'y' })).toThrow(
      /API_PORT[\s\S]*SITE_URL/u,
    );
  });
});

describe('security finding 1: the published admin key of the search', () => {
  test.each([{ SEARCH_ADMIN_KEY: '' }, { SEARCH_ADMIN_KEY: 'embedded-admin' }])(
    'is refused on a public site: %j',
    (env) => {
      expect(() => readTestConfig({ ...publicSite, ...env })).toThrow(/^ {2}SEARCH_ADMIN_KEY: /mu);
    },
  );

  test('is accepted on a local site', () => {
    expect(readTestConfig().search.adminKey).toBe('embedded-admin');
  });
});

describe('api finding F14: sample values', () => {
  test('stop an api of a public site, all named in one message', () => {
    const env = { SITE_URL: 'https://g.example', PUBLISHER_NAME: '' };
    expect(() => readTestConfig(env)).toThrow(
      /SEARCH_ADMIN_KEY[^]*PUBLISHER_NAME[^]*PUBLISHER_ADDRESS[^]*PUBLISHER_CREDITOR_ID[^]*SMTP_URL[^]*MAIL_FROM/u,
    );
  });

  test.each([
    ['PUBLISHER_NAME', 'Grünland Verlag GmbH (Beispiel)'],
    ['PUBLISHER_NAME', ' grünland  verlag GmbH  (Beispiel) '],
    ['PUBLISHER_ADDRESS', 'Musterweg 1, 12345 Musterstadt'],
    ['PUBLISHER_ADDRESS', 'Musterweg 1\n12345 Musterstadt\nDeutschland'],
    ['PUBLISHER_CREDITOR_ID', 'DE98ZZZ09999999999'],
    ['PUBLISHER_CREDITOR_ID', 'de98 ZZZ0 9999 9999 99'],
    ['MAIL_FROM', 'Grünland <post@gruenland.example>'],
    ['MAIL_FROM', 'POST@GRUENLAND.EXAMPLE'],
    ['MAIL_FROM', 'Verlag G <info@mail.gruenland.example>'],
    ['SMTP_URL', 'smtp://127.0.0.1:3025'],
    ['SMTP_URL', 'smtp://127.0.0.1:3025/'],
    ['SMTP_URL', 'smtps://127.0.0.1'],
    ['SMTP_URL', 'smtp://127.1:2525'],
    ['SMTP_URL', 'smtp://127.0.1.1:25'],
    ['SMTP_URL', 'smtp://0.0.0.0:3025'],
    ['SMTP_URL', 'smtp://localhost:3025'],
    ['SMTP_URL', 'SMTP://LocalHost:3025'],
    ['SMTP_URL', 'smtp://localhost.:3025'],
    ['SMTP_URL', 'smtp://mail.localhost:3025'],
    ['SMTP_URL', 'smtp://user:password@localhost:3025'],
    ['SMTP_URL', 'smtp://[::1]:3025'],
    ['SMTP_URL', 'smtp://[0:0:0:0:0:0:0:1]:3025'],
    ['SMTP_URL', 'smtp://[::ffff:127.0.0.1]:3025'],
    ['SMTP_URL', 'smtp://[::]:3025'],
    ['SMTP_URL', 'smtp://embedded:3025'],
    ['SMTP_URL', 'smtp://Embedded:2525'],
  ])('%s=%s is refused on a public site only', (name, value) => {
    expect(() => readTestConfig({ ...publicSite, [name]: value })).toThrow(
      new RegExp(`^ {2}${name}: `, 'mu'),
    );
    expect(() => readTestConfig({ [name]: value })).not.toThrow();
  });
});

test.each([
  { SMTP_URL: 'smtp://mail.localhost.g.example:3025' },
  { SMTP_URL: 'smtp://embedded.g.example:587' },
  { SMTP_URL: 'smtp://10.127.0.1' },
  { MAIL_FROM: 'Grünland <post@alpgruenland.example>' },
  { PUBLISHER_NAME: 'Grünland Verlag GmbH' },
])('a public site starts with %j', (env) => {
  expect(() => readTestConfig({ ...publicSite, ...env })).not.toThrow();
});

describe('a second factor for staff', () => {
  test.each([
    ['is not required on a developer’s machine', {}, false],
    ['is required when switched on', { STAFF_SECOND_FACTOR: 'on' }, true],
    ['is required on a public site', publicSite, true],
    ['is required with a configured database', productionVariables, true],
  ])('%s', (_, env, expected) => {
    expect(readTestConfig(env).requiresStaffSecondFactor).toBe(expected);
  });
});

describe('demo accounts', () => {
  test.each([
    ['exist on a developer’s machine', {}, true],
    ['do not exist when switched off', { DEMO_DATA: 'off' }, false],
    ['do not exist on a public site', publicSite, false],
    ['exist when switched on', { ...publicSite, DEMO_DATA: 'on' }, true],
    ['never exist in a configured database', productionVariables, false],
  ])('%s', (_, env, expected) => {
    expect(readTestConfig(env).addsDemoData).toBe(expected);
  });
});
