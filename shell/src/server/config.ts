import { resolve } from 'node:path';
import {
  contentEndpointOf,
  contentRateOf,
} from '@gruenland/shared-contracts/content/content-service.ts';
import type { ServerSettings } from '@gruenland/shared-contracts/load-context.ts';
import { registryWithStores } from '#consent/stored-items.ts';
import { shellEnvironmentSchema } from './config.schema.ts';
import type { ShellEnvironment } from './config.schema.ts';

/** The shell's validated configuration. */
export interface ShellConfig {
  readonly env: ShellEnvironment;
  /** Public address without trailing slash. */
  readonly siteUrl: string;
  /** Which remotes there are; read by `RemoteRegistry`, again whenever it changes. */
  readonly remotesFile: string;
  /** Public base of release files, with trailing slash. */
  readonly releasesBase: string;
  readonly settings: ServerSettings;
  /** Styleguide and caught mail are shown. */
  readonly internalPages: boolean;
  /** Folder of the shell's own build: `web/`, `manifest.json`. */
  readonly buildDir: string;
}

/** Thrown at start when a variable is wrong; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment.
 * @throws ConfigError naming every variable that is missing or wrong.
 */
export function readConfig(variables: NodeJS.ProcessEnv, buildDir: string): ShellConfig {
  const parsed = shellEnvironmentSchema.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  if (!isLocal(siteUrl)) refusePublished(env);
  return {
    env,
    siteUrl,
    remotesFile: resolve(env.REMOTES_FILE ?? 'shell/remotes.json'),
    releasesBase: env.RELEASES_PUBLIC_URL ? `${env.RELEASES_PUBLIC_URL}/` : '/_releases/',
    settings: serverSettings(env, siteUrl),
    internalPages: env.INTERNAL_PAGES ?? isLocal(siteUrl),
    buildDir,
  };
}

/** Keys of the embedded content service that open something; everybody knows them. */
const PUBLISHED = {
  CONTENT_PREVIEW_TOKEN: 'embedded-preview',
  CONTENT_WEBHOOK_SECRET: 'embedded-webhook',
} as const;

function refusePublished(env: ShellEnvironment): void {
  const names = Object.entries(PUBLISHED)
    .filter(([name, value]) => env[name as keyof typeof PUBLISHED] === value)
    .map(([name]) => `  ${name}: is needed where others reach SITE_URL`);
  if (names.length > 0) {
    throw new ConfigError(`The environment is not valid:\n${names.join('\n')}`);
  }
}

function isLocal(siteUrl: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}

function serverSettings(env: ShellEnvironment, siteUrl: string): ServerSettings {
  const endpoint = contentEndpointOf(env.CONTENT_REGION, env.CONTENT_ENDPOINT);
  return {
    contentEndpoint: endpoint,
    contentPublicToken: env.CONTENT_PUBLIC_TOKEN,
    contentPreviewToken: env.CONTENT_PREVIEW_TOKEN,
    contentRateLimit: contentRateOf(
      env.CONTENT_RATE_LIMIT,
      endpoint,
      env.CONTENT_OAUTH_TOKEN !== undefined,
    ),
    ...(env.CONTENT_OAUTH_TOKEN ? { contentOAuthToken: env.CONTENT_OAUTH_TOKEN } : {}),
    contentAssetHost: env.CONTENT_ASSET_HOST,
    siteUrl,
    searchEndpoint: env.SEARCH_ENDPOINT,
    searchApplicationId: env.SEARCH_APPLICATION_ID,
    searchKey: env.SEARCH_KEY,
    consent: registryWithStores,
  };
}

/** Empty variables count as absent, as people leave them in `.env` files. */
function withoutEmpty(variables: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
