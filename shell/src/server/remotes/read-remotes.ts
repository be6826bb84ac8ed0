import { readFile } from 'node:fs/promises';
import { ConfigError } from '#server/config.ts';
import { remotesFileSchema } from '#server/config.schema.ts';
import type { RemoteEntry } from '#server/config.schema.ts';

/**
 * Reads which remotes there are and which areas they own.
 * @throws ConfigError when the file is missing, malformed or names something twice.
 */
export async function readRemotes(file: string): Promise<readonly RemoteEntry[]> {
  const parsed = remotesFileSchema.safeParse(await readJson(file));
  if (!parsed.success) throw new ConfigError(`${file} is not valid: ${parsed.error.message}`);
  const { remotes } = parsed.data;
  refuseTwice(
    file,
    remotes.map(({ name }) => name),
  );
  refuseTwice(
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

function refuseTwice(file: string, values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new ConfigError(`${file} names ${twice} twice`);
}
