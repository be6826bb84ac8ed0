import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Accepted pictures in text form, by view and story:
 * `{ "1280 light": { "Knopf primär": "320x64 …" } }`
 */
type AcceptedPictures = Readonly<Record<string, Readonly<Record<string, string>>>>;

function getFilePath(packageName: string): string {
  return resolve(import.meta.dirname, '../../pictures', `${packageName}.json`);
}

/** Reads the accepted pictures of a package. Returns null if none were accepted yet. */
export async function readAcceptedPictures(packageName: string): Promise<AcceptedPictures | null> {
  const file = getFilePath(packageName);
  if (!existsSync(file)) return null;
  return JSON.parse(await readFile(file, 'utf8')) as AcceptedPictures;
}

/** Replaces all accepted pictures of a package. */
export async function writeAcceptedPictures(
  packageName: string,
  pictures: AcceptedPictures,
): Promise<void> {
  await writeFile(getFilePath(packageName), `${JSON.stringify(pictures, null, 2)}\n`);
}
