import { rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import { readConfig } from '#config.ts';
import { startApi } from '#start.ts';
import type { Api } from '#start.ts';
import type { PasswordCost } from '#modules/session/password.ts';

import { startMailCatcher } from './mail-catcher.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { copyTemplateFolder, createEmptyFolder } from './template-database.ts';
import { createPostgresDatabase } from './test-database.ts';

export const siteUrl = 'http://localhost:3000';
export const partnerKey = 'app-key-0123456789-abcdefgh';

/** A complete api with its own database and mail server. */
export interface TestApi extends Api {
  readonly mails: MailCatcher;
  readonly dataDir: string;
  /** Sends a request as a page of this site would, from a new IP address. */
  sendRequest(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Requests a URL as the person whose session cookie this is; without cookie as a visitor. */
  get(url: string, cookie?: string): Promise<LightMyRequestResponse>;
  post(
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  end(): Promise<void>;
}

/** Each request gets a new IP address, so that rate limits do not affect other tests. */
let lastIpAddressNumber = 0;
export function createIpAddress(): string {
  lastIpAddressNumber += 1;
  return `10.${(lastIpAddressNumber >> 16) & 255}.${(lastIpAddressNumber >> 8) & 255}.${lastIpAddressNumber & 255}`;
}

/** Returns the environment variables of a test api. */
export function createTestEnvironment(
  dataDir: string,
  smtpUrl: string,
  extraEnvironment: Record<string, string> = {},
): Record<string, string> {
  return {
    API_PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    SITE_URL: siteUrl,
    AUTH_SECRET: 'only-for-tests-0123456789-0123456789',
    PARTNER_API_KEYS: `app:${partnerKey}`,
    DEMO_DATA: 'off',
    STAFF_SECOND_FACTOR: 'off',
    SEARCH_FEED: 'off',
    LOG_LEVEL: 'silent',
    // 0 disables load shedding. Tests block the event loop, so the api would otherwise reject
    // requests.
    SHED_DELAY_MS: '0',
    DATABASE_STATEMENT_MS: '10000',
    ...extraEnvironment,
  };
}

/**
 * The lowest cost that argon2 accepts. At full cost, hashing would take half of the duration of a
 * test.
 */
const lowestPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1 };

/**
 * Starts an api with its own database and mail server. It runs no maintenance by itself, which would
 * expire or delete what a test has prepared; `runMaintenance` runs it.
 *
 * @param options.log receives the log lines of the api
 * @param options.passwordCost set only by tests of the password hashes themselves
 */
export async function startTestApi(
  extraEnvironment: Record<string, string> = {},
  { log, passwordCost = lowestPasswordCost }: { log?: Writable; passwordCost?: PasswordCost } = {},
): Promise<TestApi> {
  // Demo data requires an embedded database, because the api adds demo data to no other database.
  const postgres = extraEnvironment['DEMO_DATA'] === 'on' ? null : await createPostgresDatabase();
  const dataDir = postgres ? await createEmptyFolder() : await copyTemplateFolder();
  const mails = await startMailCatcher();
  const environment = createTestEnvironment(dataDir, mails.url, extraEnvironment);
  const config = readConfig({ ...environment, ...(postgres && { DATABASE_URL: postgres.url }) });
  const taskRunnerOptions = { backOffSeconds: () => 0.1 };
  const api = await startApi(config, {
    schedulesMaintenance: false,
    taskRunnerOptions,
    passwordCost,
    ...(log && { log }),
  }).catch(async (error: unknown) => {
    await mails.close();
    throw error;
  });
  const sendRequest = (options: InjectOptions) =>
    api.app.inject({ remoteAddress: createIpAddress(), ...options });
  return {
    ...api,
    mails,
    dataDir,
    sendRequest,
    get: (url, cookie = '') => sendRequest({ url, headers: cookie ? { cookie } : {} }),
    post: (url, payload, headers = {}) =>
      sendRequest({
        method: 'POST',
        url,
        headers: { origin: siteUrl, ...headers },
        ...(payload && { payload }),
      }),
    end: async () => {
      await api.close();
      await mails.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs an SQL statement. A test can change timestamps with it instead of waiting. */
export async function runSql(api: Api, statement: string): Promise<void> {
  await api.database.drizzle.execute(sql.raw(statement));
}
