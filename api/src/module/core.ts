import type { Logger } from '@gruenland/shared-contracts/logger.ts';

import type { Config } from '#config.ts';
import { createContentReader } from '#content/content-reader.ts';
import type { ContentReader } from '#content/content-reader.ts';
import { createContentStories } from '#content/content-stories.ts';
import type { ContentStories } from '#content/content-stories.ts';
import type { Database, Drizzle } from '#db/database.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createEncryption } from '#secrets/encrypt.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import { createIdSigner } from '#secrets/signed-id.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { ExtensionRegistry } from './extension-point.ts';
import type { ModuleDeclarations } from './module-declarations.ts';

/** Services and settings that every module may use without listing them in `needs`. */
export interface Core {
  readonly config: Config;
  readonly siteUrl: string;
  readonly usesSecureCookies: boolean;
  readonly database: Database;
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly readContent: ContentReader;
  readonly stories: ContentStories;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
  /** Makes the task runner look for tasks at once. Has no effect before the runner exists. */
  readonly notifyTaskRunner: () => void;
  /** The declarations of all modules, for modules that combine them. */
  readonly modules: readonly ModuleDeclarations[];
  readonly extensions: Pick<ExtensionRegistry, 'getExtensions'>;
  /** Set only by tests, so that they hash passwords faster. */
  readonly passwordCost?: { readonly memoryCost: number; readonly timeCost: number } | undefined;
}

/** Creates the core of an api, except for the extensions and declarations of the modules. */
export function createCore(
  startValues: Pick<
    Core,
    'config' | 'database' | 'mailer' | 'log' | 'notifyTaskRunner' | 'passwordCost'
  >,
): Omit<Core, 'extensions' | 'modules'> {
  const { config, database } = startValues;
  const readContent = createContentReader(config.content);
  return {
    ...startValues,
    siteUrl: config.siteUrl,
    usesSecureCookies: config.usesHttps,
    db: database.drizzle,
    readContent,
    stories: createContentStories(readContent),
    signedIds: createIdSigner(config.authSecrets),
    encryption: createEncryption(config.dataSecrets),
  };
}
