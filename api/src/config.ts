import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ContentAccess } from '#content/content-reader.ts';
import {
  getContentEndpoint,
  getContentRateLimit,
} from '@gruenland/shared-contracts/content/content-service.ts';

import type { z } from 'zod';

import type { DatabaseAddresses } from '#db/open-database.ts';
import type { SearchRegions } from '#modules/search-feed/regional-services.ts';
import { environmentSchema, selectKnownVariables } from '#config.schema.ts';
import {
  listVariablesWithPublishedSecret,
  listVariablesWithSampleValue,
} from '#published-secrets.ts';
import type { S3Photos } from '#modules/photos/s3-photos.ts';
import type { Publisher } from '#mail/contract-mails.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/** A partner system that may request one-time tokens, and its API key. */
export interface Partner {
  readonly client: string;
  readonly key: string;
}

/** An OpenID Connect provider that people can sign in with. */
export interface OpenIdProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Text of the sign-in button. */
  readonly label: string;
}

/** The validated configuration of the api. */
export interface Config {
  readonly host: string;
  /** Port to listen on; 0 takes any free port. */
  readonly port: number;
  readonly dataDir: string;
  /** Connection URL; if absent, the api uses PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Further addresses of the same database: a pooler for requests, a replica for lists. */
  readonly databaseAddresses: DatabaseAddresses;
  /** PostgreSQL statement timeout in milliseconds. */
  readonly statementTimeoutMs: number;
  /** Whether the api migrates the schema at start; if not, the schema must already be migrated. */
  readonly migratesAtStart: boolean;
  /**
   * URL of the Redis server for rate limits shared by all api processes; if absent, each process
   * counts only its own requests.
   */
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Access to the content system, which defines forms, surveys and prize draws. */
  readonly content: ContentAccess;
  /** Secret that signs the webhooks of the content service. */
  readonly webhookSecret: string;
  readonly search: {
    readonly endpoint: string;
    readonly applicationId: string;
    readonly adminKey: string;
    readonly regions: SearchRegions;
    /** Whether this process updates the search index. */
    readonly updatesIndex: boolean;
  };
  /** Minimum wages in cents per hour with their first days, and the legal source. */
  readonly minimumWage: {
    readonly rates: readonly { readonly from: string; readonly cents: number }[];
    readonly source: string;
  };
  /** S3 bucket for photos; if null, photos are stored in a folder in `dataDir`. */
  readonly photoBucket: S3Photos | null;
  /** Public URL of the site, without trailing slash. */
  readonly siteUrl: string;
  /** Whether the site uses https; if so, cookies get the Secure attribute. */
  readonly usesHttps: boolean;
  /** Secrets that sign links and cookies; the first is the current one. */
  readonly authSecrets: Secrets;
  /**
   * Secrets that encrypt sensitive data and pepper password hashes; the first is the current one.
   */
  readonly dataSecrets: Secrets;
  /** The company named as contract partner in contract mails. */
  readonly publisher: Publisher;
  readonly openIdProvider: OpenIdProviderConfig | null;
  readonly partners: readonly Partner[];
  /**
   * Key that callers of the reported-errors endpoint must send; if null, the endpoint is disabled.
   */
  readonly internalKey: string | null;
  /** Whether the staff area requires a second factor. */
  readonly requiresStaffSecondFactor: boolean;
  readonly addsDemoData: boolean;
  /** Mean event loop delay in milliseconds above which requests are rejected; 0 rejects none. */
  readonly loadSheddingDelayMs: number;
  /** Whether all writes are disabled: forms, tasks and migrations. */
  readonly isReadOnly: boolean;
  /** Bearer token for the metrics; if null, metrics need no token. */
  readonly metricsToken: string | null;
  readonly trustedProxies: string;
  readonly logLevel: string;
}

/** Thrown if the environment is invalid; the message names every affected variable. */
export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The environment is not usable:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Returns the secret with this name. It is generated at the first start and stored in `dataDir`.
 */
function readOrCreateSecret(dataDir: string, name: string): string {
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

function isLocalUrl(siteUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(siteUrl).hostname);
}

/**
 * Reads the settings of the OpenID Connect provider, which are either all set or all absent.
 * @throws ConfigError if only some of them are set
 */
