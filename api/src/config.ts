import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentEndpointOf } from '@gruenland/shared-contracts/content/content-service.ts';

import { environmentSchema, knownVariables } from '#config.schema.ts';
import type { Publisher } from '#mail/contract-mails.ts';

/** A system that may ask for one-time tokens, and its key. */
export interface Partner {
  readonly client: string;
  readonly key: string;
}

/** An OpenID Connect provider that people may sign in through. */
export interface ProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button. */
  readonly label: string;
}

/** Everything that is set from outside, validated. */
export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  /** Absent: PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where forms, surveys and draws are defined. */
  readonly content: { readonly endpoint: string; readonly token: string };
  /** Signs what the content service says of changes. */
  readonly webhookSecret: string;
  readonly search: {
    readonly endpoint: string;
    readonly applicationId: string;
    readonly adminKey: string;
    /** Whether this process keeps the index up to date. */
    readonly feed: boolean;
  };
  /** Public address of the site without trailing slash. */
  readonly siteUrl: string;
  /** Whether the site is reached by https, so that cookies are marked Secure. */
  readonly secure: boolean;
  readonly authSecret: string;
  /** Seals bank accounts; whoever changes it can no longer read those. */
  readonly dataSecret: string;
  /** Who contracts are made with. */
  readonly publisher: Publisher;
  readonly provider: ProviderConfig | null;
  readonly partners: readonly Partner[];
  /** For commands of the teams; null: they are not answered. */
  readonly internalKey: string | null;
  readonly demoData: boolean;
  readonly trustProxy: string;
  readonly logLevel: string;
}

/** The environment does not fit; the message names every variable in question. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The environment is not usable:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** A key of this machine, made at the first start and kept beside the database. */
function localSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'keys');
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

function isLocalAddress(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}

/** All three or none. @throws ConfigError */
function readProvider(values: {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_LABEL: string;
}): ProviderConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL: label } = values;
  if (!OIDC_ISSUER && !OIDC_CLIENT_ID && !OIDC_CLIENT_SECRET) return null;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) {
    throw new ConfigError(['OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: all three or none']);
  }
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    label,
  };
}

/** @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environmentSchema.safeParse(knownVariables(env));
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((at) => `${at.path.join('.')}: ${at.message}`));
  }
  const values = read.data;
  const databaseUrl = values.DATABASE_URL;
  if (databaseUrl && !values.AUTH_SECRET) {
    throw new ConfigError(['AUTH_SECRET: is needed together with DATABASE_URL']);
  }
  if (databaseUrl && values.DEMO_DATA === 'on') {
    throw new ConfigError(['DEMO_DATA: demo people never go into a configured database']);
  }
  const dataDir = path.resolve(values.DATA_DIR);
  // A site that others can reach gets no account with a published password unasked.
  const demoDefault = isLocalAddress(values.SITE_URL) ? 'on' : 'off';
  const authSecret = values.AUTH_SECRET ?? localSecret(dataDir, 'auth-secret');
  return {
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir,
    databaseUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    content: {
      endpoint: contentEndpointOf(values.CONTENT_REGION, values.CONTENT_ENDPOINT),
      token: values.CONTENT_PUBLIC_TOKEN,
    },
    webhookSecret: values.CONTENT_WEBHOOK_SECRET,
    search: {
      endpoint: values.SEARCH_ENDPOINT,
      applicationId: values.SEARCH_APPLICATION_ID,
      adminKey: values.SEARCH_ADMIN_KEY,
      feed: values.SEARCH_FEED === 'on',
    },
    siteUrl: values.SITE_URL,
    secure: values.SITE_URL.startsWith('https:'),
    authSecret,
    dataSecret: values.DATA_SECRET ?? authSecret,
    publisher: {
      name: values.PUBLISHER_NAME,
      address: values.PUBLISHER_ADDRESS,
      creditorId: values.PUBLISHER_CREDITOR_ID,
    },
    provider: readProvider(values),
    partners: values.PARTNER_API_KEYS,
    internalKey: values.INTERNAL_KEY ?? (databaseUrl ? null : localSecret(dataDir, 'internal-key')),
    demoData: !databaseUrl && (values.DEMO_DATA ?? demoDefault) === 'on',
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}
