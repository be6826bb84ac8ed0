import { join, resolve } from 'node:path';
import { embeddedEnvironmentSchema, type EmbeddedEnvironment } from './config.schema.ts';

export interface EmbeddedConfig extends EmbeddedEnvironment {
  readonly CONTENT_DIR: string;
  /** URLs to which messages about changed stories are sent. */
  readonly CONTENT_WEBHOOK_URL: string[];
}

/**
 * Thrown when the environment is invalid. The message names each invalid variable, but never its
 * value.
 */
export class ConfigError extends Error {}

/** Folder with the stories that are part of the project. */
const SHIPPED_CONTENT_FOLDER = join(import.meta.dirname, '..', '..', 'content');

/** Secrets that allow changes, with defaults that anyone can read in the repository. */
const PUBLIC_DEFAULT_SECRETS = {
  CONTENT_MANAGEMENT_TOKEN: 'embedded-management',
  SEARCH_ADMIN_KEY: 'embedded-admin',
} as const;

/** Returns whether the site is local and only this machine can reach the services. */
function isLocal({ SITE_URL, EMBEDDED_HOST }: EmbeddedEnvironment): boolean {
  const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/u.test(host);
  return isLoopback(new URL(SITE_URL).hostname) && isLoopback(EMBEDDED_HOST);
}

/** @throws {ConfigError} that names the published secrets in use */
function assertNoPublishedSecrets(config: EmbeddedEnvironment): void {
  const names = Object.entries(PUBLIC_DEFAULT_SECRETS)
    .filter(([name, value]) => config[name as keyof typeof PUBLIC_DEFAULT_SECRETS] === value)
    .map(([name]) => `  ${name}: must be set unless only this machine is served`);
  if (names.length > 0) throw new ConfigError(`embedded cannot start:\n${names.join('\n')}`);
}

/** Reads the configuration from the environment. @throws {ConfigError} for invalid values */
export function readConfig(environment: NodeJS.ProcessEnv): EmbeddedConfig {
  const variables = Object.entries(environment).filter(([, value]) => value !== '');
  const result = embeddedEnvironmentSchema.safeParse(Object.fromEntries(variables));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`embedded cannot start:\n  ${lines.join('\n  ')}`);
  }
  const config = result.data;
  if (!isLocal(config)) assertNoPublishedSecrets(config);
  return {
    ...config,
    CONTENT_DIR: resolve(config.CONTENT_DIR ?? SHIPPED_CONTENT_FOLDER),
    CONTENT_WEBHOOK_URL: config.CONTENT_WEBHOOK_URL ?? [
      `http://127.0.0.1:${config.PORT}/_hooks/content`,
      `http://127.0.0.1:${config.API_PORT}/api/hooks/content`,
    ],
    DATA_DIR: resolve(config.DATA_DIR),
  };
}
