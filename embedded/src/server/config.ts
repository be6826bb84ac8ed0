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

/** Reads the configuration from the environment. @throws {ConfigError} for invalid values */
export function readConfig(environment: NodeJS.ProcessEnv): EmbeddedConfig {
  const variables = Object.entries(environment).filter(([, value]) => value !== '');
  const result = embeddedEnvironmentSchema.safeParse(Object.fromEntries(variables));
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`embedded cannot start:\n  ${lines.join('\n  ')}`);
  }
  const config = result.data;
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
