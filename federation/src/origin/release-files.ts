import { createHash } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

/** How a file is sent: as it is, or as one of the copies that lie next to it. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface OpenFile {
  readonly type: string;
  readonly encoding: Encoding;
  readonly bytes: number;
  /** Reads the file and closes it at its end. */
  stream(): ReadStream;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Only such segments exist in a release folder; everything else never touches the disk. */
const SEGMENT = /^[\w@-][\w.@-]*$/;

/**
 * Path of a file below the folder, or null when the address cannot name one. Dots at the start,
 * slashes in disguise, null bytes and file types that releases do not have all end here.
 */
export function releasePath(folder: string, path: string): string | null {
  const segments = path.split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  if (!(extname(path) in TYPES)) return null;
  return join(resolve(folder), ...segments);
}

/** Opens a file in the best encoding that is wanted and there; null when there is no file. */
export async function openReleaseFile(
  path: string,
  wanted: readonly Encoding[],
): Promise<OpenFile | null> {
  for (const encoding of [...wanted, 'identity'] as const) {
    const handle = await openFile(path + SUFFIX[encoding]);
    if (!handle) continue;
    const { size } = await handle.stat();
    return {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      encoding,
      bytes: size,
      stream: () => handle.createReadStream(),
    };
  }
  return null;
}

/** Encodings the client takes, best first. `q=0` and unknown ones are left out. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).filter((encoding) => accepted.has(encoding));
}

/** Validator for a small file that changes. */
export function entityTag(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

async function openFile(path: string): Promise<FileHandle | null> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) return null;
    throw error;
  }
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return null;
}
