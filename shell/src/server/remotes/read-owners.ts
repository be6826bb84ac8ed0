import { readFile } from 'node:fs/promises';

/**
 * Reads from `CODEOWNERS` which teams own a remote. No other file names these teams.
 *
 * @returns the teams, empty if the file is missing or does not name the remote
 */
export async function readOwners(file: string, remote: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  const remoteLine = lines.findLast(([pattern]) => pattern === `/${remote}/`);
  return remoteLine?.slice(1).filter((owner) => owner.startsWith('@')) ?? [];
}
