import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ContentAccess } from '#content/content-read.ts';
import {
  contentEndpointOf,
  contentRateOf,
} from '@gruenland/shared-contracts/content/content-service.ts';

import type { SearchRegions } from '#modules/search-feed/regional-services.ts';
import { environmentSchema, knownVariables, publishedWebhookSecret } from '#config.schema.ts';
import type { S3Photos } from '#modules/photos/s3-photos.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import type { Secrets } from '#secrets/key-ring.ts';

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
  /** Milliseconds after which PostgreSQL gives a statement up. */
  readonly statementMs: number;
  /** Whether the api may change the schema; else it waits for who does. */
  readonly migrateAtStart: boolean;
  /** Where several apis count requests together; absent: each counts for itself. */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where forms, surveys and draws are defined. */
  readonly content: ContentAccess;
  /** Signs what the content service says of changes. */
  readonly webhookSecret: string;
  readonly search: {
    readonly endpoint: string;
    readonly applicationId: string;
    readonly adminKey: string;
    readonly regions: SearchRegions;
    /** Whether this process keeps the index up to date. */
    readonly feed: boolean;
  };
  /** Mindestlohn from a day on, in cents an hour, and where it is written. */
  readonly minimumWage: {
    readonly steps: readonly { readonly from: string; readonly cents: number }[];
    readonly source: string;
  };
  /** A bucket for photos; null: the folder `dataDir`. */
  readonly photoBucket: S3Photos | null;
  /** Public address of the site without trailing slash. */
  readonly siteUrl: string;
  /** Whether the site is reached by https, so that cookies are marked Secure. */
  readonly secure: boolean;
  /** Sign links and cookies. */
  readonly authSecrets: Secrets;
  /** Seal what is worse when stolen, and go into what is kept of passwords. */
  readonly dataSecrets: Secrets;
  /** Who contracts are made with. */
  readonly publisher: Publisher;
  readonly provider: ProviderConfig | null;
  readonly partners: readonly Partner[];
  /** For commands of the teams; null: they are not answered. */
  readonly internalKey: string | null;
  /** Whether the desk is open only to who has shown a second factor. */
  readonly staffSecondFactor: boolean;
  readonly demoData: boolean;
  /** Milliseconds of lag beyond which requests are refused; 0 never. */
  readonly shedDelayMs: number;
  /** Nothing may be written: no forms, no jobs, no migrations. */
  readonly readOnly: boolean;
  /** Opens the figures to who brings it; null: to who reaches this process. */
  readonly metricsToken: string | null;
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

/** `s3://bucket/prefix`, whose shape was checked. */
export function bucketOf(
  address: string | undefined,
  endpoint: string | undefined,
): S3Photos | null {
  const [bucket = '', ...prefix] = (address ?? '').slice('s3://'.length).split('/').filter(Boolean);
  return bucket ? { bucket, prefix: prefix.join('/'), endpoint } : null;
}

/** Without one of their own the data have that of the signatures, and those it took the place of. */
export function dataSecretsOf(
  own: string | undefined,
  accepted: readonly string[],
  authSecrets: Secrets,
): Secrets {
  return own ? [own, ...accepted] : [...authSecrets, ...accepted];
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
  const onOwnMachine = isLocalAddress(values.SITE_URL);
  if (!onOwnMachine && values.CONTENT_WEBHOOK_SECRET === publishedWebhookSecret) {
    throw new ConfigError(['CONTENT_WEBHOOK_SECRET: is needed where others reach SITE_URL']);
  }
  const dataDir = path.resolve(values.DATA_DIR);
  // A site that others can reach gets no account with a published password unasked.
  const demoDefault = onOwnMachine ? 'on' : 'off';
  const staffDefault = onOwnMachine && !databaseUrl ? 'off' : 'on';
  const authSecret = values.AUTH_SECRET ?? localSecret(dataDir, 'auth-secret');
  const authSecrets: Secrets = [authSecret, ...values.AUTH_SECRETS_ACCEPTED];
  return {
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir,
    databaseUrl,
    migrateAtStart: !databaseUrl || values.MIGRATE_AT_START === 'on',
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    content: {
      endpoint: contentEndpointOf(values.CONTENT_REGION, values.CONTENT_ENDPOINT),
      token: values.CONTENT_PUBLIC_TOKEN,
      rateLimit: contentRateOf(
        values.CONTENT_RATE_LIMIT,
        contentEndpointOf(values.CONTENT_REGION, values.CONTENT_ENDPOINT),
      ),
    },
    webhookSecret: values.CONTENT_WEBHOOK_SECRET,
    search: {
      endpoint: values.SEARCH_ENDPOINT,
      applicationId: values.SEARCH_APPLICATION_ID,
      adminKey: values.SEARCH_ADMIN_KEY,
      regions: {
        analytics: values.SEARCH_ANALYTICS_REGION,
        personalization: values.SEARCH_PERSONALIZATION_REGION,
        suggestions: values.SEARCH_SUGGESTIONS_REGION,
      },
      feed: values.SEARCH_FEED === 'on',
    },
    photoBucket: bucketOf(values.PHOTOS_STORE, values.PHOTOS_S3_ENDPOINT),
    siteUrl: values.SITE_URL,
    secure: values.SITE_URL.startsWith('https:'),
    authSecrets,
    dataSecrets: dataSecretsOf(values.DATA_SECRET, values.DATA_SECRETS_ACCEPTED, authSecrets),
    publisher: {
      name: values.PUBLISHER_NAME,
      address: values.PUBLISHER_ADDRESS,
      creditorId: values.PUBLISHER_CREDITOR_ID,
    },
    minimumWage: { steps: values.MINIMUM_WAGE, source: values.MINIMUM_WAGE_SOURCE },
    provider: readProvider(values),
    partners: values.PARTNER_API_KEYS,
    internalKey: values.INTERNAL_KEY ?? (databaseUrl ? null : localSecret(dataDir, 'internal-key')),
    staffSecondFactor: (values.STAFF_SECOND_FACTOR ?? staffDefault) === 'on',
    demoData: !databaseUrl && (values.DEMO_DATA ?? demoDefault) === 'on',
    statementMs: values.DATABASE_STATEMENT_MS,
    shedDelayMs: values.SHED_DELAY_MS,
    readOnly: values.READ_ONLY === 'on',
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}
