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

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const secret = 's'.repeat(32);
const elsewhere = { SITE_URL: 'https://g.example', CONTENT_WEBHOOK_SECRET: 'geheim' };
const production = { DATABASE_URL: 'postgres://u:p@db/g', AUTH_SECRET: secret };

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      databaseUrl: undefined,
      smtpUrl: 'smtp://127.0.0.1:3025',
      siteUrl: 'http://localhost:3000',
      secure: false,
      partners: [],
      demoData: true,
    });
  });

  test('makes a secret once, for its owner only', async () => {
    const [authSecret, ...others] = read().authSecrets;
    expect(authSecret.length).toBeGreaterThanOrEqual(32);
    expect(others).toEqual([]);
    expect(read().authSecrets).toEqual([authSecret]);
    const file = path.join(dataDir, 'keys', 'auth-secret');
    expect(await readFile(file, 'utf8')).toBe(authSecret);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('takes empty values as not set and drops trailing slashes', () => {
    expect(read({ ...elsewhere, API_PORT: '', SITE_URL: 'https://g.example/' })).toMatchObject({
      port: 3001,
      siteUrl: 'https://g.example',
      secure: true,
    });
  });

  test('has an internal key of its own on one machine, none unasked elsewhere', () => {
    expect(read({}).internalKey).toMatch(/^[\w-]{43}$/u);
    expect(read(production).internalKey).toBeNull();
    expect(read({ ...production, INTERNAL_KEY: 'i'.repeat(24) }).internalKey).toBe('i'.repeat(24));
  });

  test('reads partners', () => {
    const partners = `app:${'k'.repeat(24)}, zweite-app:${'l'.repeat(30)}`;
    expect(read({ PARTNER_API_KEYS: partners }).partners).toEqual([
      { client: 'app', key: 'k'.repeat(24) },
      { client: 'zweite-app', key: 'l'.repeat(30) },
    ]);
  });

  test('a partner may have two keys while one takes the place of the other', () => {
    const keys = ['k', 'l'].map((letter) => letter.repeat(24));
    const partners = keys.map((key) => `app:${key}`).join(',');
    expect(read({ PARTNER_API_KEYS: partners }).partners).toEqual(
      keys.map((key) => ({ client: 'app', key })),
    );
  });

  test('one secret alone means what it always meant, whatever is in it', () => {
    const odd = 'with, commas and spaces in it, as some of them have';
    expect(read({ AUTH_SECRET: odd })).toMatchObject({ authSecrets: [odd], dataSecrets: [odd] });
    expect(read({ AUTH_SECRET: secret, DATA_SECRET: odd })).toMatchObject({
      authSecrets: [secret],
      dataSecrets: [odd],
    });
  });

  test('secrets that are believed as well come after the one that makes what is new', () => {
    const of = (letter: string) => letter.repeat(32);
    const [now, first, second] = [of('n'), of('e'), of('z')] as const;
    const accepted = { AUTH_SECRET: secret, AUTH_SECRETS_ACCEPTED: ` ${first}  ${second}` };
    expect(read(accepted)).toMatchObject({
      authSecrets: [secret, first, second],
      // What stands in for the data's own does so with all that it was before.
      dataSecrets: [secret, first, second],
    });
    const data = { DATA_SECRET: now, DATA_SECRETS_ACCEPTED: second };
    expect(read({ ...accepted, ...data })).toMatchObject({ dataSecrets: [now, second] });
  });

  test.each([
    ['API_PORT', { API_PORT: 'abc' }],
    ['API_PORT', { API_PORT: '70000' }],
    ['SITE_URL', { SITE_URL: 'localhost' }],
    ['SITE_URL', { SITE_URL: 'ftp://g.example' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: 'mysql://db' }],
    ['AUTH_SECRET', { DATABASE_URL: production.DATABASE_URL }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['INTERNAL_KEY', { INTERNAL_KEY: 'short' }],
    ['AUTH_SECRETS_ACCEPTED.1', { AUTH_SECRETS_ACCEPTED: `${secret} short` }],
    ['DATA_SECRETS_ACCEPTED.0', { DATA_SECRETS_ACCEPTED: 'short' }],
    ['PARTNER_API_KEYS', { PARTNER_API_KEYS: 'app:short' }],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'perhaps' }],
    ['CONTENT_WEBHOOK_SECRET', { SITE_URL: 'https://g.example' }],
    ['CONTENT_WEBHOOK_SECRET', { ...elsewhere, CONTENT_WEBHOOK_SECRET: 'embedded-webhook' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['DEMO_DATA', { ...production, DEMO_DATA: 'on' }],
  ])('refuses a wrong %s by name: %j', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(new RegExp(`^ {2}${name}: `, 'mu'));
  });

  test('names everything that is wrong at once', () => {
    expect(() => read({ API_PORT: 'x', SITE_URL: 'y' })).toThrow(/API_PORT[\s\S]*SITE_URL/u);
  });
});

describe('a second factor for the Redaktion', () => {
  test.each([
    ['is not asked for on a developer’s machine', {}, false],
    ['is where it is switched on', { STAFF_SECOND_FACTOR: 'on' }, true],
    ['is on an address that others reach', elsewhere, true],
    ['is with a configured database', production, true],
  ])('%s', (_, env, expected) => {
    expect(read(env).staffSecondFactor).toBe(expected);
  });
});

describe('demo people', () => {
  test.each([
    ['on a developer’s machine', {}, true],
    ['when switched off', { DEMO_DATA: 'off' }, false],
    ['on an address that others reach', elsewhere, false],
    ['there when asked for', { ...elsewhere, DEMO_DATA: 'on' }, true],
    ['never in a configured database', production, false],
  ])('%s', (_, env, expected) => {
    expect(read(env).demoData).toBe(expected);
  });
});
