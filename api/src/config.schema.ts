import { z } from 'zod';

import { publishedSecrets, sampleValues } from '#published-secrets.ts';

import {
  ANALYTICS_REGIONS,
  PERSONALIZATION_REGIONS,
  SUGGESTION_REGIONS,
} from '@gruenland/shared-contracts/search/search-service.ts';

const replaceEmptyWithUndefined = (value: unknown) => (value === '' ? undefined : value);

const httpUrlSchema = z
  .url({ protocol: /^https?$/u, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/u, ''));

/** API keys of the partners, as `name:key` pairs separated by commas. */
const partnerKeysSchema = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.trim().split(':'));
  return pairs.flatMap(([client, key, ...rest]) => {
    if (/^[a-z0-9-]{2,40}$/u.test(client ?? '') && /^[\w-]{24,}$/u.test(key ?? '') && !rest.length)
      return [{ client: client as string, key: key as string }];
    context.addIssue('must be name:key pairs, keys of at least 24 letters, digits, - or _');
    return [];
  });
});

/**
 * Comma-separated pairs such as `2026-01-01:1390`: the first day of a minimum wage, and the wage in
 * cents per hour.
 */
const minimumWageSchema = z.string().transform((value, context) =>
  value.split(',').flatMap((pair) => {
    const [, firstDay, cents] = /^\s*(\d{4}-\d{2}-\d{2}):(\d{3,5})\s*$/u.exec(pair) ?? [];
    if (firstDay && cents) return [{ from: firstDay, cents: Number(cents) }];
    context.addIssue('must be day:cents pairs in the order of their days');
    return [];
  }),
);

/** Secrets separated by spaces; generated secrets contain no spaces. */
const acceptedSecretsSchema = z
  .string()
  .transform((value) => value.split(/\s+/u).filter(Boolean))
  .pipe(z.array(z.string().min(32, 'each must have at least 32 characters')));

