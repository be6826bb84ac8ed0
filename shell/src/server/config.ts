import { resolve } from 'node:path';
import {
  getContentEndpoint,
  getContentRateLimit,
} from '@gruenland/shared-contracts/content/content-service.ts';
import type { ServerSettings } from '@gruenland/shared-contracts/load-context.ts';
import { consentRegistryWithStoredItems } from '#consent/stored-items.ts';
import { shellEnvironmentSchema } from './config.schema.ts';
import type { ShellEnvironment } from './config.schema.ts';

export interface ShellConfig {
  readonly env: ShellEnvironment;
  /** Public URL without trailing slash. */
  readonly siteUrl: string;
  /** Path of `remotes.json`; `RemoteRegistry` reads the file again after each change. */
  readonly remotesFile: string;
  /** Path of `CODEOWNERS`, which names the team of each remote. */
  readonly ownersFile: string;
  /** Public base URL of release files, with trailing slash. */
  readonly releasesBaseUrl: string;
  readonly settings: ServerSettings;
  /** Whether the styleguide and the mail catcher are served. */
  readonly servesInternalPages: boolean;
  /** Folder of the shell's build, with `web/` and `manifest.json`. */
  readonly buildDir: string;
}

/** Thrown for an invalid configuration; the message names each invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and validates the environment variables.
 * @throws ConfigError naming every missing or invalid variable
 */
export function readConfig(variables: NodeJS.ProcessEnv, buildDir: string): ShellConfig {
  const parseResult = shellEnvironmentSchema.safeParse(removeEmptyVariables(variables));
  if (!parseResult.success) {
    const lines = parseResult.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new ConfigError(`The environment is not valid:\n${lines.join('\n')}`);
  }
  const env = parseResult.data;
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  if (!isLocal(siteUrl)) assertNoPublishedValues(env);
  return {
    env,
    siteUrl,
    remotesFile: resolve(env.REMOTES_FILE ?? 'shell/remotes.json'),
    ownersFile: resolve('.github/CODEOWNERS'),
    releasesBaseUrl: env.RELEASES_PUBLIC_URL ? `${env.RELEASES_PUBLIC_URL}/` : '/_releases/',
    settings: createServerSettings(env, siteUrl),
    servesInternalPages: env.INTERNAL_PAGES ?? isLocal(siteUrl),
    buildDir,
  };
}

/** Default secrets of the embedded content service, which anyone can read in the repository. */
const PUBLICLY_KNOWN_SECRETS = {
  CONTENT_PREVIEW_TOKEN: 'embedded-preview',
  CONTENT_WEBHOOK_SECRET: 'embedded-webhook',
} as const;
/**
 * Matches the domain of the sample contact. Nobody receives vulnerability reports at that domain.
 */
const SAMPLE_CONTACT_PATTERN = /[@/.]gruenland\.example\b/i;

function assertNoPublishedValues(env: ShellEnvironment): void {
  const names = Object.entries(PUBLICLY_KNOWN_SECRETS)
    .filter(([name, value]) => env[name as keyof typeof PUBLICLY_KNOWN_SECRETS] === value)
    .map(([name]) => name);
  if (SAMPLE_CONTACT_PATTERN.test(env.SECURITY_CONTACT)) names.push('SECURITY_CONTACT');
  if (names.length > 0) {
    const lines = names.map((name) => `  ${name}: must be set when SITE_URL is public`);
    throw new ConfigError(`The environment is not valid:\n${lines.join('\n')}`);
  }
}

function isLocal(siteUrl: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}

function createServerSettings(env: ShellEnvironment, siteUrl: string): ServerSettings {
  const endpoint = getContentEndpoint(env.CONTENT_REGION, env.CONTENT_ENDPOINT);
  return {
    contentEndpoint: endpoint,
    contentPublicToken: env.CONTENT_PUBLIC_TOKEN,
    contentPreviewToken: env.CONTENT_PREVIEW_TOKEN,
    contentRateLimit: getContentRateLimit(
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
    consent: consentRegistryWithStoredItems,
  };
}

/** Removes empty variables: `NAME=` in an `.env` file means that the variable is absent. */
function removeEmptyVariables(variables: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
