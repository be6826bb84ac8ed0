import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

const httpUrl = z
  .url({ protocol: /^https?$/u, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/u, ''));

/** `name:key` pairs separated by commas. */
const partnerKeys = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.trim().split(':'));
  return pairs.flatMap(([client, key, ...rest]) => {
    if (/^[a-z0-9-]{2,40}$/u.test(client ?? '') && /^[\w-]{24,}$/u.test(key ?? '') && !rest.length)
      return [{ client: client as string, key: key as string }];
    context.addIssue('must be name:key pairs, keys of at least 24 letters, digits, - or _');
    return [];
  });
});

/** The environment of the api; everything has a default that works on a developer's machine. */
export const environmentSchema = z
  .object({
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u, error: 'must be a postgres:// address' }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/u, error: 'must be an smtp:// address' })
      .default('smtp://127.0.0.1:3025'),
    MAIL_FROM: z.string().default('Grünland <post@gruenland.example>'),
    CONTENT_REGION: z.enum(['eu', 'us', 'ca', 'ap', 'cn']),
    CONTENT_ENDPOINT: httpUrl.default('http://127.0.0.1:3002/v2'),
    CONTENT_PUBLIC_TOKEN: z.string().min(1).default('embedded-public'),
    CONTENT_WEBHOOK_SECRET: z.string().min(1).default('embedded-webhook'),
    SEARCH_ENDPOINT: httpUrl.default('http://127.0.0.1:3002'),
    SEARCH_APPLICATION_ID: z.string().min(1).default('embedded'),
    SEARCH_ADMIN_KEY: z.string().min(1).default('embedded-admin'),
    SEARCH_FEED: z.enum(['on', 'off'], 'must be on or off').default('on'),
    SITE_URL: httpUrl.default('http://localhost:3000'),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
    INTERNAL_KEY: z.string().min(24, 'must have at least 24 characters'),
    DATA_SECRET: z.string().min(32, 'must have at least 32 characters'),
    PUBLISHER_NAME: z.string().default('Grünland Verlag GmbH (Beispiel)'),
    PUBLISHER_ADDRESS: z.string().default('Musterweg 1, 12345 Musterstadt'),
    PUBLISHER_CREDITOR_ID: z.string().default('DE98ZZZ09999999999'),
    OIDC_ISSUER: httpUrl,
    OIDC_CLIENT_ID: z.string(),
    OIDC_CLIENT_SECRET: z.string(),
    OIDC_LABEL: z.string().default('Mit Hofkonto anmelden'),
    PARTNER_API_KEYS: partnerKeys.default([]),
    DEMO_DATA: z.enum(['on', 'off'], 'must be on or off'),
    /** Proxies whose `x-forwarded-for` is believed, as in proxy-addr. */
    TRUST_PROXY: z.string().default('loopback'),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .partial({
    CONTENT_REGION: true,
    DATABASE_URL: true,
    AUTH_SECRET: true,
    DATA_SECRET: true,
    OIDC_ISSUER: true,
    OIDC_CLIENT_ID: true,
    OIDC_CLIENT_SECRET: true,
    INTERNAL_KEY: true,
    DEMO_DATA: true,
  });

/** Reads known names only; an empty value counts as not set. */
export function knownVariables(env: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, empty(env[name])]),
  );
}
