import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Name of the checksum file, which `sha256sum -c` can read. The file is written last, so a backup
 * without it is incomplete.
 */
export const CHECKSUM_FILE = 'SHA256SUMS';

/** SHA-256 in hex by file path. Paths use slashes and are relative to the backup's folder. */
export type Checksums = ReadonlyMap<string, string>;

const checksumLinePattern = /^([0-9a-f]{64}) [ *](.+)$/u;

/** Computes the SHA-256 of a file in hex; streams the file. */
export async function computeFileChecksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Computes the SHA-256 of bytes in hex. */
export function computeChecksum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function writeChecksums(folder: string, checksums: Checksums): Promise<void> {
  const lines = [...checksums].map(([file, sum]) => `${sum}  ${file}\n`);
  await writeFile(join(folder, CHECKSUM_FILE), lines.join(''), { flag: 'wx' });
}

/** Reads the checksum file of a backup. @throws Error if the file is missing or malformed */
export async function readChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, CHECKSUM_FILE), 'utf8');
  const checksumLines = text.split('\n').filter(Boolean);
  return new Map(
    checksumLines.map((entry) => {
      const [, sum, file] = checksumLinePattern.exec(entry) ?? [];
      if (!sum || !file) throw new Error(`${CHECKSUM_FILE} contains an invalid line`);
      return [file, sum];
    }),
  );
}

/** Returns the files of a backup that are missing or whose checksum differs from `checksums`. */
export async function findChangedFiles(folder: string, checksums: Checksums): Promise<string[]> {
  const changedFiles: string[] = [];
  for (const [file, sum] of checksums) {
    const actualChecksum = await computeFileChecksum(join(folder, file)).catch(() => null);
    if (actualChecksum !== sum) changedFiles.push(file);
  }
  return changedFiles;
}
