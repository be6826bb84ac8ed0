import { readFile } from 'node:fs/promises';
import { ConfigError } from '#server/config.ts';
import { remotesFileSchema } from '#server/config.schema.ts';
import type { RemoteEntry } from '#server/config.schema.ts';

/**
 * Reads the remotes and the areas they own.
 * @throws ConfigError when the file is missing, malformed or contains duplicates
 */
export async function readRemotes(file: string): Promise<readonly RemoteEntry[]> {
  const parsed = remotesFileSchema.safeParse(await readJson(file));
  if (!parsed.success) throw new ConfigError(`${file} is not valid: ${parsed.error.message}`);
  const { remotes } = parsed.data;
  assertUnique(
    file,
    remotes.map(({ name }) => name),
  );
  assertUnique(
    file,
    remotes.flatMap(({ areas }) => areas),
  );
  return remotes;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${String(error)}`);
  }
}

function assertUnique(file: string, values: readonly string[]): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) throw new ConfigError(`${file} contains ${duplicate} twice`);
}
