import { basename, extname } from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Returns the content type of a release file; null for unknown file types. */
export function getContentType(path: string): string | null {
  return CONTENT_TYPES[extname(path)] ?? null;
}

/** Splits the path of a precompressed copy into the original path and its encoding. */
export function parseCompression(path: string): {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | null;
} {
  if (path.endsWith('.br')) return { path: path.slice(0, -3), encoding: 'br' };
  if (path.endsWith('.gz')) return { path: path.slice(0, -3), encoding: 'gzip' };
  return { path, encoding: null };
}

/**
 * Returns whether the content of a file changes under the same path: `latest.json`,
 * `switches.json`, and detached signatures, which are renewed when keys change. All other files
 * have the release id in their path.
 */
export function isMutable(path: string): boolean {
  const name = basename(path);
  return name === 'latest.json' || name === 'switches.json' || name.endsWith('.sig.json');
}

/** Returns the `cache-control` header of a file in the store. */
export function getCacheControl(path: string): string {
  return isMutable(path) ? 'no-cache' : 'public, max-age=31536000, immutable';
}
