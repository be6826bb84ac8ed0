import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const COMPRESSIBLE_PATTERN = /\.(js|css|svg|json)$/;
const COMPRESSED_PATTERN = /\.(br|gz)$/;
/** Minimum size in bytes of a file that is compressed. */
const MIN_COMPRESS_BYTES = 256;

/**
 * Computes the hash and the size of every file in a folder, keyed by file name. Skips compressed
 * copies.
 */
export async function createFileTable(folder: string): Promise<Record<string, ReleaseFile>> {
  const table: Record<string, ReleaseFile> = {};
  for (const file of (await readdir(folder)).toSorted()) {
    if (!COMPRESSED_PATTERN.test(file))
      table[file] = describeFile(await readFile(join(folder, file)));
  }
  return table;
}

/**
 * Returns the table of {@link createFileTable} and writes `.br` and `.gz` copies of compressible
 * files.
 */
export async function writeCompressedFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const table = await createFileTable(folder);
  const entries = await Promise.all(
    Object.entries(table).map(async ([file, tableEntry]) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const gzipContent = await compressGzip(bytes, { level: 9 });
      if (COMPRESSIBLE_PATTERN.test(file) && bytes.length >= MIN_COMPRESS_BYTES) {
        await writeFile(`${path}.gz`, gzipContent);
        await writeFile(`${path}.br`, await compressWithBrotli(bytes));
      }
      return [file, { ...tableEntry, gzipBytes: gzipContent.length }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function describeFile(bytes: Buffer): ReleaseFile {
  return { integrity: computeIntegrity(bytes), bytes: bytes.length };
}

function compressWithBrotli(bytes: Buffer): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
