import { gunzipSync } from 'node:zlib';
import { ApiError } from '#search/api-error.ts';
import type { Fields } from './call.ts';

/**
 * Maximum size of a write request in bytes before decompression. `MAX_UNPACKED_BYTES` limits the
 * size after decompression.
 */
export const MAX_BODY_BYTES = 32 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Maximum depth to which a JSON body may be nested. */
const MAX_DEPTH = 50;

/**
 * Parses a body as JSON. Ignores its content type, because clients send `text/plain`.
 *
 * @param maxBytes maximum size of the decompressed body in bytes
 * @throws {ApiError} 400 for invalid or deeply nested JSON, 413 for a body that is too large
 */
export function readBody(
  bytes: Buffer | undefined,
  encoding: string | undefined,
  maxBytes: number,
): unknown {
  if (!bytes || bytes.length === 0) return {};
  const unpackedBytes = encoding === 'gzip' ? unpackBody(bytes, maxBytes) : bytes;
  if (unpackedBytes.length > maxBytes) throw new ApiError(413, 'Body is too large');
  let body: unknown;
  try {
    body = JSON.parse(unpackedBytes.toString('utf8'));
  } catch {
    throw new ApiError(400, 'Invalid JSON in body');
  }
  if (isDeeperThan(body, MAX_DEPTH)) throw new ApiError(400, 'JSON is nested too deeply');
  return body;
}

function unpackBody(bytes: Buffer, maxBytes: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new ApiError(413, 'Body is too large');
    throw new ApiError(400, 'Body is not gzip');
  }
}

function isDeeperThan(node: unknown, depth: number): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (depth === 0) return true;
  return Object.values(node).some((child) => isDeeperThan(child, depth - 1));
}

/** @throws {ApiError} 400 when the body is not an object */
export function getFields(body: unknown, what = 'body'): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(400, `${what} must be a JSON object`);
  }
  return body as Fields;
}

/** @throws {ApiError} 400 when the value is not a list of objects, or when the list is too long */
export function readListOfFields(
  value: unknown,
  what: string,
  maxItems: number,
): readonly Fields[] {
  if (!Array.isArray(value)) throw new ApiError(400, `${what} must be an array`);
  if (value.length > maxItems) throw new ApiError(400, `${what}: at most ${maxItems} entries`);
  return value.map((item) => getFields(item, what));
}

/** @throws {ApiError} 400 when the value is not a text of 1 to `maxLength` characters */
export function getText(value: unknown, what: string, maxLength = 500): string {
  if (typeof value !== 'string' || value === '' || value.length > maxLength) {
    throw new ApiError(400, `${what} must be a string of 1 to ${maxLength} characters`);
  }
  return value;
}

/**
 * Returns the value if it is a valid name of an index. @throws {ApiError} 400 for an invalid name
 */
export function parseIndexName(value: unknown): string {
  const name = getText(value, 'indexName', 256);
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
  if (/[\u0000-\u001f\u007f]/u.test(name) || name === '*') {
    throw new ApiError(400, 'indexName is not valid');
  }
  return name;
}
