import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { contentType } from '#store/file-headers.ts';

/** How a file is sent: as it is, or as one of the copies that lie next to it. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface OpenFile {
  readonly encoding: Encoding;
  readonly bytes: number;
  /** The content; what is read from a disk is closed at its end. */
  readonly content: () => Readable | Buffer;
}

/** Where the origin finds its files. Paths are those that {@link isReleasePath} allows. */
export interface ReleaseFiles {
  /** How people know it, for example the folder. */
  readonly address: string;
  /** Whether anything could be there. */
  available(): Promise<boolean>;
  /** A small file that changes; null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** A file in the best encoding that is wanted and there; null when there is no file. */
  open(path: string, wanted: readonly Encoding[]): Promise<OpenFile | null>;
}

export const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Only such segments exist in a release folder; everything else never touches the disk. */
const SEGMENT = /^[\w@-][\w.@-]*$/;
/** Longer than any path of a release. */
const LONGEST = 400;

/**
 * Whether an address names a file that is for everybody. Dots at the start, slashes in disguise,
 * null bytes and file types that releases do not have all end here; source maps and the history
 * with its notes are for the team alone.
 */
export function isReleasePath(path: string): boolean {
  const segments = path.split('/');
  if (path.length > LONGEST || !segments.every((segment) => SEGMENT.test(segment))) return false;
  if (contentType(path) === null || path.endsWith('.map')) return false;
  return segments[0] !== 'maps' && segments[2] !== 'flips';
}

/** Releases in a folder, which need not exist yet. */
export function folderFiles(folder: string): ReleaseFiles {
  const root = resolve(folder);
  return {
    address: root,
    available: async () =>
      await access(root).then(
        () => true,
        () => false,
      ),
    read: async (path) => await readFile(join(root, path)).catch(() => null),
    open: async (path, wanted) => {
      for (const encoding of [...wanted, 'identity'] as const) {
        const handle = await openFile(join(root, path) + SUFFIX[encoding]);
        if (!handle) continue;
        const { size } = await handle.stat();
        return { encoding, bytes: size, content: () => handle.createReadStream() };
      }
      return null;
    },
  };
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
