import { ANALYTICS_REGIONS } from '@gruenland/shared-contracts/search/search-service.ts';
import { z } from 'zod';

const url = z.url().transform((value) => value.replace(/\/$/, ''));
const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Environment of the shell server; every variable is described in `.env.example`. */
export const shellEnvironmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  SHELL_HOST: z.string().default('127.0.0.1'),
  /** Proxies whose `x-forwarded-for` is trusted, in the syntax of proxy-addr. */
  TRUST_PROXY: z.string().default('loopback'),
  SITE_URL: url.optional(),
  API_URL: url.default('http://127.0.0.1:3001'),
  API_BASE_URL: url.optional(),
  IMAGE_URL: url.default('http://127.0.0.1:3002'),
  MAIL_URL: url.default('http://127.0.0.1:3002'),
  CONTENT_ENDPOINT: url.default('http://127.0.0.1:3002/v2'),
  CONTENT_PUBLIC_TOKEN: z.string().min(1).default('embedded-public'),
  CONTENT_PREVIEW_TOKEN: z.string().min(1).default('embedded-preview'),
  CONTENT_SPACE_ID: z.string().regex(/^\d+$/).default('100001'),
  CONTENT_VERSION: z.enum(['published', 'draft']).default('published'),
  CONTENT_REGION: z.enum(['eu', 'us', 'ca', 'ap', 'cn']).optional(),
  CONTENT_RATE_LIMIT: z.coerce.number().int().min(0).optional(),
  CONTENT_OAUTH_TOKEN: z.string().min(1).optional(),
  CONTENT_ASSET_HOST: z.string().default('a.storyblok.com'),
  CONTENT_WEBHOOK_SECRET: z.string().default('embedded-webhook'),
  SEARCH_ENDPOINT: url.default('http://127.0.0.1:3002'),
  SEARCH_APPLICATION_ID: z.string().default('embedded'),
  SEARCH_KEY: z.string().default('embedded-search'),
  SEARCH_ANALYTICS_REGION: z.enum(ANALYTICS_REGIONS).default('de'),
  RELEASES_URL: url.default('http://127.0.0.1:3003'),
  RELEASES_PUBLIC_URL: url.optional(),
  RELEASES_POLL_MS: z.coerce.number().int().min(50).default(400),
  RELEASES_TIMEOUT_MS: z.coerce.number().int().min(100).default(1500),
  RELEASES_RETRY_MS: z.coerce.number().int().min(0).default(10_000),
  /** Key that the release origin requires for reading the release history. */
  INTERNAL_KEY: z.string().min(24).optional(),
  RELEASE_PUBLIC_KEYS: z.string().optional(),
  /** Redis server through which several shells exchange messages. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REMOTES_FILE: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * Whether internal pages (styleguide, mail catcher) are served; by default only on local sites.
   */
  INTERNAL_PAGES: flag.optional(),
  ANALYTICS_URL: url.optional(),
  ANALYTICS_DOMAIN: z.string().optional(),
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(64 * 1024 * 1024),
  /** Mean event-loop delay in milliseconds above which uncached pages are refused. */
  SHED_DELAY_MS: z.coerce.number().min(0).default(1000),
  KILL_SWITCHES: z.string().default(''),
  /**
   * The iOS app that opens links of the site, as team id and bundle id, for example
   * `AB12CD34EF.de.gruenland.app`.
   */
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/)
    .optional(),
  APP_ANDROID_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/)
    .optional(),
  /** SHA-256 fingerprints of the certificates that sign the Android app, separated by commas. */
  APP_ANDROID_CERTIFICATES: z
    .string()
    .regex(/^(?:[0-9A-F]{2}(?::[0-9A-F]{2}){31},?)+$/)
    .optional(),
  /** Contact for reporting vulnerabilities: mailto: or https: (RFC 9116). */
  SECURITY_CONTACT: z
    .url({ protocol: /^(?:mailto|https)$/ })
    .default('mailto:sicherheit@gruenland.example'),
  /** Bearer token for `/metrics`. If it is absent, only local sites serve the metrics. */
  METRICS_TOKEN: z.string().min(16).optional(),
});

const remoteSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Name of the area as shown to visitors. */
  label: z.string().min(1),
  areas: z.array(z.string().regex(/^\/[\w/-]*$/)).min(1),
});

/** Content of `remotes.json`: which remote owns which paths of the site. */
export const remotesFileSchema = z.strictObject({
  $comment: z.string().optional(),
  remotes: z.array(remoteSchema).min(1),
});

export type ShellEnvironment = z.infer<typeof shellEnvironmentSchema>;
export type RemoteEntry = z.infer<typeof remoteSchema>;