/** The environment variables of the api. Every default works on a developer's machine. */
export const environmentSchema = z
  .object({
    API_HOST: z.string().default('127.0.0.1'),
    CONTENT_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u, error: 'must be a postgres:// address' }),
    /** URL of a pooler in transaction mode, through which requests use the same database. */
    DATABASE_POOLER_URL: z.url({
      protocol: /^postgres(ql)?$/u,
      error: 'must be a postgres:// address',
    }),
    /** URL of a replica, from which public lists are read. */
    DATABASE_REPLICA_URL: z.url({
      protocol: /^postgres(ql)?$/u,
      error: 'must be a postgres:// address',
    }),
    /**
     * URL with which `npm run migrate` connects as the owner of the schema; default: DATABASE_URL.
     */
    DATABASE_OWNER_URL: z.url({
      protocol: /^postgres(ql)?$/u,
      error: 'must be a postgres:// address',
    }),
    MIGRATE_AT_START: z.enum(['on', 'off'], 'must be on or off').default('on'),
    REDIS_URL: z.url({ protocol: /^rediss?$/u, error: 'must be a redis:// address' }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/u, error: 'must be an smtp:// address' })
      .default(sampleValues.SMTP_URL),
    MAIL_FROM: z.string().default(sampleValues.MAIL_FROM),
    CONTENT_REGION: z.enum(['eu', 'us', 'ca', 'ap', 'cn']),
    CONTENT_ENDPOINT: httpUrlSchema.default('http://127.0.0.1:3002/v2'),
    CONTENT_PUBLIC_TOKEN: z.string().min(1).default('embedded-public'),
    CONTENT_WEBHOOK_SECRET: z.string().min(1).default(publishedSecrets.CONTENT_WEBHOOK_SECRET),
    SEARCH_ENDPOINT: httpUrlSchema.default('http://127.0.0.1:3002'),
    SEARCH_APPLICATION_ID: z.string().min(1).default('embedded'),
    SEARCH_ADMIN_KEY: z.string().min(1).default(publishedSecrets.SEARCH_ADMIN_KEY),
    SEARCH_ANALYTICS_REGION: z.enum(ANALYTICS_REGIONS, 'must be de or us').default('de'),
    SEARCH_PERSONALIZATION_REGION: z
      .enum(PERSONALIZATION_REGIONS, 'must be eu or us')
      .default('eu'),
    SEARCH_SUGGESTIONS_REGION: z.enum(SUGGESTION_REGIONS, 'must be eu or us').default('eu'),
    SEARCH_FEED: z.enum(['on', 'off'], 'must be on or off').default('on'),
    PHOTOS_STORE: z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(?:\/[\w-]+)*\/?$/u,
        'must be like s3://bucket/prefix',
      ),
    PHOTOS_S3_ENDPOINT: httpUrlSchema,
    SITE_URL: httpUrlSchema.default('http://localhost:3000'),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
    /** Older auth secrets that stay valid during a rotation (docs/operations.md, Rotate keys). */
    AUTH_SECRETS_ACCEPTED: acceptedSecretsSchema.default([]),
    INTERNAL_KEY: z.string().min(24, 'must have at least 24 characters'),
    DATA_SECRET: z.string().min(32, 'must have at least 32 characters'),
    DATA_SECRETS_ACCEPTED: acceptedSecretsSchema.default([]),
    PUBLISHER_NAME: z.string().default(sampleValues.PUBLISHER_NAME),
    PUBLISHER_ADDRESS: z.string().default(sampleValues.PUBLISHER_ADDRESS),
    PUBLISHER_CREDITOR_ID: z.string().default(sampleValues.PUBLISHER_CREDITOR_ID),
    /**
     * Minimum wages in cents per hour, each with the first day on which it applies. Source: § 1
     * MiLoV5 (Fünfte Mindestlohnanpassungsverordnung) of 5 November 2025 (BGBl. 2025 I Nr. 268):
     * 13,90 € from 1 January 2026, 14,60 € from 1 January 2027.
     */
    MINIMUM_WAGE: minimumWageSchema.default([
      { from: '2026-01-01', cents: 1390 },
      { from: '2027-01-01', cents: 1460 },
    ]),
    MINIMUM_WAGE_SOURCE: z
      .string()
      .default(
        'Fünfte Mindestlohnanpassungsverordnung vom 5. November 2025 (BGBl. 2025 I Nr. 268)',
      ),
    OIDC_ISSUER: httpUrlSchema,
    OIDC_CLIENT_ID: z.string(),
    OIDC_CLIENT_SECRET: z.string(),
    OIDC_LABEL: z.string().default('Mit Hofkonto anmelden'),
    PARTNER_API_KEYS: partnerKeysSchema.default([]),
    STAFF_SECOND_FACTOR: z.enum(['on', 'off'], 'must be on or off'),
    DEMO_DATA: z.enum(['on', 'off'], 'must be on or off'),
    /** Proxies whose `x-forwarded-for` header is trusted, in the format of proxy-addr. */
    TRUST_PROXY: z.string().default('loopback'),
    /** PostgreSQL statement timeout in milliseconds; shorter than the page timeout (1 s). */
    DATABASE_STATEMENT_MS: z.coerce.number().int().min(200).default(800),
    /** Mean event loop delay in milliseconds above which requests are rejected; 0 rejects none. */
    SHED_DELAY_MS: z.coerce.number().min(0).default(1000),
    READ_ONLY: z.enum(['on', 'off'], 'must be on or off').default('off'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .partial({
    CONTENT_REGION: true,
    DATABASE_URL: true,
    DATABASE_OWNER_URL: true,
    DATABASE_POOLER_URL: true,
    DATABASE_REPLICA_URL: true,
    PHOTOS_STORE: true,
    PHOTOS_S3_ENDPOINT: true,
    REDIS_URL: true,
    AUTH_SECRET: true,
    DATA_SECRET: true,
    OIDC_ISSUER: true,
    OIDC_CLIENT_ID: true,
    OIDC_CLIENT_SECRET: true,
    INTERNAL_KEY: true,
    METRICS_TOKEN: true,
    STAFF_SECOND_FACTOR: true,
    DEMO_DATA: true,
  });

/** Selects the known variables; an empty value counts as not set. */
export function selectKnownVariables(env: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [
      name,
      replaceEmptyWithUndefined(env[name]),
    ]),
  );
}
