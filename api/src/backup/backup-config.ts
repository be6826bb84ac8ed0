import path from 'node:path';

import type { z } from 'zod';

import { parseBucketUrl, ConfigError, getDataSecrets } from '#config.ts';
import { environmentSchema, selectKnownVariables } from '#config.schema.ts';
import type { PhotoConfig } from '#modules/photos/open-photo-stores.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/** The settings of a backup, read from the same environment variables as the api's settings. */
export interface BackupConfig {
  readonly databaseUrl: string;
  readonly photos: PhotoConfig;
  /**
   * Secrets that encrypt data; if null, a restore does not compare them with the backup's secret.
   */
  readonly dataSecrets: Secrets | null;
}

const backupSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  PHOTOS_STORE: true,
  PHOTOS_S3_ENDPOINT: true,
  AUTH_SECRET: true,
  AUTH_SECRETS_ACCEPTED: true,
  DATA_SECRET: true,
  DATA_SECRETS_ACCEPTED: true,
});

/** Reads the backup settings. @throws ConfigError that names the missing or invalid variables */
export function readBackupConfig(env: NodeJS.ProcessEnv): BackupConfig {
  const parsedEnvironment = backupSchema.safeParse(selectKnownVariables(env));
  if (!parsedEnvironment.success) {
    throw new ConfigError(
      parsedEnvironment.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const values = parsedEnvironment.data;
  if (!values.DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is not set. For a running cluster: ' +
        'ENV_FILE=data/cluster/cluster.env before this command. ' +
        'The embedded database of `npm start` is saved by stopping the site and copying its data folder',
    );
  }
  return {
    databaseUrl: values.DATABASE_URL,
    photos: {
      dataDir: path.resolve(values.DATA_DIR),
      bucket: parseBucketUrl(values.PHOTOS_STORE, values.PHOTOS_S3_ENDPOINT),
    },
    dataSecrets: getSecrets(values),
  };
}

/** Returns the secrets that encrypt data, selected as in `readConfig`; null if none is set. */
function getSecrets(values: z.output<typeof backupSchema>): Secrets | null {
  const authOrDataSecret = values.AUTH_SECRET ?? values.DATA_SECRET;
  if (!authOrDataSecret) return null;
  const authSecrets: Secrets = [authOrDataSecret, ...values.AUTH_SECRETS_ACCEPTED];
  return getDataSecrets(values.DATA_SECRET, values.DATA_SECRETS_ACCEPTED, authSecrets);
}
