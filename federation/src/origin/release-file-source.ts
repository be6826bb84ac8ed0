import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { getContentType } from '#store/file-headers.ts';

/** Content encoding of a response; `br` and `gzip` are sent from precompressed copies. */
export type Encoding = 'br' | 'gzip' | 'identity';

export interface OpenedFile {
  readonly encoding: Encoding;
  readonly bytes: number;
  /** Returns the content. If the content is a stream, the end of the stream closes the file. */
  readonly content: () => Readable | Buffer;
}

/**
 * Files that the release origin serves. Callers pass only paths that {@link isReleasePath} allows.
 */
export interface ReleaseFileSource {
  /** Location of the files as text for log messages, for example the folder path. */
  readonly location: string;
  /** Returns whether the files can be read at the moment. */
  isAvailable(): Promise<boolean>;
  /** Reads a small mutable file; null when it does not exist. */
  read(path: string): Promise<Buffer | null>;
  /**
   * Opens a file in the first of `encodings` in which the file exists; null when the file does not
   * exist in any of them.
   */
  open(path: string, encodings: readonly Encoding[]): Promise<OpenedFile | null>;
}

export const ENCODING_SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Matches one segment of a release path. Other paths are rejected before any file access. */
const SEGMENT_PATTERN = /^[\w@-][\w.@-]*$/;
/** Maximum length of a path in characters. Release paths are shorter. */
const MAX_PATH_LENGTH = 400;

/**
 * Returns whether a path names a public file. Rejects hidden files, encoded slashes, null bytes and
 * unknown file types. Source maps and the history with its notes are not public.
 */
export function isReleasePath(path: string): boolean {
  const segments = path.split('/');
  if (path.length > MAX_PATH_LENGTH || !segments.every((segment) => SEGMENT_PATTERN.test(segment)))
    return false;
  if (getContentType(path) === null || path.endsWith('.map')) return false;
  return segments[0] !== 'maps' && segments[2] !== 'flips';
}

/** Creates a source that reads release files from a folder, which may be created later. */
export function createFolderFileSource(folder: string): ReleaseFileSource {
  const root = resolve(folder);
  return {
    location: root,
    isAvailable: async () =>
      await access(root).then(
        () => true,
        () => false,
      ),
    read: async (path) => await readFile(join(root, path)).catch(() => null),
    open: async (path, encodings) => {
      for (const encoding of [...encodings, 'identity'] as const) {
        const handle = await openFile(join(root, path) + ENCODING_SUFFIXES[encoding]);
        if (!handle) continue;
        const { size } = await handle.stat();
        return { encoding, bytes: size, content: () => handle.createReadStream() };
      }
      return null;
    },
  };
}

/**
 * Lists the encodings that the client accepts, the best compression first. Omits unknown encodings
 * and encodings with `q=0`.
 */
export function parseAcceptedEncodings(header: string | undefined): Encoding[] {
  const acceptedTokens = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).filter((encoding) => acceptedTokens.has(encoding));
}

/** Computes the ETag of a file from its content. */
export function computeEntityTag(content: Uint8Array): string {
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
