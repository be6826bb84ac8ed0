import { rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

import { readConfig } from '#config.ts';
import { startApi } from '#start.ts';
import type { Api } from '#start.ts';

import { catchMail } from './mail-catcher.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { copyTemplate, emptyFolder } from './template-database.ts';
import { createPostgres } from './test-database.ts';

// A busy machine takes its time for whole databases and slow hashes.
jest.setTimeout(60_000);

export const siteUrl = 'http://localhost:3000';
export const partnerKey = 'app-key-0123456789-abcdefgh';

/** A whole api on its own database, with its own mail server. */
export interface TestApi extends Api {
  readonly mails: MailCatcher;
  readonly dataDir: string;
  /** A request as a browser on our site would send it, from an address of its own. */
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  post(
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  end(): Promise<void>;
}

/** Every request from another address, so that limits per address do not mix tests up. */
let lastAddress = 0;
export function newAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** Environment for a test api. */
export function testEnvironment(
  dataDir: string,
  smtpUrl: string,
  more: Record<string, string> = {},
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
    // A test process is busy with itself.
    SHED_DELAY_MS: '0',
    DATABASE_STATEMENT_MS: '10000',
    ...more,
  };
}

/** An api of its own with everything it needs; `log` gets its log lines. */
export async function startTestApi(
  more: Record<string, string> = {},
  log?: Writable,
): Promise<TestApi> {
  // Demo data never go into a configured database.
  const postgres = more['DEMO_DATA'] === 'on' ? null : await createPostgres();
  const dataDir = postgres ? await emptyFolder() : await copyTemplate();
  const mails = await catchMail();
  const environment = testEnvironment(dataDir, mails.url, more);
  const config = readConfig({ ...environment, ...(postgres && { DATABASE_URL: postgres.url }) });
  const jobOptions = { pollMs: 50, backOffSeconds: () => 0.1 };
  const api = await startApi(config, { jobOptions, ...(log && { log }) }).catch(
    async (error: unknown) => {
      await mails.close();
      throw error;
    },
  );
  const ask = (options: InjectOptions) =>
    api.app.inject({ remoteAddress: newAddress(), ...options });
  return {
    ...api,
    mails,
    dataDir,
    ask,
    post: (url, payload, headers = {}) =>
      ask({
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

/** Moves moments in the database, in place of waiting. */
export async function shiftTime(api: Api, statement: string): Promise<void> {
  await api.database.drizzle.execute(sql.raw(statement));
}