function readProvider(values: {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_LABEL: string;
}): OpenIdProviderConfig | null {
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

/** Parses `s3://bucket/prefix`, whose format the schema has checked. */
export function parseBucketUrl(
  bucketUrl: string | undefined,
  endpoint: string | undefined,
): S3Photos | null {
  const [bucket = '', ...prefixSegments] = (bucketUrl ?? '')
    .slice('s3://'.length)
    .split('/')
    .filter(Boolean);
  return bucket ? { bucket, prefix: prefixSegments.join('/'), endpoint } : null;
}

/**
 * Returns the secrets that encrypt data: DATA_SECRET and its accepted predecessors, or the auth
 * secrets if DATA_SECRET is not set.
 */
export function getDataSecrets(
  dataSecret: string | undefined,
  acceptedSecrets: readonly string[],
  authSecrets: Secrets,
): Secrets {
  return dataSecret ? [dataSecret, ...acceptedSecrets] : [...authSecrets, ...acceptedSecrets];
}

type EnvironmentValues = Parameters<typeof listVariablesWithPublishedSecret>[0] &
  Parameters<typeof listVariablesWithSampleValue>[0];

/**
 * Rejects secrets and sample values that are published in this repository.
 * @throws ConfigError that names their variables
 */
function assertNoPublishedValues(values: EnvironmentValues): void {
  const names = [
    ...listVariablesWithPublishedSecret(values),
    ...listVariablesWithSampleValue(values),
  ];
  if (names.length > 0)
    throw new ConfigError(names.map((name) => `${name}: is required on a public SITE_URL`));
}

/** Reads the configuration from environment variables. @throws ConfigError if one is invalid */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsedEnvironment = environmentSchema.safeParse(selectKnownVariables(env));
  if (!parsedEnvironment.success) {
    throw new ConfigError(
      parsedEnvironment.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const values = parsedEnvironment.data;
  const databaseUrl = values.DATABASE_URL;
  if (databaseUrl && !values.AUTH_SECRET) {
    throw new ConfigError(['AUTH_SECRET: is required with DATABASE_URL']);
  }
  if (databaseUrl && values.DEMO_DATA === 'on') {
    throw new ConfigError(['DEMO_DATA: not allowed with DATABASE_URL']);
  }
  const isLocalSite = isLocalUrl(values.SITE_URL);
  if (!isLocalSite) assertNoPublishedValues(values);
  const dataDir = path.resolve(values.DATA_DIR);
  // A publicly reachable site has no demo accounts by default, because this repository contains
  // their passwords.
  const demoDataDefault = isLocalSite ? 'on' : 'off';
  const staffSecondFactorDefault = isLocalSite && !databaseUrl ? 'off' : 'on';
  const authSecret = values.AUTH_SECRET ?? readOrCreateSecret(dataDir, 'auth-secret');
  const authSecrets: Secrets = [authSecret, ...values.AUTH_SECRETS_ACCEPTED];
  return {
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir,
    databaseUrl,
    databaseAddresses: readDatabaseAddresses(values),
    migratesAtStart: !databaseUrl || values.MIGRATE_AT_START === 'on',
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    content: {
      endpoint: getContentEndpoint(values.CONTENT_REGION, values.CONTENT_ENDPOINT),
      token: values.CONTENT_PUBLIC_TOKEN,
      maxRequestsPerSecond: getContentRateLimit(
        values.CONTENT_RATE_LIMIT,
        getContentEndpoint(values.CONTENT_REGION, values.CONTENT_ENDPOINT),
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
      updatesIndex: values.SEARCH_FEED === 'on',
    },
    photoBucket: parseBucketUrl(values.PHOTOS_STORE, values.PHOTOS_S3_ENDPOINT),
    siteUrl: values.SITE_URL,
    usesHttps: values.SITE_URL.startsWith('https:'),
    authSecrets,
    dataSecrets: getDataSecrets(values.DATA_SECRET, values.DATA_SECRETS_ACCEPTED, authSecrets),
    publisher: {
      name: values.PUBLISHER_NAME,
      postalAddress: values.PUBLISHER_ADDRESS,
      creditorId: values.PUBLISHER_CREDITOR_ID,
    },
    minimumWage: { rates: values.MINIMUM_WAGE, source: values.MINIMUM_WAGE_SOURCE },
    openIdProvider: readProvider(values),
    partners: values.PARTNER_API_KEYS,
    internalKey:
      values.INTERNAL_KEY ?? (databaseUrl ? null : readOrCreateSecret(dataDir, 'internal-key')),
    requiresStaffSecondFactor: (values.STAFF_SECOND_FACTOR ?? staffSecondFactorDefault) === 'on',
    addsDemoData: !databaseUrl && (values.DEMO_DATA ?? demoDataDefault) === 'on',
    statementTimeoutMs: values.DATABASE_STATEMENT_MS,
    loadSheddingDelayMs: values.SHED_DELAY_MS,
    isReadOnly: values.READ_ONLY === 'on',
    metricsToken: values.METRICS_TOKEN ?? null,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

function readDatabaseAddresses(
  values: Pick<
    z.infer<typeof environmentSchema>,
    'READ_ONLY' | 'DATABASE_POOLER_URL' | 'DATABASE_REPLICA_URL'
  >,
): DatabaseAddresses {
  return {
    // A read-only api sets its connections to read-only. Through a pooler, others would use them.
    poolerUrl: values.READ_ONLY === 'on' ? undefined : values.DATABASE_POOLER_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
  };
}
