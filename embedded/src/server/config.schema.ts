import { z } from 'zod';

const portSchema = z.coerce.number().int().min(0).max(65535);
const onOffSchema = z.enum(['on', 'off']).transform((value) => value === 'on');
const byteCountSchema = z.coerce.number().int().min(0);
const tokenSchema = z.string().min(1);
const httpUrlSchema = z.url({ protocol: /^https?$/u });
const urlListSchema = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(httpUrlSchema));

const languageListSchema = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((code) => code !== ''))
  .pipe(z.array(z.string().regex(/^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/)));

const hostListSchema = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((host) => host.trim()))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]*$/u)))
  .transform((hosts) => ['localhost', '127.0.0.1', '[::1]', ...hosts.filter(Boolean)]);

/**
 * Environment variables of the embedded services. The package's README.md describes each of them.
 */
export const embeddedEnvironmentSchema = z.object({
  EMBEDDED_HOST: z.string().min(1).default('127.0.0.1'),
  EMBEDDED_ALLOWED_HOSTS: hostListSchema,
  EMBEDDED_PORT: portSchema.default(3002),
  SMTP_PORT: portSchema.default(3025),
  DATA_DIR: z.string().min(1).default('./data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PORT: portSchema.default(3000),
  API_PORT: portSchema.default(3001),
  SITE_URL: z.url().default('http://localhost:3000'),
  CONTENT_DIR: z.string().min(1).optional(),
  CONTENT_SPACE_ID: z
    .string()
    .regex(/^[1-9]\d{0,11}$/)
    .default('100001'),
  CONTENT_PUBLIC_TOKEN: tokenSchema.default('embedded-public'),
  CONTENT_PREVIEW_TOKEN: tokenSchema.default('embedded-preview'),
  CONTENT_WEBHOOK_URL: z.union([z.literal('off').transform(() => []), urlListSchema]).optional(),
  CONTENT_WEBHOOK_SECRET: tokenSchema.default('embedded-webhook'),
  CONTENT_LANGUAGES: languageListSchema,
  CONTENT_CV_REDIRECT: onOffSchema.default(true),
  CONTENT_RESOLVE_LIMIT: z.coerce.number().int().min(0).default(50),
  CONTENT_SERVICE_LIMIT: z
    .union([z.enum(['off', 'hosted']), z.coerce.number().int().min(1)])
    .default('off'),
  CONTENT_OLD_VERSIONS: z.coerce.number().int().min(0).max(100).default(0),
  CONTENT_MANAGEMENT_TOKEN: tokenSchema.default('embedded-management'),
  SEARCH_APPLICATION_ID: tokenSchema.default('embedded'),
  SEARCH_KEY: tokenSchema.default('embedded-search'),
  SEARCH_ADMIN_KEY: tokenSchema.default('embedded-admin'),
  IMAGE_CACHE_BYTES: byteCountSchema.default(1024 * 1024 * 1024),
  IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(16).default(2),
  MAIL_LIMIT: z.coerce.number().int().min(1).max(10_000).default(500),
});

export type EmbeddedEnvironment = z.infer<typeof embeddedEnvironmentSchema>;
