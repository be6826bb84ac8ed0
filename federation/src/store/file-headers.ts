import { basename, extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
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

/** Content type of a file of a release; null for names that no release has. */
export function contentType(path: string): string | null {
  return TYPES[extname(path)] ?? null;
}

/** Copies that are compressed ahead; they have the type of the file they are a copy of. */
export function withoutCompression(path: string): {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | null;
} {
  if (path.endsWith('.br')) return { path: path.slice(0, -3), encoding: 'br' };
  if (path.endsWith('.gz')) return { path: path.slice(0, -3), encoding: 'gzip' };
  return { path, encoding: null };
}

/**
 * Files whose content changes under the same name: what is live, what is switched off, and proofs,
 * which are signed again when keys change. Everything else has its release in its address.
 */
export function isChanging(path: string): boolean {
  const name = basename(path);
  return name === 'latest.json' || name === 'switches.json' || name.endsWith('.sig.json');
}

/** `cache-control` of a file of the store. */
export function cacheControl(path: string): string {
  return isChanging(path) ? 'no-cache' : 'public, max-age=31536000, immutable';
}
